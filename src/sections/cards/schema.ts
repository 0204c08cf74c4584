import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { choice, group, icon, link, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "cards",
	title: { nl: "Kaarten", en: "Cards" },
	summary: {
		nl: "Kaarten met kop en tekst, en een pictogram waar er een past: diensten, voordelen, redenen of doelgroepen.",
		en: "Cards with a heading and text, and an icon where one fits: services, benefits, reasons or groups of people.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		style: choice(
			"Vorm van de kaarten.",
			{
				raised: "kaarten met een vlak, voor wat aangeklikt kan worden",
				plain: "zonder vlak, voor een opsomming",
			},
			{ label: ["vorm", "style"] },
		).optional(),
		items: list(
			"De kaarten.",
			group("Een kaart.", {
				icon: icon("Pictogram bij de kop; laat het weg als er geen past.").optional(),
				title: text("Kop van de kaart.", { max: 70, label: ["titel", "title"] }),
				text: text("Tekst van de kaart.", { max: 320, label: ["tekst", "text"] }),
				link: link("Waar de kaart heen leidt.").optional(),
				color: choice(
					"Kleurverloop van het vlak.",
					{
						sea: "zeegroen",
						clay: "klei",
						sun: "geel",
						mist: "zacht groen",
					},
					{ label: ["kleur", "colour"] },
				).optional(),
			}),
			{ min: 2, max: 12, label: ["kaarten", "cards"] },
		),
		buttons: buttons().optional(),
	},
});
