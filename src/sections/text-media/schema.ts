import { buttons, sectionTitle } from "#core/fields/common.ts";
import { choice, flag, image, list, markdown, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "text-media",
	title: { nl: "Tekst met beeld", en: "Text with a picture" },
	summary: { nl: "Kop en tekst naast een tekening of foto.", en: "Heading and text beside a drawing or a photo." },
	fields: {
		title: sectionTitle(),
		text: markdown("De tekst.", { max: 3000, under: 2 }),
		points: list("Punten met een vinkje onder de tekst.", text("Een punt.", { max: 140 }), {
			max: 8,
			label: ["punten", "points"],
		}).optional(),
		image: image("Tekening of foto naast de tekst."),
		side: choice(
			"Kant van het beeld op een breed scherm.",
			{
				end: "na de tekst",
				start: "voor de tekst",
			},
			{ label: ["kant van het beeld", "side of the picture"] },
		).optional(),
		wide: flag("Beeld over de hele breedte, met de kop en de tekst eronder?", {
			label: ["breed beeld", "wide picture"],
		}).optional(),
		buttons: buttons().optional(),
	},
});
