import type { Words } from "#studio/desk/say.ts";

/** What is said of texts that are not in their files. */
export const words = {
	unsavedOne: { nl: "1 tekst niet bewaard", en: "1 text not saved" },
	unsavedCount: { nl: "{count} teksten niet bewaard", en: "{count} texts not saved" },
	aboutUnsaved: {
		nl: "Dit typte u, maar het staat niet in het bestand. Wie de site bezoekt krijgt het niet te zien.",
		en: "You typed this, but it is not in the file. Nobody who visits the site will see it.",
	},
	allSaved: { nl: "Alles wat u typte, is bewaard.", en: "Everything that you typed is saved." },
	stillSaving: { nl: "Dit wordt nog bewaard.", en: "This is still being saved." },
	youTyped: { nl: "U typte", en: "You typed" },
	tryAgain: { nl: "Opnieuw proberen", en: "Try again" },
	notIncluded: { nl: "Deze teksten gaan niet mee", en: "These texts are not included" },
	aboutNotIncluded: {
		nl: "Ze zijn niet bewaard. Los dat eerst op, of ga door zonder deze teksten; dan blijven ze hier staan.",
		en: "They are not saved. Mend that first, or go on without these texts; then they stay here.",
	},
	goOnWithout: { nl: "Doorgaan zonder deze teksten", en: "Go on without these texts" },
	withoutThese: {
		nl: "U gaat door zonder wat niet bewaard is.",
		en: "You go on without what is not saved.",
	},
} as const satisfies Words;
