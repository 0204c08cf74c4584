import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, image, list, markdown, number, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "comparison",
	title: { nl: "Soorten naast elkaar", en: "Kinds side by side" },
	summary: {
		nl: "Twee tot vier soorten naast elkaar, elk met een beeld en met balkjes die laten zien waarin ze verschillen.",
		en: "Two to four kinds side by side, each with a picture and with bars that show how they differ.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De soorten.",
			group("Een soort.", {
				title: text("Naam van de soort.", { max: 70, label: ["titel", "title"] }),
				image: image("Staande foto of tekening; kies voor elke soort dezelfde hoek."),
				scales: list(
					"Waarin de soorten verschillen; geef elke soort dezelfde kenmerken, in dezelfde volgorde.",
					group("Een kenmerk.", {
						name: text("Naam van het kenmerk.", { max: 40, label: ["kenmerk", "feature"] }),
						level: number("Hoe ver het balkje loopt, van 1 tot en met 5.", {
							min: 1,
							max: 5,
							whole: true,
							label: ["stand", "level"],
						}),
						text: text("Hetzelfde in een paar woorden.", { max: 40, label: ["tekst", "text"] }),
					}),
					{ max: 4, label: ["kenmerken", "features"] },
				),
				text: markdown("Wat het voor soort is.", { max: 800, under: 3 }),
				points: list("Punten met een vinkje onder de tekst.", text("Een punt.", { max: 140 }), {
					max: 5,
					label: ["punten", "points"],
				}).optional(),
			}),
			{ min: 2, max: 4, label: ["soorten", "kinds"] },
		),
	},
});
