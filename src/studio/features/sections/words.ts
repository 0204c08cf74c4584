import type { Words } from "#studio/desk/say.ts";

/** What is said where sections and items are added, moved and removed. */
export const words = {
	sections: { nl: "Onderdelen", en: "Sections" },
	keys: {
		nl: "Met Alt en een pijl omhoog of omlaag verplaatst u een onderdeel.",
		en: "Alt with the up or down arrow moves a section.",
	},
	factsAround: { nl: "Gegevens rond elke pagina", en: "Facts around every page" },
	addSection: { nl: "Onderdeel toevoegen", en: "Add a section" },
	addSectionAfter: { nl: "Onderdeel toevoegen na: {name}", en: "Add a section after: {name}" },
	tick: { nl: "Kies {name}", en: "Select {name}" },
	tickAll: { nl: "Alle kiezen", en: "Select all" },
	tickNone: { nl: "Geen kiezen", en: "Select none" },
	several: { nl: "Wat u kiest", en: "Your selection" },
	severalChosen: { nl: "{count} gekozen", en: "{count} selected" },
	moveSeveral: { nl: "Naar een andere pagina…", en: "To another page…" },
	moveHere: { nl: "Verplaatsen", en: "Move" },
	movedSeveral: {
		nl: "Verplaatst: {count}. U kunt dat ongedaan maken.",
		en: "Moved: {count}. You can undo this.",
	},
	duplicatedSeveral: {
		nl: "Gedupliceerd: {count}. U kunt dat ongedaan maken.",
		en: "Duplicated: {count}. You can undo this.",
	},
	removedSeveral: {
		nl: "Verwijderd: {count}. U kunt dat ongedaan maken.",
		en: "Removed: {count}. You can undo this.",
	},
	keepOne: {
		nl: "Een pagina houdt ten minste één onderdeel: laat er een staan.",
		en: "A page needs at least one section: leave one.",
	},
	whichSection: {
		nl: "Kies wat er op deze plaats komt. U vult het daarna in.",
		en: "Choose what goes here. You fill it in afterwards.",
	},
	found: { nl: "{count} onderdelen gevonden", en: "{count} sections found" },
	foundOne: { nl: "1 onderdeel gevonden", en: "1 section found" },
	notKnown: {
		nl: "Dit onderdeel is waarschijnlijk met een nieuwere Studio gemaakt, en hier niet in te vullen.",
		en: "This section was probably made with a newer Studio, and cannot be filled in here.",
	},
	putHere: { nl: "Hier neerzetten", en: "Place it here" },
} as const satisfies Words;
