import { list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "summary",
	title: "Samenvatting",
	summary: "Kader met het belangrijkste van een artikel.",
	fields: {
		title: text("Kop van het kader.", { max: 60, label: ["titel", "title"] }),
		points: list("Het belangrijkste, per zin.", text("Een zin.", { max: 260 }), {
			max: 8,
			label: ["punten", "points"],
		}),
	},
});
