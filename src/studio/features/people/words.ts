import type { Words } from "#studio/desk/say.ts";

/** What Studio says of what others wrote. */
export const words = {
	aboutOthers: {
		nl: "Ieder werkt in een eigen kopie van de site. Dit schreven anderen, en het staat nog niet online.",
		en: "Everybody works in a copy of their own. This is what others wrote, and it is not online yet.",
	},
	nothingOfOthers: { nl: "Anderen hebben niets veranderd.", en: "Others have changed nothing." },
	by: { nl: "{label}, door {who}", en: "{label}, by {who}" },
	here: { nl: "Bij u staat:", en: "Yours says:" },
	tookOver: { nl: "De tekst van {who} staat nu ook bij u.", en: "The text of {who} is yours now too." },
} as const satisfies Words;
