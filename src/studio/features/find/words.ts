import type { Words } from "#studio/desk/say.ts";

/** What Studio says of finding and replacing. */
export const words = {
	whatToFind: { nl: "Wat zoekt u?", en: "What are you looking for?" },
	aboutFind: {
		nl: "Een woord, een zin, een telefoonnummer, een tijd, een pagina, een bestand of een instelling.",
		en: "A word, a sentence, a phone number, a time, a page, a file or a setting.",
	},
	looking: { nl: "Er wordt gezocht…", en: "Looking…" },
	foundOne: { nl: "1 keer gevonden", en: "Found once" },
	foundMany: { nl: "{count} keer gevonden", en: "Found {count} times" },
	foundApart: {
		nl: "De woorden staan nergens achter elkaar; hier staan ze allemaal in.",
		en: "The words stand nowhere one behind another; all of them are in these.",
	},
	firstOf: {
		nl: "De eerste {shown} van {count}. Zoek een langer stuk van de zin.",
		en: "The first {shown} of {count}. Look for a longer part of the sentence.",
	},
	notSound: {
		nl: "Zoeken kan weer als alles klopt. Kijk eerst wat er niet klopt.",
		en: "Finding works again once everything is right. See first what is not right.",
	},
	pages: { nl: "Pagina’s", en: "Pages" },
	settings: { nl: "Instellingen en gegevens", en: "Settings and facts" },
	files: { nl: "Bestanden", en: "Files" },
	texts: { nl: "Teksten", en: "Texts" },
	ofSite: { nl: "Rond elke pagina", en: "Around every page" },
	showsOn: { nl: "te zien op ‘{title}’", en: "shows on “{title}”" },
	showsAround: { nl: "te zien op elke pagina", en: "shows on every page" },
	replaceEverywhere: { nl: "Overal vervangen…", en: "Replace everywhere…" },
	toFinding: { nl: "Terug naar wat er gevonden is", en: "Back to what was found" },
	replaceBy: { nl: "Vervangen door", en: "Replace by" },
	wholeWords: { nl: "Alleen hele woorden", en: "Whole words only" },
	chooseAll: { nl: "Alles kiezen", en: "Choose all" },
	notInWords: {
		nl: "Hier staat het niet letterlijk: het komt uit een gegeven, of in een adres. Zo blijft het.",
		en: "It does not stand here in so many words: it comes from a fact, or is part of an address. It stays.",
	},
	notReplaced: { nl: "{count} blijven zoals ze zijn", en: "{count} stay as they are" },
	typeFirst: { nl: "Typ waardoor het vervangen wordt.", en: "Type what it is to be replaced by." },
	chooseFirst: { nl: "Kies eerst waar u het wilt vervangen.", en: "Choose first where you want to replace it." },
	replaceOne: { nl: "Vervangen op 1 plaats", en: "Replace in 1 place" },
	replaceMany: { nl: "Vervangen op {count} plaatsen", en: "Replace in {count} places" },
	replaceName: { nl: "Overal vervangen: {asked} → {by}", en: "Replace everywhere: {asked} → {by}" },
	replacedOne: {
		nl: "Op 1 plaats vervangen. U kunt dat in één keer ongedaan maken.",
		en: "Replaced in 1 place. You can undo that at once.",
	},
	replacedMany: {
		nl: "Op {count} plaatsen vervangen. U kunt dat in één keer ongedaan maken.",
		en: "Replaced in {count} places. You can undo that at once.",
	},
	lookOne: { nl: "1 vertaling is nu na te kijken.", en: "1 translation is to be looked at now." },
	lookMany: { nl: "{count} vertalingen zijn nu na te kijken.", en: "{count} translations are to be looked at now." },
	toTranslations: { nl: "Vertalingen nakijken", en: "Look at the translations" },
	cannotBeSo: {
		nl: "Er is nog niets vervangen: op {count} van de gekozen plaatsen kan dit niet. Die staan nu zonder vinkje.",
		en: "Nothing was replaced yet: in {count} of the chosen places this cannot be. They are not ticked any more.",
	},
} as const satisfies Words;
