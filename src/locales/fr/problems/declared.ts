import type { declaredProblems } from "#core/problems/catalogue-declared.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, offer } from "./phrases.ts";

export const declared: Told<typeof declaredProblems> = {
	"field-taken": {
		title: "Ce champ existe déjà",
		message: ({ name, collection }) => `\`${name}\` est déjà un champ de \`${collection}\`.`,
		hint: "Donnez un autre nom à votre propre champ.",
	},
	"no-card-field": {
		title: "Ce champ ne va pas sur la carte",
		message: ({ part, found }) => `\`${part}\` indique \`${found}\`, et ce champ ne peut pas y figurer.`,
		hint: ({ kinds, known }) => offer(undefined, known) || `Créez un champ du type ${listed(kinds)}.`,
	},
	"unknown-facts": {
		title: "Informations inexistantes",
		message: ({ name }) => `\`${name}\` n’est pas une collection d’informations, ni une information qui s’y trouve.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"unknown-detail": {
		title: "Aucun de vos champs ne s’appelle ainsi",
		message: ({ name }) =>
			`Dans content/kinds, ces informations n’ont pas de champ \`${name}\` qui puisse s’afficher ici.`,
		hint: ({ nearest, known }) => offer(nearest, known) || "Ajoutez-le dans content/kinds, ou retirez cette ligne.",
	},
};
