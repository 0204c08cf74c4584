import type { addressProblems } from "#core/problems/catalogue-address.ts";
import type { Told } from "#core/problems/entry.ts";
import type { Reservation } from "#core/reserved.ts";

/** What a reserved address is needed for; `step` is the part of it that the site uses. */
const needed: Readonly<Record<Reservation, (step: string) => string>> = {
	language: (step) => `Unter \`/${step}\` stehen die Seiten in einer anderen Sprache`,
	files: (step) => `In \`/${step}\` liegen die Dateien, die zu den Seiten gehören`,
	"not-found": () => "Dort steht die Seite für eine Adresse, die es nicht gibt",
	index: () => "`index` heißt die Datei, die ein Ordner selbst als Seite hat",
	paging: (step) => `\`${step}\` steht in der Adresse der weiteren Seiten einer Übersicht`,
};

export const address: Told<typeof addressProblems> = {
	"duplicate-address": {
		title: "Adresse ist schon vergeben",
		message: ({ address, other }) => `\`${address}\` ist auch die Adresse von \`${other}\`.`,
		hint: "Wählen Sie für eine der beiden Seiten eine andere Adresse.",
	},
	"reserved-address": {
		title: "Adresse ist reserviert",
		message: ({ address, reservation, step }) =>
			`\`${address}\` ist eine Adresse, die die Website selbst braucht: ${needed[reservation](step)}.`,
		hint: ({ former }) =>
			former
				? "Entfernen Sie diese Adresse aus `formerly`."
				: "Geben Sie der Datei oder dem Ordner einen anderen Namen.",
	},
};
