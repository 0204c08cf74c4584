import { list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "summary",
	title: { nl: "Samenvatting", en: "Summary" },
	summary: { nl: "Kader met het belangrijkste van een artikel.", en: "A box with the main points of an article." },
	fields: {
		title: text("Kop van het kader.", { max: 60, label: ["titel", "title"] }),
		points: list("Het belangrijkste, per zin.", text("Een zin.", { max: 260 }), {
			max: 8,
			label: ["punten", "points"],
		}),
	},
});
