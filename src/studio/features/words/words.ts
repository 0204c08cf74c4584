import type { Words } from "#studio/desk/say.ts";

/** What Studio says of the words of what surrounds the pages. */
export const words = {
	siteWords: { nl: "Alle woorden van de site", en: "All words of the site" },
	siteWord: { nl: "Woord van de site", en: "Word of the site" },
	aboutSiteWords: {
		nl: "Knoppen, opschriften en meldingen die op veel pagina’s staan, ook die u nu niet ziet.",
		en: "Buttons, labels and messages that appear on many pages, including those you do not see now.",
	},
	wordsFound: { nl: "{count} woorden gevonden", en: "{count} words found" },
	wordFound: { nl: "1 woord gevonden", en: "1 word found" },
	ownWord: { nl: "eigen woord", en: "own word" },
	everywhere: {
		nl: "Dit verandert overal op de site waar het staat.",
		en: "This changes everywhere it appears on the site.",
	},
	usualWord: { nl: "Zoals het was: {text}", en: "As it was: {text}" },
	usualAgain: { nl: "{text} staat er weer zoals het was.", en: "{text} is back to what it was." },
} as const satisfies Words;
