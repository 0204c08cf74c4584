import type { Words } from "#studio/desk/say.ts";

/** What Studio says of the order of the menu. */
export const words = {
	aboutMenu: {
		nl: "Sleep aan de stippen, of gebruik de knoppen. Met Alt en een pijl omhoog of omlaag gaat het ook. Een pagina kan ook onder een ander punt, of zelf een punt worden.",
		en: "Drag by the dots, or use the buttons. Alt with the up or down arrow works too. A page can also go under another item, or become an item itself.",
	},
	movedUnder: {
		nl: "{name} staat nu op plaats {place} van {count} onder {point}.",
		en: "{name} is now number {place} of {count} under {point}.",
	},
	movedInMenu: { nl: "Menu: {name}", en: "Menu: {name}" },
	ownPoint: { nl: "Maak er een eigen punt van", en: "Make it an item of its own" },
	isOwnPoint: { nl: "{name} is nu een eigen punt van het menu.", en: "{name} is now a menu item of its own." },
	underPoint: { nl: "Zet het onder {point}", en: "Put it under {point}" },
	putBelow: { nl: "Zet het onder een ander punt", en: "Put it under another item" },
	isUnderPoint: { nl: "{name} staat nu onder {point}.", en: "{name} is now under {point}." },
	whyFirst: { nl: "Er staat geen punt boven waar het onder kan.", en: "There is no item above that it can go under." },
	whyPages: {
		nl: "Onder dit punt staan zelf pagina’s. Geef die eerst een andere plaats.",
		en: "This item has pages under it. Move those first.",
	},
	whyButton: { nl: "De knop van het menu staat op zichzelf.", en: "The menu button stands on its own." },
	whyFull: {
		nl: "Het menu heeft al {count} punten. Meer passen er niet in.",
		en: "The menu already has {count} items. No more will fit.",
	},
	addPage: { nl: "Pagina in het menu zetten", en: "Put a page in the menu" },
	whichPage: { nl: "Welke pagina?", en: "Which page?" },
	choosePage: { nl: "Kies eerst een pagina.", en: "Choose a page first." },
	notUnder: { nl: "Onder {point} kan geen pagina staan.", en: "No page can go under {point}." },
} as const satisfies Words;
