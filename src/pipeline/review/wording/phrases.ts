import type { EditorLanguage } from "#core/in-language.ts";
import { uncapitalized } from "../../text/letters.ts";
import type { Weight } from "../weight.ts";

/** What a review says of changes. What is given to one is finished: quoted, formatted, in the language of the review. */
export type Phrases = typeof nl;

const nl = {
	nothing: "Een bezoeker ziet geen verschil.",
	weight(changes: number, { hidden, vanished, stale, missing, errors }: Weight) {
		const parts = [
			hidden > 0 && `${hidden === 1 ? "1 pagina" : `${hidden} pagina's`} niet meer op de site`,
			vanished > 0 && `${vanished === 1 ? "1 adres vervalt" : `${vanished} adressen vervallen`} zonder doorverwijzing`,
			stale > 0 && `${stale === 1 ? "1 tekst" : `${stale} teksten`} verouderd`,
			missing > 0 && `${missing === 1 ? "1 tekst" : `${missing} teksten`} nog niet vertaald`,
			errors === 1 ? "1 fout" : `${errors} fouten`,
		];
		return `${changes === 1 ? "1 wijziging" : `${changes} wijzigingen`}: ${parts.filter(Boolean).join(", ")}`;
	},
	chapters: {
		facts: "Gegevens",
		addresses: "Pagina's en adressen",
		menu: "Menu",
		words: "Woorden",
		pictures: "Beelden",
		downloads: "Bestanden",
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
	touching: (pages: number, languages: number) =>
		`raakt ${pages === 1 ? "1 pagina" : `${pages} pagina's`} in ${languages === 1 ? "1 taal" : `${languages} talen`}`,
	formDay: (form: string, day: string, open: boolean) =>
		open
			? `Voortaan open op ${day}, maar het formulier ${form} biedt die dag niet aan`
			: `Voortaan gesloten op ${day}, maar het formulier ${form} biedt die dag nog aan`,
	announced: (pages: number, languages: string, lost: boolean) =>
		lost
			? `${pages === 1 ? "1 pagina verdwijnt" : `${pages} pagina's verdwijnen`} in het ${languages} uit zoekmachines: minder dan negen tiende is vertaald`
			: `${pages === 1 ? "1 pagina komt" : `${pages} pagina's komen`} in het ${languages} in zoekmachines: minstens negen tiende is vertaald`,
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
	contentMoved: (from: string, page: string, title: string) =>
		`Inhoud verplaatst: wat op ${from} stond, staat nu op ${page}, ${title}`,
	languageAdded: (language: string, addresses: number) =>
		`Taal erbij: ${language}, met ${addresses === 1 ? "1 adres" : `${addresses} adressen`}`,
	languageRemoved: (language: string, addresses: number) =>
		`Taal weg: ${language}. ${addresses === 1 ? "1 adres leidt" : `${addresses} adressen leiden`} nergens meer heen.`,
	redirect(address: string, before: string | undefined, after: string | undefined) {
		if (after === undefined) return `Doorverwijzing weg: wie op ${address} komt, leest dat de pagina niet bestaat.`;
		if (before === undefined) return `Doorverwijzing erbij: wie op ${address} komt, gaat naar ${after}.`;
		return `Doorverwijzing gewijzigd: wie op ${address} komt, gaat naar ${after} in plaats van ${before}.`;
	},
	/** Without a place when it changes. */
	section: (place: number | undefined, title: string, type: string) =>
		["Onderdeel", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section: string, days: string) => `Erbij${days && `, ${days}`}: ${uncapitalized(section)}`,
	sectionRemoved: (section: string) => `Weg: ${uncapitalized(section)}`,
	sectionMoved: (section: string, from: number, to: number) =>
		`Verplaatst: ${uncapitalized(section)}, van plaats ${from} naar plaats ${to}`,
	menu: "Menupunt",
	menuUnder: (label: string) => `Menupunt onder ${label}`,
	word: "Woord",
	picture: (file: string) => `Beeld ${file} is een ander beeld`,
	download: (file: string) => `Bestand ${file} is een ander bestand`,
	stale: (languages: string, what: string) => `Verouderd in het ${languages}: ${what}`,
	missing: (languages: string, what: string) => `Nog niet vertaald in het ${languages}: ${what}`,
	mended: (languages: string, what: string) => `Nu wel vertaald in het ${languages}: ${what}`,
	untranslated: (language: string, addresses: number) =>
		`Alle vertalingen in het ${language} weg: ${addresses === 1 ? "1 adres toont" : `${addresses} adressen tonen`} daar een andere taal.`,
	retranslated: (language: string, passage: string, where: string) =>
		`Vertaling in het ${language} gewijzigd: ${passage} (${where})`,
	passage: (passage: string, where: string) => `${passage} (${where})`,
	passages: (count: number, where: string) => `${count} teksten (${where})`,
};

const en: Phrases = {
	nothing: "A visitor will see no difference.",
	weight(changes, { hidden, vanished, stale, missing, errors }) {
		const parts = [
			hidden > 0 && `${hidden === 1 ? "1 page" : `${hidden} pages`} no longer on the site`,
			vanished > 0 && `${vanished === 1 ? "1 address ends" : `${vanished} addresses end`} without a redirect`,
			stale > 0 && `${stale === 1 ? "1 text" : `${stale} texts`} out of date`,
			missing > 0 && `${missing === 1 ? "1 text" : `${missing} texts`} not translated yet`,
			errors === 1 ? "1 error" : `${errors} errors`,
		];
		return `${changes === 1 ? "1 change" : `${changes} changes`}: ${parts.filter(Boolean).join(", ")}`;
	},
	chapters: {
		facts: "Facts",
		addresses: "Pages and addresses",
		menu: "Menu",
		words: "Words",
		pictures: "Pictures",
		downloads: "Files",
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
	touching: (pages, languages) =>
		`affects ${pages === 1 ? "1 page" : `${pages} pages`} in ${languages === 1 ? "1 language" : `${languages} languages`}`,
	formDay: (form, day, open) =>
		open
			? `Open on ${day} from now on, but the form ${form} does not offer that day`
			: `Closed on ${day} from now on, but the form ${form} still offers that day`,
	announced: (pages, languages, lost) =>
		lost
			? `Search engines lose ${pages === 1 ? "1 page" : `${pages} pages`} in ${languages}: less than nine tenths is translated`
			: `Search engines find ${pages === 1 ? "1 page" : `${pages} pages`} in ${languages}: at least nine tenths is translated`,
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
	contentMoved: (from, page, title) => `Content moved: what was at ${from} is now at ${page}, ${title}`,
	languageAdded: (language, addresses) =>
		`Language added: ${language}, with ${addresses === 1 ? "1 address" : `${addresses} addresses`}`,
	languageRemoved: (language, addresses) =>
		`Language removed: ${language}. ${addresses === 1 ? "1 address leads" : `${addresses} addresses lead`} nowhere now.`,
	redirect(address, before, after) {
		if (after === undefined) return `Redirect removed: visitors to ${address} are told that the page does not exist.`;
		if (before === undefined) return `Redirect added: visitors to ${address} are taken to ${after}.`;
		return `Redirect changed: visitors to ${address} are taken to ${after} instead of ${before}.`;
	},
	section: (place, title, type) => ["Section", place, title, `(${type})`].filter(Boolean).join(" "),
	sectionAdded: (section, days) => `Added${days && `, ${days}`}: ${uncapitalized(section)}`,
	sectionRemoved: (section) => `Removed: ${uncapitalized(section)}`,
	sectionMoved: (section, from, to) => `Moved: ${uncapitalized(section)}, from position ${from} to position ${to}`,
	menu: "Menu item",
	menuUnder: (label) => `Menu item under ${label}`,
	word: "Word",
	picture: (file) => `Picture ${file} replaced`,
	download: (file) => `File ${file} replaced`,
	stale: (languages, what) => `Out of date in ${languages}: ${what}`,
	missing: (languages, what) => `Not translated yet into ${languages}: ${what}`,
	mended: (languages, what) => `Now translated into ${languages}: ${what}`,
	untranslated: (language, addresses) =>
		`All translations into ${language} removed: ${addresses === 1 ? "1 address shows" : `${addresses} addresses show`} another language there.`,
	retranslated: (language, passage, where) => `Translation in ${language} changed: ${passage} (${where})`,
	passage: (passage, where) => `${passage} (${where})`,
	passages: (count, where) => `${count} texts (${where})`,
};

const spoken = new Map<EditorLanguage, Phrases>([
	["nl", nl],
	["en", en],
]);

/** Makes known what reviews say in one more language, `src/locales/<language>/review.ts`; from then on it is spoken. */
export function addPhrases(language: EditorLanguage, phrases: Phrases): void {
	spoken.set(language, phrases);
}

/** The sentences of a review in a language; in English where it has none. */
export function phrasesIn(language: EditorLanguage): Phrases {
	return spoken.get(language) ?? en;
}
