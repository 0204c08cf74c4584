import type { TopicName } from "#studio/brain/settings/topics.ts";
import type { Words } from "#studio/desk/say.ts";

/** What Studio says of what is set for the whole site. */
export const words = {
	settings: { nl: "Instellingen", en: "Settings" },
	aboutSettings: { nl: "Dit geldt voor de hele site.", en: "This applies to the whole site." },
	allSettings: { nl: "Alle instellingen", en: "All settings" },
	toMend: {
		nl: "Dit kan pas veranderd worden als alles klopt.",
		en: "You can change this once everything has been fixed.",
	},
} as const satisfies Words;

/** The topics, and what each is about. */
export const topics = {
	business: {
		name: { nl: "Bedrijf", en: "Business" },
		about: { nl: "Naam, telefoon, e-mail, land", en: "Name, phone, email, country" },
	},
	hours: {
		name: { nl: "Openingstijden", en: "Opening hours" },
		about: { nl: "Gewone weken, feestdagen en vakanties", en: "Usual weeks, public holidays, time off" },
	},
	look: {
		name: { nl: "Uiterlijk", en: "Look" },
		about: { nl: "Kleuren, letters, logo, icoon in het tabblad", en: "Colours, fonts, logo, icon in the tab" },
	},
	menu: {
		name: { nl: "Menu", en: "Menu" },
		about: { nl: "De punten, hun volgorde en de knop", en: "The items, their order and the button" },
	},
	footer: {
		name: { nl: "Voet", en: "Footer" },
		about: { nl: "Wat onder elke pagina staat", en: "What is at the bottom of every page" },
	},
	message: {
		name: { nl: "Mededeling", en: "Message" },
		about: {
			nl: "Een bericht boven elke pagina, met begin en eind",
			en: "A message above every page, with a start and an end",
		},
	},
	languages: {
		name: { nl: "Talen", en: "Languages" },
		about: { nl: "In welke talen bezoekers de site lezen", en: "The languages in which visitors read the site" },
	},
	forms: {
		name: { nl: "Formulieren", en: "Forms" },
		about: { nl: "De vragen, en waar antwoorden heen gaan", en: "The questions, and where answers go" },
	},
	search: {
		name: { nl: "Zoekmachines", en: "Search engines" },
		about: {
			nl: "Adres, naam achter elke titel, beeld bij delen",
			en: "Address, name after every title, picture when shared",
		},
	},
	more: {
		name: { nl: "Kaart, video en artikelen", en: "Map, video and articles" },
		about: {
			nl: "Wat van anderen komt, en het slot van een artikel",
			en: "What comes from others, and how an article ends",
		},
	},
} as const satisfies Record<TopicName, Words>;
