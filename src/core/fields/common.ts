import { group, link, list, text } from "./fields.ts";

/** A row of buttons. */
export function buttons({ max = 2 }: { max?: number } = {}) {
	return list(
		"Knoppen; de eerste valt het meest op.",
		group("Een knop.", {
			label: text("Tekst op de knop.", { max: 40 }),
			link: link("Waar de knop heen leidt."),
		}),
		{ max },
	);
}

/** The heading of a section. */
export function sectionTitle() {
	return text("Kop van de sectie.", { max: 90 });
}

/** One or two sentences below the heading of a section. */
export function sectionIntro() {
	return text("Inleiding onder de kop.", { max: 400 });
}
