import { figureSources, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "figures",
	title: { nl: "Cijfers", en: "Figures" },
	summary: { nl: "Grote cijfers met uitleg en bron.", en: "Large figures with an explanation and a source." },
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De cijfers.",
			group("Een cijfer.", {
				value: text("Het cijfer met eenheid, bijvoorbeeld 85 dB(A).", { max: 24, label: ["cijfer", "figure"] }),
				text: text("Wat het betekent.", { max: 260, label: ["tekst", "text"] }),
			}),
			{ min: 2, max: 6, label: ["cijfers", "figures"] },
		),
		sources: figureSources(),
	},
});
