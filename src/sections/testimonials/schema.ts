import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, number, text, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "testimonials",
	title: { nl: "Ervaringen", en: "Testimonials" },
	summary: {
		nl: "Ervaringen van klanten met een waardering. Alleen echte ervaringen, met toestemming.",
		en: "Customers’ experiences with a rating. Only real experiences, with consent.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De ervaringen.",
			group(
				"Een ervaring.",
				withSamples({
					name: text("Naam zoals de klant die wil tonen.", { max: 60, label: ["naam", "name"] }),
					text: text("Wat de klant zegt.", { max: 400, label: ["tekst", "text"] }),
					rating: number("Waardering van 1 tot 5.", { min: 1, max: 5, whole: true, label: ["waardering", "rating"] }),
				}),
			),
			{ max: 9, label: ["ervaringen", "testimonials"] },
		),
	},
});
