import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, image, list, text } from "#core/fields/fields.ts";
import { mostPhotos } from "#core/most-photos.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "gallery",
	title: { nl: "Beelden", en: "Pictures" },
	summary: {
		nl: "Foto's of tekeningen, hoogstens vierentwintig, elk met een bijschrift.",
		en: "Photos or drawings, at most twenty-four, each with a caption.",
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
			{ min: 1, max: mostPhotos, label: ["beelden", "pictures"] },
		),
		buttons: buttons().optional(),
	},
});
