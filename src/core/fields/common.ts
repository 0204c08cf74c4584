import { date, group, id, language, link, list, properName, text, url } from "./fields.ts";

/** A row of buttons. */
export function buttons({ max = 2 }: { max?: number } = {}) {
	return list(
		"Knoppen; de eerste valt het meest op.",
		group("Een knop.", {
			label: text("Tekst op de knop.", { max: 40, label: ["opschrift", "label"] }),
			link: link("Waar de knop heen leidt."),
		}),
		{ max, label: ["knoppen", "buttons"] },
	);
}

/** The heading of a section. */
export function sectionTitle() {
	return text("Kop van het onderdeel.", { max: 90, label: ["titel", "title"] });
}

/** One or two sentences below the heading of a section. */
export function sectionIntro() {
	return text("Inleiding onder de kop.", { max: 400, label: ["inleiding", "introduction"] });
}

/** The booking calendar of the settings, with its own heading: without a calendar nothing is promised. */
export function calendar() {
	return group(
		"De afsprakenkalender uit de instellingen, zodra er een is.",
		{
			title: text("Kop boven de kalender, bijvoorbeeld: Maak direct een afspraak.", {
				max: 90,
				label: ["titel", "title"],
			}),
			store: id("Kalender uit de instellingen, bij booking.stores; zonder dit de algemene.", {
				label: ["kalender per vestiging", "calendar of a branch"],
			}).optional(),
		},
		{ label: ["kalender", "calendar"] },
	).optional();
}

/** The days on which something is there; it comes and goes by itself. `what` says in Dutch what happens on them. */
export function days(what: string) {
	return {
		from: date(`Eerste dag waarop ${what}; zonder dit vanaf nu.`, { label: ["eerste dag", "first day"] }).optional(),
		until: date(`Laatste dag waarop ${what}; zonder dit blijvend.`, {
			when: "last",
			after: "from",
			label: ["laatste dag", "last day"],
		}).optional(),
	};
}

/** Where the figures of a section come from, in one line below them. */
export function figureSources() {
	return list(
		"Waar de cijfers vandaan komen.",
		group("Een bron.", {
			title: properName("Naam van de bron, in de taal van de bron zelf.", { max: 140, label: ["titel", "title"] }),
			url: url("Adres van de bron."),
			language: language(
				"Taal van de bron in twee letters, als die anders is dan de taal waarin u schrijft.",
			).optional(),
		}),
		{ label: ["bronnen", "sources"] },
	).optional();
}

/** Where something was read: its own title in its own language. */
export function source() {
	return group("Een bron.", {
		title: properName("Titel, in de taal van de bron zelf.", { max: 180, label: ["titel", "title"] }),
		publisher: text("Uitgever.", { max: 80, label: ["uitgever", "publisher"] }),
		url: url("Adres."),
		language: language("Taal van de bron in twee letters, als die anders is dan de taal waarin u schrijft.").optional(),
	});
}
