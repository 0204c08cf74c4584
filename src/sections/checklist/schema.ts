import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, icon, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "checklist",
	title: { nl: "Lijst", en: "List" },
	summary: {
		nl: "Korte punten met een pictogram of vinkje, bijvoorbeeld activiteiten.",
		en: "Short points with an icon or a tick, for example activities.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De punten.",
			group("Een punt.", {
				text: text("Het punt.", { max: 120, label: ["tekst", "text"] }),
				icon: icon("Pictogram; zonder dit een vinkje.").optional(),
			}),
			{ min: 2, max: 24, label: ["punten", "points"] },
		),
		buttons: buttons().optional(),
	},
});
