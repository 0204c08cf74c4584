import type { Language } from "../languages.ts";
import { languageName, remark, warning } from "./entry.ts";

interface Misspelt {
	word: string;
	/** At most three, the likeliest first. */
	suggestions: readonly string[];
}

function quoted(words: readonly string[], language: "nl" | "en-GB"): string {
	return new Intl.ListFormat(language, { type: "disjunction" }).format(words.map((word) => `\`${word}\``));
}

/** Words that are not in the dictionary, and the list of words that editors allow. */
export const spellingProblems = {
	spelling: warning<Misspelt>({
		nl: {
			title: "Spelling",
			message: ({ word }) => `\`${word}\` staat niet in het woordenboek.`,
			hint: ({ suggestions }) =>
				suggestions.length > 0
					? `Bedoelde u ${quoted(suggestions, "nl")}? Klopt het woord wel, zet het dan in content/words.txt.`
					: "Verbeter het woord. Klopt het wel, zet het dan in content/words.txt.",
		},
		en: {
			title: "Spelling",
			message: ({ word }) => `\`${word}\` is not in the dictionary.`,
			hint: ({ suggestions }) =>
				suggestions.length > 0
					? `Did you mean ${quoted(suggestions, "en-GB")}? If the word is right, add it to content/words.txt.`
					: "Correct the word. If it is right, add it to content/words.txt.",
		},
	}),
	"no-dictionary": remark<{ source: Language; name: string }>({
		nl: {
			title: "Geen woordenboek",
			message: ({ source }) =>
				`Spelfouten worden niet gezocht: er is geen woordenboek van het ${languageName(source, "nl")}.`,
			hint: ({ name }) => `Draai \`npm install ${name}\` in de map waarin content staat.`,
		},
		en: {
			title: "No dictionary",
			message: ({ source }) => `Spelling is not checked: there is no dictionary of ${languageName(source, "en")}.`,
			hint: ({ name }) => `Run \`npm install ${name}\` in the folder that holds content.`,
		},
	}),
	"word-list-entry": warning<{ line: string }>({
		nl: {
			title: "Geen los woord",
			message: ({ line }) => `\`${line}\` is geen los woord en telt niet mee.`,
			hint: "Zet op elke regel één woord, zonder leestekens. Alleen aan het eind mag een `*` staan: `zuurdesem*`.",
		},
		en: {
			title: "Not a single word",
			message: ({ line }) => `\`${line}\` is not a single word, so it is ignored.`,
			hint: "Put one word on each line, without punctuation. A `*` is allowed only at the end: `sourdough*`.",
		},
	}),
	"word-needless": remark<{ word: string; reason: "unused" | "known" | "double" }>({
		nl: {
			title: "Woord is niet nodig in de lijst",
			message: ({ word, reason }) =>
				({
					unused: `\`${word}\` staat in geen enkele tekst van de site.`,
					known: `\`${word}\` staat al in het woordenboek.`,
					double: `\`${word}\` mag al door een andere regel in deze lijst.`,
				})[reason],
			hint: "Haal de regel weg.",
		},
		en: {
			title: "Needless word in the list",
			message: ({ word, reason }) =>
				({
					unused: `No text of the site contains \`${word}\`.`,
					known: `\`${word}\` is already in the dictionary.`,
					double: `Another line of this list already allows \`${word}\`.`,
				})[reason],
			hint: "Remove the line.",
		},
	}),
} as const;
