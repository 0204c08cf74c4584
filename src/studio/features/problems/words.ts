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
		nl: "Dit houdt u niet tegen als u de site online zet.",
		en: "None of this stops you from publishing.",
	},
	aboutSamples: {
		nl: "Dit houdt u niet tegen als u de site online zet, behalve een voorbeeld dat daar nog niet staat: vul dat eerst in.",
		en: "None of this stops you from publishing, except a sample that is not online yet: fill that in first.",
	},
	nothingWrong: { nl: "Alles klopt.", en: "Everything is fine." },
	toLookAt: { nl: "Ook om naar te kijken", en: "Also worth a look" },
} as const satisfies Words;
