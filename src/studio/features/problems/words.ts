import type { Words } from "#studio/desk/say.ts";

/** What is said of what is wrong with the content. */
export const words = {
	problems: { nl: "Wat er niet klopt", en: "What needs fixing" },
	mistakes: { nl: "Fouten", en: "Mistakes" },
	toSee: { nl: "Let op", en: "Worth a look" },
	remarks: { nl: "{count} dingen om naar te kijken", en: "{count} things to look at" },
	remarkOne: { nl: "1 ding om naar te kijken", en: "1 thing to look at" },
	aboutWrong: {
		nl: "Zolang er iets niet klopt, kan de site niet online. Bezoekers merken hier nog niets van.",
		en: "As long as something needs fixing, the site cannot go online. Visitors do not notice any of this yet.",
	},
	aboutToSee: {
		nl: "Dit houdt u niet tegen: de site kan gewoon online.",
		en: "This does not stop you: the site can go online as it is.",
	},
	nothingWrong: { nl: "Alles klopt.", en: "Everything is fine." },
	toLookAt: { nl: "Ook om naar te kijken", en: "Also worth a look" },
} as const satisfies Words;
