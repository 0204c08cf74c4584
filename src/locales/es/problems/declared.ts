import type { declaredProblems } from "#core/problems/catalogue-declared.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, offer } from "./phrases.ts";

export const declared: Told<typeof declaredProblems> = {
	"field-taken": {
		title: "El campo ya existe",
		message: ({ name, collection }) => `\`${name}\` ya es un campo de \`${collection}\`.`,
		hint: "Dé otro nombre a su propio campo.",
	},
	"no-card-field": {
		title: "El campo no encaja en la tarjeta",
		message: ({ part, found }) => `En \`${part}\` pone \`${found}\`, y no es un campo que pueda ir ahí.`,
		hint: ({ kinds, known }) => offer(undefined, known) || `Cree un campo del tipo ${listed(kinds)}.`,
	},
	"unknown-facts": {
		title: "Esos datos no existen",
		message: ({ name }) => `\`${name}\` no es una colección de datos ni un dato de una colección.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-detail": {
		title: "El campo propio no existe",
		message: ({ name }) =>
			`En content/kinds, estos datos no tienen ningún campo \`${name}\` que se pueda mostrar con ellos.`,
		hint: ({ nearest, known }) => offer(nearest, known) || "Añádalo en content/kinds o quite esta línea.",
	},
};
