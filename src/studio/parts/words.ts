import type { Words } from "#studio/desk/say.ts";

/** What the parts of a panel say. */
export const words = {
	details: { nl: "Meer", en: "More" },
	takeFile: { nl: "Terug naar wat er stond", en: "Back to what was there" },
	showPage: { nl: "Pagina tonen", en: "Show the page" },
	pageShown: {
		nl: "Bezoekers zien de pagina zodra u haar online zet. U kunt dat ongedaan maken.",
		en: "Visitors see the page as soon as you put it online. You can undo this.",
	},
	reload: { nl: "Pagina opnieuw laden", en: "Reload the page" },
	savedAgain: {
		nl: "Zodra Studio weer antwoordt, wordt dit vanzelf bewaard.",
		en: "As soon as Studio responds again, this is saved by itself.",
	},
	retry: { nl: "Probeer het nog eens", en: "Try again" },
	duplicated: { nl: "{name} staat er nu twee keer.", en: "{name} is there twice now." },
	most: {
		nl: "Er passen er hoogstens {count} in. Verwijder er eerst een.",
		en: "There is room for {count} at most. Remove one first.",
	},
	mostOne: { nl: "Er past er maar één in.", en: "There is room for only one." },
	least: {
		nl: "Er moeten er minstens {count} staan. Voeg er eerst een toe.",
		en: "There must be at least {count}. Add one first.",
	},
	leastOne: { nl: "Er moet er minstens één staan.", en: "There must be at least one." },
	onlyInFile: {
		nl: "Dit is niet hier te verbeteren. Vraag wie de site bijhoudt om hulp.",
		en: "This cannot be fixed here. Ask whoever looks after the site for help.",
	},
	write: { nl: "Maak ervan: {value}", en: "Change it to: {value}" },
	times: { nl: "{count} keer", en: "{count} times" },
	repair: { nl: "Verbeter dit", en: "Fix this" },
	repaired: { nl: "Verbeterd: {title}", en: "Fixed: {title}" },
	changedBy: { nl: "{who} heeft dit intussen veranderd.", en: "{who} changed this in the meantime." },
	mine: { nl: "Mijn tekst", en: "My text" },
	theirs: { nl: "Die andere", en: "The other one" },
	gone: { nl: "(staat er niet meer)", en: "(no longer there)" },
	changedInside: {
		nl: "(er is iets in veranderd, of het staat op een andere plaats)",
		en: "(something in it was changed, or it is in another place)",
	},
	doAgain: { nl: "Wilt u het toch? Doe het dan nog eens.", en: "Do you still want this? Then do it again." },
	linked: {
		nl: "Er zijn links hiernaartoe. Is dit weg, dan kloppen ze niet meer. Ze staan op:",
		en: "There are links to this. Without it they lead nowhere. They are on:",
	},
	mendAll: { nl: "Alle links tegelijk verbeteren", en: "Fix all links at once" },
	linksTo: { nl: "Links naar {address}", en: "Links to {address}" },
	removeOne: { nl: "Verwijder een van de twee", en: "Remove one of the two" },
	removeAnyway: { nl: "Toch verwijderen", en: "Remove it anyway" },
	by: { nl: "{label}, door {who}", en: "{label}, by {who}" },
	here: { nl: "Bij u staat:", en: "Yours says:" },
	tookOver: { nl: "De tekst van {who} staat nu ook bij u.", en: "You now have the text of {who} too." },
	stillSaving: { nl: "Dit wordt nog bewaard.", en: "This is still being saved." },
	youTyped: { nl: "U typte", en: "You typed" },
	tryAgain: { nl: "Opnieuw proberen", en: "Try again" },
	inOtherTab: {
		nl: "Dit typte u in een ander tabblad van deze browser.",
		en: "You typed this in another tab of this browser.",
	},
	notAdded: {
		nl: "Dit vulde u in, maar u hebt het nog niet toegevoegd.",
		en: "You filled this in, but you have not added it yet.",
	},
	takeHere: { nl: "Hier verder", en: "Continue here" },
	throwAway: { nl: "Weggooien", en: "Discard" },
} as const satisfies Words;
