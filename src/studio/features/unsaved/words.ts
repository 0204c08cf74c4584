import type { Words } from "#studio/desk/say.ts";

/** What is said of texts that are not in their files. */
export const words = {
	unsavedTexts: { nl: "Niet bewaard", en: "Not saved" },
	unsavedOne: { nl: "1 tekst", en: "1 text" },
	unsavedCount: { nl: "{count} teksten", en: "{count} texts" },
	aboutUnsaved: {
		nl: "Dit typte u, maar het is niet bewaard. Wie de site bezoekt krijgt het niet te zien.",
		en: "You typed this, but it has not been saved. Visitors will not see it.",
	},
	allSaved: { nl: "Alles wat u typte, is bewaard.", en: "Everything that you typed has been saved." },
} as const satisfies Words;
