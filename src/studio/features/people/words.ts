import type { Words } from "#studio/desk/say.ts";

/** What Studio says of what others wrote. */
export const words = {
	others: { nl: "Van anderen", en: "From others" },
	othersCount: { nl: "Van anderen ({count})", en: "From others ({count})" },
	aboutOthers: {
		nl: "Ieder werkt in een eigen kopie van de site. Dit schreven anderen, en het staat nog niet online.",
		en: "Everybody works in a copy of their own. This is what others wrote, and it is not online yet.",
	},
	nothingOfOthers: { nl: "Anderen hebben niets veranderd.", en: "Others have changed nothing." },
} as const satisfies Words;
