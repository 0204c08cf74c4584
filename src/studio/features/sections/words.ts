import type { Words } from "#studio/desk/say.ts";

/** What is said where sections and items are added, moved and removed. */
export const words = {
	sections: { nl: "Onderdelen", en: "Sections" },
	keys: {
		nl: "Met Alt en een pijl omhoog of omlaag verplaatst u een onderdeel.",
		en: "Alt and an arrow up or down moves a section.",
	},
	factsAround: { nl: "Gegevens rond elke pagina", en: "Facts around every page" },
	addSection: { nl: "Onderdeel toevoegen", en: "Add a section" },
	addSectionAfter: { nl: "Onderdeel toevoegen na: {name}", en: "Add a section after: {name}" },
	whichSection: {
		nl: "Kies wat er op deze plaats komt. U vult het daarna in.",
		en: "Choose what comes here. You fill it in afterwards.",
	},
	wait: { nl: "Even geduld…", en: "One moment…" },
	found: { nl: "{count} onderdelen gevonden", en: "{count} sections found" },
	foundOne: { nl: "1 onderdeel gevonden", en: "1 section found" },
	putHere: { nl: "Hier neerzetten", en: "Put it here" },
} as const satisfies Words;
