import { remark, warning } from "./entry.ts";

interface Misspelt {
	word: string;
	/** At most three, the likeliest first. */
	suggestions: readonly string[];
}

function quoted(words: readonly string[], type: "nl" | "en"): string {
	return new Intl.ListFormat(type, { type: "disjunction" }).format(words.map((word) => `\`${word}\``));
}

/** Words that are not in the dictionary, and the list of words that editors allow. */
export const spellingProblems = {
	spelling: warning<Misspelt>({
		nl: {
			title: "Spelling",
			text: ({ word, suggestions }) => ({
				message: `\`${word}\` staat niet in het woordenboek.`,
				hint:
					suggestions.length > 0
						? `Bedoelde u ${quoted(suggestions, "nl")}? Klopt het woord wel, zet het dan in content/words.txt.`
						: "Verbeter het woord. Klopt het wel, zet het dan in content/words.txt.",
			}),
		},
		en: {
			title: "Spelling",
			text: ({ word, suggestions }) => ({
				message: `\`${word}\` is not in the dictionary.`,
				hint:
					suggestions.length > 0
						? `Did you mean ${quoted(suggestions, "en")}? If the word is right, add it to content/words.txt.`
						: "Mend the word. If it is right, add it to content/words.txt.",
			}),
		},
	}),
	"word-list-entry": warning<{ line: string }>({
		nl: {
			title: "Geen los woord",
			text: ({ line }) => ({
				message: `\`${line}\` is geen los woord en telt niet mee.`,
				hint: "Zet op elke regel één woord, zonder leestekens. Alleen aan het eind mag een `*` staan: `ototoxisch*`.",
			}),
		},
		en: {
			title: "Not a single word",
			text: ({ line }) => ({
				message: `\`${line}\` is not a single word and does not count.`,
				hint: "Put one word on each line, without punctuation. Only at the end a `*` may stand: `ototoxisch*`.",
			}),
		},
	}),
	"word-needless": remark<{ word: string }>({
		nl: {
			title: "Woord is niet nodig in de lijst",
			text: ({ word }) => ({
				message: `\`${word}\` staat in geen enkele tekst, of het klopt al volgens het woordenboek of een andere regel.`,
				hint: "Haal de regel weg.",
			}),
		},
		en: {
			title: "Word is not needed in the list",
			text: ({ word }) => ({
				message: `\`${word}\` is in no text at all, or is right already by the dictionary or another line.`,
				hint: "Remove the line.",
			}),
		},
	}),
} as const;
