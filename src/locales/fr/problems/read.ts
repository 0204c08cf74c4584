import { isHidden, type readProblems, softLineBreak } from "#core/problems/catalogue-read.ts";
import type { Told } from "#core/problems/entry.ts";
import { inTongue, number } from "./phrases.ts";

/** "512 ko" */
function inFrench(size: string): string {
	return size.replace(/^(\d+) kB$/, (_, count: string) => `${number(Number(count))} ko`);
}

export const read: Told<typeof readProblems> = {
	"unreadable-file": {
		title: "Lecture du fichier non autorisée",
		message: ({ name }) => `Le système ne vous laisse pas lire \`${name}\`.`,
		hint: "Voyez à qui appartient le fichier. Donnez-vous le droit de le lire, ou demandez-le à la personne qui gère votre ordinateur.",
	},
	"unreadable-folder": {
		title: "Lecture du dossier non autorisée",
		message: ({ name }) =>
			`Le système ne vous laisse pas regarder dans le dossier \`${name}\`. Son contenu n’est pas vérifié, ni ce qui y renvoie.`,
		hint: "Voyez à qui appartient le dossier. Donnez-vous le droit de le lire, ou demandez-le à la personne qui gère votre ordinateur.",
	},
	"file-too-large": {
		title: "Fichier trop lourd",
		message: ({ size, limit }) => `Ce fichier fait ${inFrench(size)} ; le maximum est de ${inFrench(limit)}.`,
		hint: "Répartissez le contenu sur plusieurs pages, ou retirez ce qui a été collé par erreur.",
	},
	"wrong-encoding": {
		title: "Fichier non enregistré en UTF-8",
		message: "Ce fichier contient des caractères qui ne peuvent pas être lus comme de l’UTF-8.",
		hint: "Ouvrez le fichier dans votre éditeur de texte, choisissez l’encodage UTF-8 au moment d’enregistrer et enregistrez-le à nouveau.",
	},
	"unprintable-sign": {
		title: "Caractère que personne ne voit",
		message: ({ code }) =>
			isHidden(code)
				? `Il y a ici un caractère invisible (U+${code}), de ceux qui viennent avec un texte collé depuis Word ou depuis un site.`
				: code === softLineBreak
					? "Il y a ici un saut de ligne comme Word en fait avec Maj et Entrée ; une page ne peut pas l’afficher."
					: `Il y a ici un caractère de contrôle (U+${code}) qui n’est pas une lettre ; une page ne peut pas l’afficher.`,
		hint: ({ code }) =>
			isHidden(code)
				? "Tapez la ligne à nouveau, ou tapez `npm run validate -- --fix`, qui retire ce caractère."
				: "Retirez-le et tapez un espace ou passez à la ligne. Si vous ne voyez rien, tapez la ligne à nouveau.",
	},
	"wrong-image-name": {
		title: "Nom d’image qui ne convient pas",
		message: ({ name }) =>
			`\`${name}\` ne peut pas aller ainsi sur le site : un nom ne contient que des minuscules, des chiffres, des tirets et des points.`,
		hint: ({ right }) => `Renommez le fichier en \`content/${right}\`.`,
	},
	"source-language-folder": {
		title: "La première langue n’a pas son propre dossier",
		message: ({ name, source }) =>
			`\`${name}\` est dans un dossier pour les pages ${inTongue(source)}, mais ces pages n’ont pas de langue dans leur adresse.`,
		hint: ({ right }) => `Mettez le fichier dans \`content/${right}\`.`,
	},
	"empty-file": {
		title: "Fichier vide",
		message: "Il n’y a rien dans ce fichier.",
		hint: "Remplissez le fichier, ou supprimez-le.",
	},
};
