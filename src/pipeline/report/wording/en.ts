import type { ReportWords } from "./nl.ts";

/** The same in English. */
export const en: ReportWords = {
	problems(count, level) {
		const [one, many] = {
			error: ["error", "errors"],
			warning: ["warning", "warnings"],
			remark: ["remark", "remarks"],
		}[level];
		return `${count} ${count === 1 ? one : many}`;
	},
	prefix: { error: "", warning: "Warning: ", remark: "Remark: " },
	sound: "✓ The content is valid.",
	moreInFile: (problems) => `… and ${problems} more in this file.`,
	moreFiles: (count) => (count === 1 ? "… and 1 more file." : `… and ${count} more files.`),
	firstOnly: "Only the most important problems of each file are shown. `npm run validate -- --all` shows everything.",
	summary: {
		heading: (problems) => `Content: ${problems}`,
		left: (problems) =>
			`Not everything fits here. There are ${problems} more. \`npm run validate -- --all\` shows everything.`,
		elsewhere: "The summary of this step says more.",
	},
	repair: {
		nothing: "There was nothing to fix.",
		none: "Nothing fixed: none of these errors has a single right answer. Fix them yourself.",
		done: (fixed, errors) => `${fixed} ${fixed === 1 ? "error" : "errors"} fixed, ${errors} left.`,
		would: (fixed, errors) =>
			`${fixed} ${fixed === 1 ? "error" : "errors"} can be fixed like this, ${errors} left. Nothing has been changed yet.`,
	},
	translations: { stale: "out of date", missing: "missing", total: "Total" },
	upcoming: {
		heading: "The next 30 days",
		firstDay: (day, thing) => `${day}: ${thing} appears`,
		lastDay: (day, thing) => `${day}: last day of ${thing}`,
		page: (name) => `the page ${name}`,
		section: (name, section) => `section ${section?.place} (${section?.type}) of ${name}`,
		offer: (name) => `the offer price of ${name}`,
		message: () => "the message above every page",
		drafts: "Drafts: what visitors do not see yet",
		dated: (day) => `appears on ${day}`,
		undated: "no date yet",
	},
	foundTexts: {
		heading: (asked, count) => `“${asked}” appears in ${count} ${count === 1 ? "place" : "places"}.`,
		everywhere: "shown on every page",
		pages: (paths) => `shown on ${paths}`,
		nowhere: "shown on no page",
		unknown: "a word of the site itself",
		builtIn: "a word of the builder",
		more: (count) => `And ${count} more. Look for a longer part of the sentence.`,
	},
	where: {
		everyPage: "On every page",
		nowhere: "No page shows this.",
		wordNote: "The design uses this word. The content does not say on which pages it appears.",
		entryNote:
			"A section that refers to a whole fact receives all its fields. Whether it shows this field too is up to the section.",
		reads: (language) => `in ${language}`,
		totals: (pages, languages) =>
			`${pages} ${pages === 1 ? "page" : "pages"}, ${languages} ${languages === 1 ? "language" : "languages"}`,
		via: (name) => `via ${name}`,
		onPage: (number) => `, page ${number}`,
		direct: {
			reference: "refers to it",
			text: "in a text",
			link: "links to it",
			image: "as a picture",
			section: "as a section",
			overview: "in an overview",
			card: "as a card",
			more: "among the other articles",
			breadcrumb: "in the breadcrumb",
			closing: "at the end of an article",
			setting: "in a setting",
			menu: "in the menu",
			shell: "in the header, the menu or the footer",
		},
		behind: {
			folder: (name) => `the overview of ${name}`,
			card: (name) => `the card of ${name}`,
			title: (name) => `the title of ${name}`,
			menu: (name) => `the name of ${name} in the menu`,
			setting: (name) => `the setting ${name}`,
		},
	},
	review: {
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
	},
};
