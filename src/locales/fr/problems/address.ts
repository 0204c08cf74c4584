import type { addressProblems } from "#core/problems/catalogue-address.ts";
import type { Told } from "#core/problems/entry.ts";
import type { Reservation } from "#core/reserved.ts";

/** What a reserved address is needed for; `step` is the part of it that the site uses. */
const needed: Readonly<Record<Reservation, (step: string) => string>> = {
	language: (step) => `sous \`/${step}\` se trouvent les pages dans une autre langue`,
	files: (step) => `dans \`/${step}\` se trouvent les fichiers qui accompagnent les pages`,
	"not-found": () => "là se trouve la page affichée quand une adresse n’existe pas",
	index: () => "`index` est le nom du fichier qui sert de page à un dossier",
	paging: (step) => `\`${step}\` figure dans l’adresse des pages suivantes d’une liste`,
};

export const address: Told<typeof addressProblems> = {
	"duplicate-address": {
		title: "Adresse déjà prise",
		message: ({ address, other }) => `\`${address}\` est aussi l’adresse de \`${other}\`.`,
		hint: "Choisissez une autre adresse pour l’un des deux.",
	},
	"reserved-address": {
		title: "Adresse réservée",
		message: ({ address, reservation, step }) =>
			`\`${address}\` est une adresse que le site utilise lui-même : ${needed[reservation](step)}.`,
		hint: ({ former }) =>
			former ? "Retirez cette adresse de `formerly`." : "Donnez un autre nom au fichier ou au dossier.",
	},
};
