import { figureSources, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, number, text, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

const decibel = (description: string, label: readonly [string, string]) =>
	number(description, { min: 30, max: 140, label });

export default defineSection({
	type: "levels",
	title: { nl: "Geluidsladder", en: "Sound levels" },
	summary: {
		nl: "Geluid van zacht naar hard, elk met een balk: hoe hard iets is, of wat er achter een filter van overblijft.",
		en: "Sound from soft to loud, each with a bar: how loud something is, or what is left of it behind a filter.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De sporten van de ladder.",
			group(
				"Een sport.",
				withSamples({
					value: text("Hoe hard, met de eenheid: 90–105 dB.", { max: 24, label: ["waarde", "value"] }),
					title: text("Waar of waarbij het zo hard is.", { max: 70, label: ["titel", "title"] }),
					text: text("Wat dat betekent.", { max: 260, label: ["tekst", "text"] }).optional(),
					decibel: decibel("Hoe ver de balk loopt, in dB.", ["decibel", "decibels"]),
					upTo: decibel(
						"Hoe ver de balk licht doorloopt: de hardste waarde van een reeks, of hoe hard het zonder filter is.",
						["decibel tot", "decibels up to"],
					).optional(),
				}),
			),
			{ min: 2, max: 8, label: ["onderdelen", "items"] },
		),
		sources: figureSources(),
	},
});
