import type { ReportLanguage } from "#core/problems/entry.ts";

/** Every sentence of a review. What is given to one is finished: quoted, formatted, in the language of the report. */
const nl = {
	heading: (from: string, to: string) => `Wat een bezoeker ziet veranderen, van ${from} naar ${to}`,
	/** The files that are there now, as the newer of two revisions. */
	folder: "de bestanden in deze map",
	nothing: "Een bezoeker ziet geen verschil.",
	/** As `nothing`, when not everything could be compared. */
	nothingKnown: "In wat te vergelijken was, ziet een bezoeker geen verschil.",
	count: (changes: number) => (changes === 1 ? "1 wijziging" : `${changes} wijzigingen`),
	obstacles: (revision: string, count: number) =>
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
	pageChapter: (address: string, title: string) => `Pagina ${address}, ${title}`,
	changed: (what: string) => `${what} gewijzigd`,
	added: (what: string, value: string) => `${what} erbij: ${value}`,
	removed: (what: string, value: string) => `${what} weg: ${value}`,
	moved: (what: string, value: string, from: number, to: number) =>
		`${what}: ${value} van plaats ${from} naar plaats ${to}`,
	showing(pages: number, languages: number, everywhere: boolean) {
		const inLanguages = `in ${languages === 1 ? "1 taal" : `${languages} talen`}`;
		if (everywhere) return `zichtbaar op elke pagina ${inLanguages}`;
		if (pages === 0) return "op geen pagina zichtbaar";
		return `zichtbaar op ${pages === 1 ? "1 pagina" : `${pages} pagina's`} ${inLanguages}`;
	},
	factAdded: (fact: string, name: string) => `Erbij: ${name} (${fact})`,
	factRemoved: (fact: string, name: string) => `Weg: ${name} (${fact})`,
	pageAdded: (page: string, title: string, languages: number, days: string) =>
		`Pagina erbij${days && `, ${days} op de site`}: ${page}, ${title}, in ${languages === 1 ? "1 taal" : `${languages} talen`}`,
	pagePlanned: (page: string, title: string, days: string) =>
		days === ""
			? `Pagina nu op de site: ${page}, ${title}`
			: `Pagina ${days} op de site: ${page}, ${title}. Tot dan leest wie er komt, dat de pagina niet bestaat.`,
	pageRemoved: (page: string, title: string, redirect: string | undefined) =>
		redirect === undefined
			? `Pagina weg: ${page}, ${title}. Er is geen doorverwijzing: wie daar komt, leest dat de pagina niet bestaat.`
			: `Pagina weg: ${page}, ${title}. Wie daar komt, gaat naar ${redirect}.`,
	pageMoved: (from: string, page: string, title: string, redirected: boolean) =>
		redirected
			? `Pagina verhuisd: ${from} is nu ${page}, ${title}. Wie op het oude adres komt, gaat naar het nieuwe.`
			: `Pagina verhuisd: ${from} is nu ${page}, ${title}. Er is geen doorverwijzing: wie op het oude adres komt, leest dat de pagina niet bestaat.`,
	redirect(address: string, before: string | undefined, after: string | undefined) {
		if (after === undefined) return `Doorverwijzing weg: wie op ${address} komt, leest dat de pagina niet bestaat.`;
		if (before === undefined) return `Doorverwijzing erbij: wie op ${address} komt, gaat naar ${after}.`;
		return `Doorverwijzing gewijzigd: wie op ${address} komt, gaat naar ${after} in plaats van ${before}.`;
	},
	/** Without a place when it changes. */
	section: (place: number | undefined, title: string, type: string) =>
		["Sectie", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section: string, days: string) => `Erbij${days && `, ${days}`}: ${lower(section)}`,
	sectionRemoved: (section: string) => `Weg: ${lower(section)}`,
	sectionMoved: (section: string, from: number, to: number) =>
		`Verplaatst: ${lower(section)}, van plaats ${from} naar plaats ${to}`,
	menu: "Menupunt",
	menuUnder: (label: string) => `Menupunt onder ${label}`,
	word: (key: string, language: string) => `Woord ${key} in het ${language}`,
	picture: (file: string) => `Beeld ${file} is een ander beeld`,
	stale: (languages: string, what: string) => `Verouderd in het ${languages}: ${what}`,
	missing: (languages: string, what: string) => `Nog niet vertaald in het ${languages}: ${what}`,
	mended: (languages: string, what: string) => `Nu wel vertaald in het ${languages}: ${what}`,
	retranslated: (language: string, passage: string, where: string) =>
		`Vertaling in het ${language} gewijzigd: ${passage} (${where})`,
	passage: (passage: string, where: string) => `${passage} (${where})`,
	passages: (count: number, where: string) => `${count} teksten (${where})`,
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
	pageAdded: (page, title, languages, days) =>
		`Page added${days && `, ${days} on the site`}: ${page}, ${title}, in ${languages === 1 ? "1 language" : `${languages} languages`}`,
	pagePlanned: (page, title, days) =>
		days === ""
			? `Page now on the site: ${page}, ${title}`
			: `Page ${days} on the site: ${page}, ${title}. Until then visitors are told that it does not exist.`,
	pageRemoved: (page, title, redirect) =>
		redirect === undefined
			? `Page removed: ${page}, ${title}. There is no redirect: visitors are told that the page does not exist.`
			: `Page removed: ${page}, ${title}. Its visitors are taken to ${redirect}.`,
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
	sectionAdded: (section, days) => `Added${days && `, ${days}`}: ${lower(section)}`,
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

export const phrases: Readonly<Record<ReportLanguage, typeof nl>> = { nl, en };
