import type { Words } from "#studio/desk/say.ts";

/** What is said around the fields of what was chosen. */
export const words = {
	thisPage: { nl: "Deze pagina", en: "This page" },
	more: { nl: "Meer van: {name}", en: "More of: {name}" },
	toList: { nl: "Naar de hele lijst", en: "Go to the whole list" },
	fact: {
		nl: "Dit is een gegeven: het verandert op {pages} in {languages}.",
		en: "This is a fact: a change shows on {pages} in {languages}.",
	},
	otherPage: {
		nl: "Dit hoort bij ‘{name}’ en verandert daar mee.",
		en: "This belongs to “{name}” and changes there too.",
	},
	otherPart: {
		nl: "Dit staat ook op andere pagina’s van de site, en verandert daar mee.",
		en: "This is on other pages of the site too, and changes there as well.",
	},
	onePage: { nl: "1 pagina", en: "1 page" },
	pages: { nl: "{count} pagina’s", en: "{count} pages" },
	oneLanguage: { nl: "1 taal", en: "1 language" },
	languages: { nl: "{count} talen", en: "{count} languages" },
	factsHere: { nl: "Gegevens in dit onderdeel", en: "Facts in this section" },
} as const satisfies Words;
