import type { ReportLanguage } from "#core/problems/entry.ts";

/** Every sentence of a review. What is given to one is finished: quoted, formatted, in the language of the report. */
interface Phrases {
	readonly heading: (from: string, to: string) => string;
	/** The files that are there now, as the newer of two revisions. */
	readonly folder: string;
	readonly nothing: string;
	/** As `nothing`, when not everything could be compared. */
	readonly nothingKnown: string;
	readonly count: (changes: number) => string;
	readonly obstacles: (revision: string, count: number) => string;
	readonly chapters: Readonly<
		Record<"facts" | "addresses" | "menu" | "words" | "pictures" | "settings" | "translations", string>
	>;
	readonly pageChapter: (address: string, title: string) => string;
	readonly changed: (what: string) => string;
	readonly added: (what: string, value: string) => string;
	readonly removed: (what: string, value: string) => string;
	readonly moved: (what: string, value: string, from: number, to: number) => string;
	readonly showing: (pages: number, languages: number, everywhere: boolean) => string;
	readonly factAdded: (fact: string, name: string) => string;
	readonly factRemoved: (fact: string, name: string) => string;
	readonly pageAdded: (page: string, title: string, languages: number) => string;
	readonly pageRemoved: (page: string, title: string, redirect: string | undefined) => string;
	readonly pageMoved: (from: string, page: string, title: string, redirected: boolean) => string;
	readonly languageRemoved: (language: string, addresses: number) => string;
	readonly pageUnannounced: (page: string, title: string, languages: string) => string;
	readonly redirect: (address: string, before: string | undefined, after: string | undefined) => string;
	/** Without a place when it changes. */
	readonly section: (place: number | undefined, title: string, type: string) => string;
	readonly sectionAdded: (section: string) => string;
	readonly sectionRemoved: (section: string) => string;
	readonly sectionMoved: (section: string, from: number, to: number) => string;
	readonly menu: string;
	readonly menuUnder: (label: string) => string;
	readonly word: (key: string, language: string) => string;
	readonly picture: (file: string) => string;
	readonly stale: (languages: string, what: string) => string;
	readonly missing: (languages: string, what: string) => string;
	readonly mended: (languages: string, what: string) => string;
	readonly retranslated: (language: string, passage: string, where: string) => string;
	readonly passage: (passage: string, where: string) => string;
	readonly passages: (count: number, where: string) => string;
	readonly textBeforeAfter: string;
	readonly textOf: string;
	readonly pages: string;
	readonly texts: string;
	readonly more: (count: number) => string;
	readonly leftOut: (count: number) => string;
}

const nl: Phrases = {
	heading: (from, to) => `Wat een bezoeker ziet veranderen, van ${from} naar ${to}`,
	folder: "de bestanden in deze map",
	nothing: "Een bezoeker ziet geen verschil.",
	nothingKnown: "In wat te vergelijken was, ziet een bezoeker geen verschil.",
	count: (changes) => (changes === 1 ? "1 wijziging" : `${changes} wijzigingen`),
	obstacles: (revision, count) =>
		`In ${revision} ${count === 1 ? "staat 1 fout" : `staan ${count} fouten`}. Een bestand dat daardoor niet te lezen is, is niet vergeleken.`,
	chapters: {
		facts: "Gegevens",
		addresses: "Pagina's en adressen",
		menu: "Menu",
		words: "Woorden",
		pictures: "Beelden",
		settings: "Instellingen",
		translations: "Vertalingen",
	},
	pageChapter: (address, title) => `Pagina ${address}, ${title}`,
	changed: (what) => `${what} gewijzigd`,
	added: (what, value) => `${what} erbij: ${value}`,
	removed: (what, value) => `${what} weg: ${value}`,
	moved: (what, value, from, to) => `${what}: ${value} van plaats ${from} naar plaats ${to}`,
	showing(pages, languages, everywhere) {
		const inLanguages = `in ${languages === 1 ? "1 taal" : `${languages} talen`}`;
		if (everywhere) return `zichtbaar op elke pagina ${inLanguages}`;
		if (pages === 0) return "op geen pagina zichtbaar";
		return `zichtbaar op ${pages === 1 ? "1 pagina" : `${pages} pagina's`} ${inLanguages}`;
	},
	factAdded: (fact, name) => `Erbij: ${name} (${fact})`,
	factRemoved: (fact, name) => `Weg: ${name} (${fact})`,
	pageAdded: (page, title, languages) =>
		`Pagina erbij: ${page}, ${title}, in ${languages === 1 ? "1 taal" : `${languages} talen`}`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Pagina weg: ${page}, ${title}. Er is geen doorverwijzing: wie daar komt, leest dat de pagina niet bestaat.`
			: `Pagina weg: ${page}, ${title}. Wie daar komt, gaat naar ${redirect}.`,
	languageRemoved: (language, addresses) => `${language} verdwijnt: ${addresses} adressen leiden nergens meer heen.`,
	pageUnannounced: (page, title, languages) =>
		`${page}, ${title}, verdwijnt uit zoekmachines in het ${languages}: er is te weinig van vertaald.`,
	pageMoved: (from, page, title, redirected) =>
		redirected
			? `Pagina verhuisd: ${from} is nu ${page}, ${title}. Wie op het oude adres komt, gaat naar het nieuwe.`
			: `Pagina verhuisd: ${from} is nu ${page}, ${title}. Er is geen doorverwijzing: wie op het oude adres komt, leest dat de pagina niet bestaat.`,
	redirect(address, before, after) {
		if (after === undefined) return `Doorverwijzing weg: wie op ${address} komt, leest dat de pagina niet bestaat.`;
		if (before === undefined) return `Doorverwijzing erbij: wie op ${address} komt, gaat naar ${after}.`;
		return `Doorverwijzing gewijzigd: wie op ${address} komt, gaat naar ${after} in plaats van ${before}.`;
	},
	section: (place, title, type) => ["Sectie", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section) => `Erbij: ${lower(section)}`,
	sectionRemoved: (section) => `Weg: ${lower(section)}`,
	sectionMoved: (section, from, to) => `Verplaatst: ${lower(section)}, van plaats ${from} naar plaats ${to}`,
	menu: "Menupunt",
	menuUnder: (label) => `Menupunt onder ${label}`,
	word: (key, language) => `Woord ${key} in het ${language}`,
	picture: (file) => `Beeld ${file} is een ander beeld`,
	stale: (languages, what) => `Verouderd in het ${languages}: ${what}`,
	missing: (languages, what) => `Nog niet vertaald in het ${languages}: ${what}`,
	mended: (languages, what) => `Nu wel vertaald in het ${languages}: ${what}`,
	retranslated: (language, passage, where) => `Vertaling in het ${language} gewijzigd: ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${count} teksten (${where})`,
	textBeforeAfter: "Tekst voor en na",
	textOf: "De tekst",
	pages: "Pagina's",
	texts: "De teksten",
	more: (count) => `en nog ${count}`,
	leftOut: (count) =>
		`En nog ${count === 1 ? "1 wijziging, die hier niet meer past" : `${count} wijzigingen, die hier niet meer passen`}. \`npm run review\` toont alles.`,
};

