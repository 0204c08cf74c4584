import type { adviceProblems } from "#core/problems/catalogue-advice.ts";
import type { Told } from "#core/problems/entry.ts";
import { listed, number } from "./phrases.ts";

/** What is said of a title or a description: by itself, as one of many, and as the same one. */
const heads = {
	title: { the: "Le titre", a: "un titre", same: "le même titre" },
	description: { the: "La description", a: "une description", same: "la même description" },
};

export const advice: Told<typeof adviceProblems> = {
	"future-date": {
		title: "Date dans le futur",
		message: ({ name, found }) => `\`${name}\` est ${found}, un jour encore à venir.`,
		hint: ({ found }) =>
			`Vérifiez le jour, le mois et l’année. Si la page ne doit paraître qu’à partir de ce jour, écrivez tout en haut \`publish: ${found}\`.`,
	},
	"price-without-cents": {
		title: "Prix sans centimes",
		message: ({ found, other, page }) =>
			`Sur \`${page}\`, \`${found}\` et \`${other}\` figurent ensemble : l’un avec des centimes, l’autre sans.`,
		hint: ({ found }) => `Écrivez \`${found}.00\`, ou retirez les centimes de l’autre prix.`,
	},
	"fact-written-out": {
		title: "Information écrite dans le texte lui-même",
		message: ({ found }) => `\`${found}\` figure déjà dans les informations. Un changement là-bas ne se fera pas ici.`,
		hint: ({ tokens }) => `Écrivez ${listed(tokens.map((token) => `{${token}}`))}.`,
	},
	"head-length": {
		title: "Longueur mal adaptée aux moteurs de recherche",
		message: ({ name, length }) => `${heads[name].the} fait ${number(length)} caractères.`,
		hint: ({ name, min, max }) =>
			`Les moteurs de recherche affichent au mieux ${heads[name].a} de ${number(min)} à ${number(max)} caractères.`,
	},
	"head-twice": {
		title: "Deux pages se présentent de la même façon",
		message: ({ name, other }) => `\`${other}\` a ${heads[name].same}.`,
		hint: "Dites sur chaque page ce qu’on ne trouve que là ; un visiteur choisira ainsi la bonne.",
	},
	"heading-order": {
		title: "Titre qui saute un niveau",
		message: ({ found }) => `\`${found}\` suit un titre situé plus d’un niveau au-dessus.`,
		hint: ({ expected }) =>
			`Commencez ce titre par \`${expected}\`. Les lecteurs d’écran lisent les titres comme un sommaire.`,
	},
	"orphan-page": {
		title: "Personne n’arrive sur cette page",
		message: ({ path }) => `Aucun menu, aucune liste et aucun lien ne mène à \`${path}\`.`,
		hint: "Faites un lien vers cette page depuis une autre, ou donnez-lui un `menu:`.",
	},
	"unused-image": {
		title: "Image non utilisée",
		message: ({ file }) => `Aucune page ni information ne cite \`${file}\`. Cette image ne sera pas sur le site.`,
		hint: "Supprimez-la, ou gardez-la pour plus tard.",
	},
	"unused-fact": {
		title: "Information non utilisée",
		message: ({ name, collection }) =>
			`Aucune page ni aucune autre information ne cite \`${name}\` de \`${collection}\`. Cela n’apparaît nulle part.`,
		hint: "Citez-la là où elle doit apparaître, ou retirez-la.",
	},
	"placeholder-left": {
		title: "Encore à remplir",
		message: ({ found }) => `\`${found}\` n’est pas encore une vraie valeur.`,
		hint: "Écrivez ce qu’un visiteur doit lire.",
	},
};
