import type { Words } from "#studio/desk/say.ts";

/** What Studio says of translations. */
export const words = {
	translatedInto: { nl: "Vertaling: {language}", en: "Translation: {language}" },
	translations: { nl: "Vertalingen", en: "Translations" },
	outdatedOne: { nl: "1 vertaling is nu verouderd", en: "1 translation is now out of date" },
	outdated: { nl: "{count} vertalingen zijn nu verouderd", en: "{count} translations are now out of date" },
	took: { nl: "Het voorstel is overgenomen.", en: "The suggestion has been accepted." },
	noTranslation: {
		nl: "Wat hier staat is in elke taal hetzelfde, of wordt ergens anders vertaald.",
		en: "This is the same in every language, or is translated elsewhere.",
	},
	toSource: { nl: "Naar de {language}e tekst", en: "To the {language} text" },
	otherLanguages: { nl: "In de andere talen", en: "In the other languages" },
	aboutOpen: {
		nl: "Wat nog vertaald moet worden, of opnieuw bekeken. Wat het langst open staat, staat bovenaan.",
		en: "What still has to be translated or checked again. What has been open longest comes first.",
	},
	nothingOpen: { nl: "Alles is vertaald.", en: "Everything is translated." },
	countOpen: { nl: "{language}: {count} open", en: "{language}: {count} open" },
	sinceDay: { nl: "veranderd op {day}", en: "changed on {day}" },
	waitsUntil: { nl: "mag wachten tot en met {day}", en: "can wait until {day}" },
	nextOpen: { nl: "Volgende die open staat", en: "Next one that is open" },
	moreOpen: { nl: "Nog {count}", en: "{count} more" },
	later: { nl: "Later", en: "Later" },
	dayFirst: { nl: "Kies eerst een dag.", en: "Choose a date first." },
	laterUntil: {
		nl: "Laat deze pagina in deze taal wachten tot en met",
		en: "Let this page wait in this language up to and including",
	},
	postponed: { nl: "{title} mag wachten tot en met {day}.", en: "{title} can wait until {day}." },
} as const satisfies Words;
