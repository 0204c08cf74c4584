import { markdown } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "prose",
	title: "Lopende tekst",
	summary: "Tekst over de volle leesbreedte; tussenkoppen met ##.",
	fields: {
		text: markdown("De tekst, met tussenkoppen als `## Kop`.", { under: 1 }),
	},
});
