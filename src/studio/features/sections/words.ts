/** What is said where sections and items are added, moved and removed. */
export const sectionWords = {
	addSection: { nl: "Onderdeel toevoegen", en: "Add a section" },
	addSectionAfter: { nl: "Onderdeel toevoegen na: {name}", en: "Add a section after: {name}" },
	whichSection: {
		nl: "Kies wat er op deze plaats komt. U vult het daarna in.",
		en: "Choose what comes here. You fill it in afterwards.",
	},
	wait: { nl: "Even geduld…", en: "One moment…" },
	search: { nl: "Zoeken", en: "Search" },
	found: { nl: "{count} onderdelen gevonden", en: "{count} sections found" },
	foundOne: { nl: "1 onderdeel gevonden", en: "1 section found" },
	foundNone: { nl: "Niets gevonden. Probeer een ander woord.", en: "Nothing found. Try another word." },
	putHere: { nl: "Hier neerzetten", en: "Put it here" },
	linked: {
		nl: "Koppelingen leiden hiernaartoe. Is dit weg, dan kloppen ze niet meer. Ze staan op:",
		en: "Links lead here. Without it they lead nowhere. They stand on:",
	},
	removeAnyway: { nl: "Toch verwijderen", en: "Remove it anyway" },
	insertFact: { nl: "Feit invoegen", en: "Insert a fact" },
	searchFact: {
		nl: "Zoek een feit: een telefoonnummer, een prijs, een plaats",
		en: "Look for a fact: a phone number, a price, a town",
	},
	dragged: { nl: "Sleep om te verplaatsen", en: "Drag to move" },
} as const;
