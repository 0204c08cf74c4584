import type { Words } from "#studio/desk/say.ts";

/** What Studio says of finding and replacing. */
export const words = {
	whatToFind: { nl: "Wat zoekt u?", en: "What are you looking for?" },
	aboutFind: {
		nl: "Een woord, een zin, een telefoonnummer, een tijd, een pagina, een bestand of een instelling.",
		en: "A word, a sentence, a phone number, a time, a page, a file or a setting.",
	},
	looking: { nl: "Er wordt gezocht…", en: "Searching…" },
	foundOne: { nl: "1 keer gevonden", en: "Found once" },
	foundMany: { nl: "{count} keer gevonden", en: "Found {count} times" },
	foundApart: {
		nl: "De woorden staan nergens achter elkaar; hier staan ze allemaal in.",
		en: "These words do not appear together anywhere; the places below contain all of them.",
	},
	firstOf: {
		nl: "De eerste {shown} van {count}. Zoek een langer stuk van de zin.",
		en: "The first {shown} of {count}. Look for a longer part of the sentence.",
	},
	notSound: {
		nl: "Zoeken kan weer als alles klopt. Kijk eerst wat er niet klopt.",
		en: "You can search again once everything has been fixed. See first what needs fixing.",
	},
	pages: { nl: "Pagina’s", en: "Pages" },
	settings: { nl: "Instellingen en gegevens", en: "Settings and facts" },
	files: { nl: "Bestanden", en: "Files" },
	texts: { nl: "Teksten", en: "Texts" },
	ofSite: { nl: "Rond elke pagina", en: "Around every page" },
	fixed: {
		nl: "Alleen wie de site bijhoudt kan dit veranderen.",
		en: "Only whoever looks after the site can change this.",
	},
	showsOn: { nl: "te zien op ‘{title}’", en: "shown on “{title}”" },
	showsAround: { nl: "te zien op elke pagina", en: "shown on every page" },
	replaceEverywhere: { nl: "Overal vervangen…", en: "Replace everywhere…" },
	toFinding: { nl: "Terug naar wat er gevonden is", en: "Back to the results" },
	replaceBy: { nl: "Vervangen door", en: "Replace with" },
	wholeWords: { nl: "Alleen hele woorden", en: "Whole words only" },
	chooseAll: { nl: "Alles kiezen", en: "Select all" },
	notInWords: {
		nl: "Hier staat het niet letterlijk: het komt uit een gegeven, of in een adres. Zo blijft het.",
		en: "The words come from a fact here, or are part of an address. They stay as they are.",
	},
	notReplaced: { nl: "{count} blijven zoals ze zijn", en: "{count} stay as they are" },
	typeFirst: { nl: "Typ waardoor het vervangen wordt.", en: "Type what to replace it with." },
	chooseFirst: { nl: "Kies eerst waar u het wilt vervangen.", en: "First choose where you want to replace it." },
	replaceOne: { nl: "Vervangen op 1 plaats", en: "Replace in 1 place" },
	replaceMany: { nl: "Vervangen op {count} plaatsen", en: "Replace in {count} places" },
	replaceName: { nl: "Overal vervangen: {asked} → {by}", en: "Replace everywhere: {asked} → {by}" },
	replacedOne: {
		nl: "Op 1 plaats vervangen. U kunt dat in één keer ongedaan maken.",
		en: "Replaced in 1 place. You can undo this in one step.",
	},
	replacedMany: {
		nl: "Op {count} plaatsen vervangen. U kunt dat in één keer ongedaan maken.",
		en: "Replaced in {count} places. You can undo this in one step.",
	},
	lookOne: { nl: "1 vertaling is nu na te kijken.", en: "1 translation now needs checking." },
	lookMany: { nl: "{count} vertalingen zijn nu na te kijken.", en: "{count} translations now need checking." },
	toTranslations: { nl: "Vertalingen nakijken", en: "Check the translations" },
	cannotBeSo: {
		nl: "Er is nog niets vervangen: op {count} van de gekozen plaatsen kan dit niet. Die staan nu zonder vinkje.",
		en: "Nothing has been replaced yet: it is not possible in {count} of the chosen places. Those are no longer ticked.",
	},
} as const satisfies Words;
