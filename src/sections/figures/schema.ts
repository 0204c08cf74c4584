import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, language, list, properName, text, url } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "figures",
	title: "Cijfers",
	summary: "Grote cijfers met uitleg en bron.",
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De cijfers.",
			group("Een cijfer.", {
				value: text("Het cijfer met eenheid, bijvoorbeeld 85 dB(A).", { max: 24, label: ["cijfer", "figure"] }),
				text: text("Wat het betekent.", { max: 260, label: ["tekst", "text"] }),
			}),
			{ min: 2, max: 6, label: ["onderdelen", "items"] },
		),
		sources: list(
			"Waar de cijfers vandaan komen.",
			group("Een bron.", {
				title: properName("Naam van de bron, in de taal van de bron zelf.", { max: 140, label: ["titel", "title"] }),
				url: url("Adres van de bron."),
				language: language("Taal van de bron, als dat geen Nederlands is: en, de, fr.").optional(),
			}),
			{ label: ["bronnen", "sources"] },
		).optional(),
	},
});
