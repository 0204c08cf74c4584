import type { Words } from "#studio/desk/say.ts";

/** What is said of what was changed, by whom and when. */
export const words = {
	whatChanged: { nl: "Wat is er veranderd?", en: "What has changed?" },
	changed: { nl: "Veranderd", en: "Changed" },
	changedByOthers: { nl: "Veranderd. Van anderen: {count}", en: "Changed. By others: {count}" },
	gathering: { nl: "Even geduld: alles wordt opgezocht…", en: "One moment: everything is being looked up…" },
	nothingYet: { nl: "Er is nog niets veranderd.", en: "Nothing has changed yet." },
	noVersions: {
		nl: "Van deze site worden nog geen versies bewaard; daarom staat hier niet wat er veranderd is. Wat u typt is wel bewaard.",
		en: "No versions of this site are kept yet, so what has changed is not listed here. What you type is saved, though.",
	},
	serverSilent: {
		nl: "De server gaf geen antwoord. Wat er online is veranderd, is nu niet bekend.",
		en: "The server did not respond, so what has changed online is not known right now.",
	},
	own: { nl: "Van u, nog niet online", en: "Yours, not online yet" },
	toOnline: { nl: "Bekijken en online zetten", en: "Review and publish" },
	others: { nl: "Van anderen, nog niet bij u", en: "By others, not in your copy yet" },
	aboutOthers: {
		nl: "Ieder werkt in een eigen kopie van de site. Neem een tekst over, of wacht tot die online staat.",
		en: "Everyone works in their own copy of the site. Use a text from here, or wait until it is online.",
	},
	andMore: { nl: " en nog {count}", en: " and {count} more" },
	exactly: { nl: "Wat precies?", en: "What exactly?" },
	comparing: { nl: "Even geduld: het wordt vergeleken…", en: "One moment: it is being compared…" },
	cannotCompare: { nl: "Dat is nu niet na te gaan.", en: "This cannot be compared right now." },
	backToThis: { nl: "Terugzetten…", en: "Restore…" },
	backToThisOf: { nl: "Terugzetten… {who}, {day} {time}", en: "Restore… {who}, {day} {time}" },
} as const satisfies Words;
