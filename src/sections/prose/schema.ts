import { markdown, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "prose",
	title: { nl: "Lopende tekst", en: "Running text" },
	summary: {
		nl: "Tekst over de volle leesbreedte; tussenkoppen met ##.",
		en: "Text over the full reading width; subheadings with ##.",
	},
	fields: withSamples({
		text: markdown("De tekst, met tussenkoppen. Die beginnen met `##`.", { under: 1 }),
	}),
});
