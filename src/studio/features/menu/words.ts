import type { Words } from "#studio/desk/say.ts";

/** What Studio says of the order of the menu. */
export const words = {
	aboutMenu: {
		nl: "Sleep aan de stippen, of gebruik de knoppen. Met Alt en een pijl omhoog of omlaag gaat het ook. Een pagina kan ook onder een ander punt.",
		en: "Drag by the dots, or use the buttons. Alt and an arrow up or down works too. A page can also go below another item.",
	},
	movedUnder: {
		nl: "{name} staat nu op plaats {place} van {count} onder {point}.",
		en: "{name} is now number {place} of {count} below {point}.",
	},
	movedInMenu: { nl: "Menu: {name}", en: "Menu: {name}" },
	notUnder: { nl: "Onder {point} kan geen pagina staan.", en: "No page can stand below {point}." },
} as const satisfies Words;
