import type { ReportLanguage } from "#core/problems/entry.ts";

/** What the report of a review in a terminal, or as Markdown, says around its changes. */
const nl = {
	heading: (from: string, to: string) => `Wat een bezoeker ziet veranderen, van ${from} naar ${to}`,
	/** The files that are there now, as the newer of two revisions. */
	folder: "de bestanden in deze map",
	branched: (revision: string, commit: string) => `${revision} toen deze tak begon (${commit})`,
	/** Instead of that there is no difference, when not everything could be compared. */
	nothingKnown: "In wat te vergelijken was, ziet een bezoeker geen verschil.",
	obstacles: (revision: string, count: number) =>
		`In ${revision} ${count === 1 ? "staat 1 fout" : `staan ${count} fouten`}. Een bestand dat daardoor niet te lezen is, is niet vergeleken.`,
	textBeforeAfter: "Tekst voor en na",
	textOf: "De tekst",
	pages: "Pagina's",
	texts: "De teksten",
	more: (count: number) => `en nog ${count}`,
	leftOut: (count: number) =>
		`En nog ${count === 1 ? "1 wijziging, die hier niet meer past" : `${count} wijzigingen, die hier niet meer passen`}. \`npm run review\` toont alles.`,
};

const en: typeof nl = {
	heading: (from, to) => `What a visitor will see change, from ${from} to ${to}`,
	folder: "the files in this folder",
	branched: (revision, commit) => `${revision} when this branch began (${commit})`,
	nothingKnown: "A visitor will see no difference in what could be compared.",
	obstacles: (revision, count) =>
		`There ${count === 1 ? "is 1 error" : `are ${count} errors`} in ${revision}. Files that could not be read because of this have not been compared.`,
	textBeforeAfter: "Text before and after",
	textOf: "The text",
	pages: "Pages",
	texts: "The texts",
	more: (count) => `and ${count} more`,
	leftOut: (count) =>
		`And ${count === 1 ? "1 more change" : `${count} more changes`} that do not fit here. \`npm run review\` shows everything.`,
};

export const reportPhrases: Readonly<Record<ReportLanguage, typeof nl>> = { nl, en };
