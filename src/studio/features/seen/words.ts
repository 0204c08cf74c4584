import type { Words } from "#studio/desk/say.ts";

/** What Studio says of how others show a page. */
export const words = {
	seen: { nl: "Hoe anderen deze pagina laten zien", en: "How others show this page" },
	inSearch: { nl: "In een zoekmachine", en: "In a search engine" },
	inMessage: { nl: "In WhatsApp", en: "In WhatsApp" },
	about: {
		nl: "Zo ziet het er ongeveer uit. Een zoekmachine kiest soms zelf andere woorden.",
		en: "This is roughly what it looks like. Search engines sometimes choose other words.",
	},
	hidden: {
		nl: "Zoekmachines laten deze pagina niet zien, omdat ze nog een concept is of nog niet vertaald is.",
		en: "Search engines do not show this page, because it is still a draft, or not translated yet.",
	},
	titleCut: {
		nl: "De titel is te lang, en wordt afgesneden na ‘{kept}’.",
		en: "The title is too long, and is cut off after “{kept}”.",
	},
	descriptionCut: {
		nl: "De beschrijving is te lang, en wordt afgesneden na ‘{kept}’.",
		en: "The description is too long, and is cut off after “{kept}”.",
	},
	fits: { nl: "Titel en beschrijving passen.", en: "Title and description fit." },
	noPicture: { nl: "Er gaat geen beeld mee.", en: "No picture is included." },
	changeTitle: { nl: "Titel veranderen", en: "Change the title" },
	changeDescription: { nl: "Beschrijving veranderen", en: "Change the description" },
	links: { nl: "Links op deze pagina", en: "Links on this page" },
	linksOne: { nl: "1 link", en: "1 link" },
	linksMany: { nl: "{count} links", en: "{count} links" },
	allArrive: { nl: "Elke link binnen de site komt aan.", en: "Every link within the site works." },
	leadsTo: { nl: "naar ‘{title}’", en: "to “{title}”" },
	leadsToDraft: {
		nl: "naar ‘{title}’, dat bezoekers nog niet vinden",
		en: "to “{title}”, which visitors cannot find yet",
	},
	leadsNowhere: { nl: "komt nergens aan", en: "leads nowhere" },
	elsewhere: { nl: "naar een andere site: open die zelf eens", en: "to another site: try it yourself" },
	byMail: { nl: "e-mail", en: "email" },
	byPhone: { nl: "telefoon", en: "phone" },
} as const satisfies Words;
