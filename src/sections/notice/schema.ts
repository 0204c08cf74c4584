import { choice, markdown, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "notice",
	title: { nl: "Kader", en: "Box" },
	summary: {
		nl: "Kader in een tekst: een waarschuwing, toelichting of tip.",
		en: "A box in a text: a warning, an explanation or a tip.",
	},
	fields: {
		tone: choice(
			"Soort kader.",
			{ warning: "waarschuwing", info: "toelichting", tip: "tip" },
			{ label: ["soort kader", "kind of box"] },
		),
		title: text("Kop van het kader.", { max: 80, label: ["titel", "title"] }),
		text: markdown("De tekst.", { max: 2500, under: 2 }),
	},
});
