import type { translatedProblems } from "#core/problems/catalogue-translated.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, meant, number } from "./phrases.ts";

export const translated: Told<typeof translatedProblems> = {
	"translation-fact": {
		title: "Information incorrecte dans la traduction",
		message: ({ lost, added, source }) =>
			added
				? `\`${added}\` ne figure pas dans le texte ${inTongue(source)}.`
				: `\`${lost}\`, qui figure dans le texte ${inTongue(source)}, manque dans la traduction.`,
		hint: ({ lost, added, source }) =>
			!added
				? "Mettez l’information avec ses accolades à sa place dans la traduction."
				: lost
					? meant(lost)
					: `Retirez-la, ou mettez-la aussi dans le texte ${inTongue(source)}.`,
	},
	"translation-link": {
		title: "Lien incorrect dans la traduction",
		message: ({ lost, added, source }) =>
			added
				? `Le lien vers \`${added}\` ne figure pas dans le texte ${inTongue(source)}.`
				: `Le lien vers \`${lost}\`, qui figure dans le texte ${inTongue(source)}, manque dans la traduction.`,
		hint: ({ lost, source }) =>
			lost
				? `Écrivez \`[mots](${lost})\`. Les adresses sont les mêmes dans toutes les langues.`
				: `Retirez le lien, ou mettez-le aussi dans le texte ${inTongue(source)}.`,
	},
	"translation-shape": {
		title: "Traduction d’une autre forme",
		message: ({ source }) => `Le texte ${inTongue(source)} et la traduction ne sont pas le même type de bloc.`,
		hint: ({ heading }) =>
			heading
				? `C’est un titre : commencez aussi la traduction par \`${heading}\` et un espace.`
				: "Un paragraphe reste un seul paragraphe, un titre garde ses dièses, une liste autant d’éléments et un tableau autant de lignes.",
	},
	"translation-too-long": {
		title: "Traduction très longue",
		message: ({ length, max }) =>
			`La traduction fait ${number(length)} caractères. À cet endroit, il y a de la place pour environ ${number(max)}.`,
		hint: "Dites-le plus brièvement.",
	},
};
