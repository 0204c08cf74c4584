import { markdown, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "prose",
	title: "Lopende tekst",
	summary: "Tekst over de volle leesbreedte; tussenkoppen met ##.",
	fields: withSamples({
		text: markdown("De tekst, met tussenkoppen als `## Kop`.", { under: 1 }),
	}),
});