const en: Phrases = {
	heading: (from, to) => `What a visitor will see change, from ${from} to ${to}`,
	folder: "the files in this folder",
	nothing: "A visitor will see no difference.",
	nothingKnown: "A visitor will see no difference in what could be compared.",
	count: (changes) => (changes === 1 ? "1 change" : `${changes} changes`),
	obstacles: (revision, count) =>
		`There ${count === 1 ? "is 1 error" : `are ${count} errors`} in ${revision}. Files that could not be read because of this have not been compared.`,
	chapters: {
		facts: "Facts",
		addresses: "Pages and addresses",
		menu: "Menu",
		words: "Words",
		pictures: "Pictures",
		settings: "Settings",
		translations: "Translations",
	},
	pageChapter: (address, title) => `Page ${address}, ${title}`,
	changed: (what) => `${what} changed`,
	added: (what, value) => `${what} added: ${value}`,
	removed: (what, value) => `${what} removed: ${value}`,
	moved: (what, value, from, to) => `${what}: ${value} from position ${from} to position ${to}`,
	showing(pages, languages, everywhere) {
		const inLanguages = `in ${languages === 1 ? "1 language" : `${languages} languages`}`;
		if (everywhere) return `shown on every page ${inLanguages}`;
		if (pages === 0) return "shown on no page";
		return `shown on ${pages === 1 ? "1 page" : `${pages} pages`} ${inLanguages}`;
	},
	factAdded: (fact, name) => `Added: ${name} (${fact})`,
	factRemoved: (fact, name) => `Removed: ${name} (${fact})`,
	pageAdded: (page, title, languages) =>
		`Page added: ${page}, ${title}, in ${languages === 1 ? "1 language" : `${languages} languages`}`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Page removed: ${page}, ${title}. There is no redirect: visitors are told that the page does not exist.`
			: `Page removed: ${page}, ${title}. Its visitors are taken to ${redirect}.`,
	languageRemoved: (language, addresses) => `${language} goes: ${addresses} addresses lead nowhere any more.`,
	pageUnannounced: (page, title, languages) =>
		`${page}, ${title}, leaves search engines in ${languages}: too little of it is translated.`,
	pageMoved: (from, page, title, redirected) =>
		redirected
			? `Page moved: ${from} is now ${page}, ${title}. Visitors to the old address are taken to the new one.`
			: `Page moved: ${from} is now ${page}, ${title}. There is no redirect: visitors to the old address are told that the page does not exist.`,
	redirect(address, before, after) {
		if (after === undefined) return `Redirect removed: visitors to ${address} are told that the page does not exist.`;
		if (before === undefined) return `Redirect added: visitors to ${address} are taken to ${after}.`;
		return `Redirect changed: visitors to ${address} are taken to ${after} instead of ${before}.`;
	},
	section: (place, title, type) => ["Section", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section) => `Added: ${lower(section)}`,
	sectionRemoved: (section) => `Removed: ${lower(section)}`,
	sectionMoved: (section, from, to) => `Moved: ${lower(section)}, from position ${from} to position ${to}`,
	menu: "Menu item",
	menuUnder: (label) => `Menu item under ${label}`,
	word: (key, language) => `Word ${key} in ${language}`,
	picture: (file) => `Picture ${file} replaced`,
	stale: (languages, what) => `Out of date in ${languages}: ${what}`,
	missing: (languages, what) => `Not translated yet into ${languages}: ${what}`,
	mended: (languages, what) => `Now translated into ${languages}: ${what}`,
	retranslated: (language, passage, where) => `Translation in ${language} changed: ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${count} texts (${where})`,
	textBeforeAfter: "Text before and after",
	textOf: "The text",
	pages: "Pages",
	texts: "The texts",
	more: (count) => `and ${count} more`,
	leftOut: (count) =>
		`And ${count === 1 ? "1 more change" : `${count} more changes`} that do not fit here. \`npm run review\` shows everything.`,
};

function lower(sentence: string): string {
	return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

export const phrases: Readonly<Record<ReportLanguage, Phrases>> = { nl, en };
