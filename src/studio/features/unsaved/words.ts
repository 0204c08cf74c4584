import type { Words } from "#studio/desk/say.ts";

/** What is said of texts that are not in their files. */
export const words = {
	unsavedTexts: { nl: "Niet bewaard", en: "Not saved" },
	unsavedOne: { nl: "1 tekst niet bewaard", en: "1 text not saved" },
	unsavedCount: { nl: "{count} teksten niet bewaard", en: "{count} texts not saved" },
	aboutUnsaved: {
		nl: "Dit typte u, maar het is niet bewaard. Wie de site bezoekt krijgt het niet te zien.",
		en: "You typed this, but it is not saved. Nobody who visits the site will see it.",
	},
	allSaved: { nl: "Alles wat u typte, is bewaard.", en: "Everything that you typed is saved." },
} as const satisfies Words;
