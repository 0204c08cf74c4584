import { inLanguage } from "#core/in-language.ts";
import type { validateProblems } from "#core/problems/catalogue-validate.ts";
import type { Told } from "#core/problems/entry.ts";
import { expectation, isBlock } from "#core/problems/expectations.ts";
import { counted, number, offer, placeOf } from "./phrases.ts";

/** What stands where something else is expected. */
const forms = { map: "un bloque de campos", list: "una lista", value: "un solo valor" };

export const validate: Told<typeof validateProblems> = {
	"unknown-field": {
		title: "Campo desconocido",
		message: ({ name, where }) => `En ${placeOf(where)} no existe el campo \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known) || "Quite esta línea.",
	},
	"pasted-page": {
		title: "Página en el lugar equivocado",
		message: "`sections` es propio de una página; parece que aquí se ha pegado una página.",
		hint: "Corte la página de aquí y póngala en un archivo propio, en content/pages.",
	},
	"missing-field": {
		title: "Falta un campo",
		message: ({ name, where }) => `En ${placeOf(where)} falta \`${name}\`.`,
		hint: ({ name, description }) => `Añada una línea \`${name}:\`. ${inLanguage(description, "es")}`.trim(),
	},
	"empty-value": {
		title: "Falta el valor",
		message: ({ name }) => `Después de \`${name}:\` no hay nada.`,
		hint: "Escriba un valor, o quite la línea entera si el campo no hace falta.",
	},
	"wrong-structure": {
		title: "La forma no es correcta",
		message: ({ name, expected, found }) =>
			`\`${name}\` pide ${inLanguage(expectation(expected), "es")}; aquí hay ${forms[found]}.`,
		hint: ({ expected }) =>
			expected === "list"
				? "Ponga cada elemento en una línea propia, con un guion y un espacio delante."
				: isBlock(expected)
					? "Ponga cada campo en una línea propia, con sangría: `nombre: valor`."
					: "Ponga el valor en la misma línea, después de los dos puntos.",
	},
	"colon-in-text": {
		title: "Dos puntos en un texto",
		message: "Por los dos puntos, YAML lee esto como un nombre con un valor, no como un texto.",
		hint: ({ source }) => `Ponga todo el texto entre comillas dobles: \`"${source}"\`.`,
	},
	"comma-in-text": {
		title: "Coma en un texto",
		message:
			"Entre llaves, después de una coma empieza un campo nuevo; por eso YAML lee aquí el texto solo hasta la coma.",
		hint: ({ source }) => `Ponga todo el texto entre comillas dobles: \`"${source}"\`.`,
	},
	"wrong-count": {
		title: "La cantidad no es correcta",
		message: ({ name, found, limit, side }) =>
			`\`${name}\` tiene ${counted(found, "elemento", "elementos")}; debe tener ${number(limit)} como ${side === "min" ? "mínimo" : "máximo"}.`,
		hint: ({ side }) =>
			side === "min"
				? "Añada un elemento, o quite la lista si ese campo no es obligatorio."
				: "Quite elementos, o repártalos en dos secciones.",
	},
	"missing-type": {
		title: "Sección sin tipo",
		message: "Esta sección no dice de qué tipo es.",
		hint: ({ known, found }) =>
			found
				? `Escriba \`type:\` en lugar de \`${found}:\`.`
				: `Añada una línea \`type:\`. ${offer(undefined, known)}`.trim(),
	},
	"unknown-section": {
		title: "Tipo de sección desconocido",
		message: ({ name }) => `No existe la sección \`${name}\`.`,
		hint: ({ nearest, known }) => offer(nearest, known),
	},
	"invalid-entry-name": {
		title: "El nombre no sirve",
		message: ({ name }) => `\`${name}\` no puede ser el nombre de un dato.`,
		hint: ({ nearest }) =>
			nearest
				? `Escriba \`${nearest}\`.`
				: "Use minúsculas sin acentos, cifras y guiones, por ejemplo `pan-de-centeno`.",
	},
};
