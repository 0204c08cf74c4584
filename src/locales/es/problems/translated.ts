import type { Language } from "#core/languages.ts";
import type { translatedProblems } from "#core/problems/catalogue-translated.ts";
import type { Told } from "#core/problems/entry.ts";
import { number, offer, tongue } from "./phrases.ts";

/** "texto en neerlandés" */
function textIn(source: Language): string {
	return `texto en ${tongue(source)}`;
}

export const translated: Told<typeof translatedProblems> = {
	"translation-fact": {
		title: "Un dato de la traducción no es correcto",
		message: ({ lost, added, source }) =>
			added
				? `\`${added}\` no está en el ${textIn(source)}.`
				: `\`${lost}\` está en el ${textIn(source)} y falta en la traducción.`,
		hint: ({ lost, added, source }) =>
			!added
				? "Ponga el dato, con sus llaves, donde corresponda en la traducción."
				: offer(lost) || `Quítelo, o póngalo también en el ${textIn(source)}.`,
	},
	"translation-link": {
		title: "Un enlace de la traducción no es correcto",
		message: ({ lost, added, source }) =>
			added
				? `El enlace a \`${added}\` no está en el ${textIn(source)}.`
				: `El enlace a \`${lost}\` está en el ${textIn(source)} y falta en la traducción.`,
		hint: ({ lost, source }) =>
			lost
				? `Escriba \`[palabras](${lost})\`. Las direcciones son iguales en todos los idiomas.`
				: `Quite el enlace, o póngalo también en el ${textIn(source)}.`,
	},
	"translation-shape": {
		title: "La traducción tiene otra forma",
		message: ({ source }) => `El ${textIn(source)} y la traducción no son el mismo tipo de bloque.`,
		hint: ({ heading }) =>
			heading
				? `Es un encabezado: empiece también la traducción con \`${heading}\` y un espacio.`
				: "Un párrafo sigue siendo un párrafo, un encabezado conserva sus almohadillas (#), una lista sus elementos y una tabla sus filas.",
	},
	"translation-too-long": {
		title: "La traducción es muy larga",
		message: ({ length, max }) =>
			`La traducción tiene ${number(length)} caracteres. En este lugar caben unos ${number(max)}.`,
		hint: "Dígalo con menos palabras.",
	},
};
