import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, id, list, markdown, text, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeQuestions } from "./structured-data.ts";

export default defineSection({
	type: "accordion",
	title: { nl: "Uitklaplijst", en: "Accordion" },
	summary: {
		nl: "Veelgestelde vragen, of onderwerpen die uitklappen; er staat er één tegelijk open.",
		en: "Frequently asked questions or topics that fold open, one at a time.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De onderwerpen.",
			group(
				"Een onderwerp.",
				withSamples({
					id: id("Anker van dit onderwerp: /pagina#naam springt ernaartoe en opent het.", {
						label: ["anker", "anchor"],
					}).optional(),
					title: text("Kop waarop geklikt wordt.", { max: 100, label: ["titel", "title"] }),
					text: markdown("Wat er dan verschijnt.", { max: 3000, under: 3 }),
				}),
			),
			{ min: 2, max: 20, label: ["onderwerpen", "topics"] },
		),
	},
	structuredData: ({ data, page, id }) => describeQuestions(data.items ?? [], page, id),
});
