import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { flag, group, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "timeline",
	title: { nl: "Tijdlijn", en: "Timeline" },
	summary: {
		nl: "Momenten na elkaar op een lijn: een nacht, een dag of een seizoen.",
		en: "Moments one after another along a line: a night, a day or a season.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		night: flag("Toon de momenten in een nachthemel, over de hele breedte?", { label: ["nacht", "night"] }).optional(),
		items: list(
			"De momenten, in volgorde.",
			group("Een moment.", {
				time: text("Wanneer: een tijd, een dag of een woord.", { max: 24, label: ["wanneer", "when"] }),
				title: text("Wat er dan is.", { max: 70, label: ["titel", "title"] }),
				text: text("Uitleg in één of twee zinnen.", { max: 240, label: ["tekst", "text"] }),
			}),
			{ min: 2, max: 6, label: ["momenten", "moments"] },
		),
	},
});
