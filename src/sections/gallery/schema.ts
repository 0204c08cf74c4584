import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, image, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "gallery",
	title: { nl: "Beelden", en: "Pictures" },
	summary: {
		nl: "Twee tot acht foto's of tekeningen, elk met een bijschrift.",
		en: "Two to eight photos or drawings, each with a caption.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De beelden.",
			group("Een beeld met bijschrift.", {
				image: image("Foto of tekening."),
				caption: text(
					"Bijschrift. Begin bij een tekening met het woord Illustratie, want een bezoeker verwacht een foto.",
					{
						max: 120,
						label: ["bijschrift", "caption"],
					},
				),
			}),
			{ min: 2, max: 8, label: ["onderdelen", "items"] },
		),
		buttons: buttons().optional(),
	},
});
