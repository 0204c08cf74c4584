import type { Words } from "#studio/desk/say.ts";

/** What is said of what is wrong with the content. */
export const words = {
	problems: { nl: "Wat er niet klopt", en: "What is not right" },
	mistakes: { nl: "Fouten", en: "Mistakes" },
	toSee: { nl: "Let op", en: "To look at" },
	remarks: { nl: "{count} dingen om naar te kijken", en: "{count} things to look at" },
	remarkOne: { nl: "1 ding om naar te kijken", en: "1 thing to look at" },
	aboutWrong: {
		nl: "Zolang er iets niet klopt, kan de site niet online. Bezoekers merken hier nog niets van.",
		en: "As long as something is not right, the site cannot go online. Visitors notice nothing of this yet.",
	},
	aboutToSee: {
		nl: "Dit houdt u niet tegen: de site kan gewoon online.",
		en: "This does not stop you: the site can go online as it is.",
	},
	nothingWrong: { nl: "Alles klopt.", en: "Everything is right." },
	toLookAt: { nl: "Ook om naar te kijken", en: "To look at as well" },
} as const satisfies Words;
