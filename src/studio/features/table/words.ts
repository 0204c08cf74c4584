import type { Words } from "#studio/desk/say.ts";

/** What is said of facts of one sort, or items of a list, in a table. */
export const words = {
	table: { nl: "Als tabel", en: "As a table" },
	open: { nl: "Alles van deze soort als tabel", en: "All of this kind as a table" },
	openSort: { nl: "Als tabel: {sort}", en: "As a table: {sort}" },
	keys: {
		nl: "Met Tab gaat u naar het volgende vak, met Enter naar het vak eronder. Vakken uit Excel plakt u vanaf het vak waarin u staat.",
		en: "Tab goes to the next cell, Enter to the one below. Cells from Excel are pasted from the cell you are in.",
	},
	name: { nl: "naam", en: "name" },
	pasted: { nl: "Geplakt: {count}", en: "Pasted: {count}" },
	pastedTold: {
		nl: "Geplakt: {count} vakken. U kunt dat ongedaan maken.",
		en: "Pasted: {count} cells. You can undo this.",
	},
	pastedBeyond: {
		nl: "Niet geplakt: {count} vakken die buiten de tabel vallen.",
		en: "Not pasted: {count} cells that fall outside the table.",
	},
} as const satisfies Words;
