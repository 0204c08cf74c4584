import type { Words } from "#studio/desk/say.ts";

/** What Studio says of the order of the menu. */
export const words = {
	aboutMenu: {
		nl: "Sleep aan de stippen, of gebruik de knoppen. Met Alt en een pijl omhoog of omlaag gaat het ook. Een pagina kan ook onder een ander punt, of zelf een punt worden.",
		en: "Drag by the dots, or use the buttons. Alt and an arrow up or down works too. A page can also go below another item, or become an item itself.",
	},
	movedUnder: {
		nl: "{name} staat nu op plaats {place} van {count} onder {point}.",
		en: "{name} is now number {place} of {count} below {point}.",
	},
	movedInMenu: { nl: "Menu: {name}", en: "Menu: {name}" },
	ownPoint: { nl: "Maak er een eigen punt van", en: "Make it an item of its own" },
	isOwnPoint: { nl: "{name} is nu een eigen punt van het menu.", en: "{name} is an item of the menu itself now." },
	underPoint: { nl: "Zet het onder {point}", en: "Put it below {point}" },
	putBelow: { nl: "Zet het onder een ander punt", en: "Put it below another item" },
	isUnderPoint: { nl: "{name} staat nu onder {point}.", en: "{name} stands below {point} now." },
	whyFirst: { nl: "Er staat geen punt boven waar het onder kan.", en: "No item above it can hold it." },
	whyPages: {
		nl: "Onder dit punt staan zelf pagina’s. Geef die eerst een andere plaats.",
		en: "Pages stand below this item itself. Give those another place first.",
	},
	whyButton: { nl: "De knop van het menu staat op zichzelf.", en: "The button of the menu stands alone." },
	whyFull: {
		nl: "Het menu heeft al {count} punten. Meer passen er niet in.",
		en: "The menu has {count} items already. It holds no more.",
	},
	addPage: { nl: "Pagina in het menu zetten", en: "Put a page in the menu" },
	whichPage: { nl: "Welke pagina?", en: "Which page?" },
	choosePage: { nl: "Kies eerst een pagina.", en: "Choose a page first." },
	notUnder: { nl: "Onder {point} kan geen pagina staan.", en: "No page can stand below {point}." },
} as const satisfies Words;
