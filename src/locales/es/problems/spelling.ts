import type { spellingProblems } from "#core/problems/catalogue-spelling.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, tongue } from "./phrases.ts";

export const spelling: Told<typeof spellingProblems> = {
	spelling: {
		title: "Ortografía",
		message: ({ word }) => `\`${word}\` no está en el diccionario.`,
		hint: ({ suggestions }) =>
			suggestions.length > 0
				? `¿Quería decir ${listed(suggestions)}? Si la palabra es correcta, añádala a content/words.txt.`
				: "Corrija la palabra. Si es correcta, añádala a content/words.txt.",
	},
	"no-dictionary": {
		title: "No hay diccionario",
		message: ({ source }) => `No se buscan faltas de ortografía: no hay diccionario de ${tongue(source)}.`,
		hint: ({ name }) => `Ejecute \`npm install ${name}\` en la carpeta donde está content.`,
	},
	"word-list-entry": {
		title: "No es una sola palabra",
		message: ({ line }) => `\`${line}\` no es una sola palabra, así que no cuenta.`,
		hint: "Ponga una palabra en cada línea, sin signos de puntuación. Solo al final puede haber un `*`: `hojaldr*`.",
	},
	"word-needless": {
		title: "La palabra sobra en la lista",
		message: ({ word, reason }) =>
			({
				unused: `\`${word}\` no está en ningún texto de la web.`,
				known: `\`${word}\` ya está en el diccionario.`,
				double: `\`${word}\` ya se acepta por otra línea de esta lista.`,
			})[reason],
		hint: "Quite la línea.",
	},
};
