import type { wordingProblems } from "#core/problems/catalogue-wording.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue } from "./phrases.ts";

export const wording: Told<typeof wordingProblems> = {
	"translation-number": {
		title: "Nombre présent seulement dans la traduction",
		message: ({ found, source }) =>
			`\`${found}\` figure dans la traduction, mais pas dans le texte ${inTongue(source)}.`,
		hint: ({ source }) =>
			`Retirez-le. S’il a sa place ici, mettez-le aussi dans le texte ${inTongue(source)}, de préférence comme information.`,
	},
	"translation-same": {
		title: "Recopié au lieu d’être traduit",
		message: ({ source }) => `La traduction est exactement la phrase ${inTongue(source)}.`,
		hint: "Traduisez la phrase, ou retirez la traduction ; le site saura alors qu’elle manque encore.",
	},
	"translation-twice": {
		title: "Deux traductions du même texte",
		message: ({ line }) => `Ce texte est aussi traduit à la ligne ${line}, et c’est cette traduction-là qui compte.`,
		hint: "Retirez l’une des deux.",
	},
	"schema-line": {
		title: "Pas d’aide pendant la frappe",
		message: ({ found }) => `Cette ligne indique \`${found}\`, qui ne correspond pas à ce fichier.`,
		hint: ({ expected }) => `Écrivez \`# yaml-language-server: $schema=${expected}\`.`,
	},
	"own-address": {
		title: "Lien vers le site lui-même",
		message: ({ target }) => `\`${target}\` est une page de ce site.`,
		hint: ({ path }) => `Écrivez \`${path}\` ; un visiteur reste ainsi dans sa langue.`,
	},
	"amount-differs": {
		title: "Prix absent des informations",
		message: ({ found }) => `\`${found}\` figure à côté du nom d’un produit, et aucun produit n’a ce prix.`,
		hint: ({ token }) => `Écrivez \`{${token}}\`, ou changez le prix dans content/facts.`,
	},
	"phone-not-a-fact": {
		title: "Numéro de téléphone absent des informations",
		message: ({ found }) => `\`${found}\` ne figure nulle part dans les informations.`,
		hint: "Si c’est un numéro de l’entreprise, écrivez `{business.phone}`. Si c’est celui de quelqu’un d’autre, vérifiez qu’il est exact.",
	},
};
