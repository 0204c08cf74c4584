import { figureSources, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { choice, group, list, number, text, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

const decibel = (description: string, label: readonly [string, string]) =>
	number(description, { min: 30, max: 140, label });

export default defineSection({
	type: "levels",
	title: { nl: "Geluidsladder", en: "Sound levels" },
	summary: {
		nl: "Geluid van zacht naar hard, elk met een balk: hoe hard iets is, of hoelang het per dag veilig is.",
		en: "Sounds from soft to loud, each with a bar: how loud something is, or how many hours a day it is safe.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		bars: choice(
			"Wat de balken tonen.",
			{ level: "hoe hard het is", time: "hoelang het per dag veilig is: elke 3 dB erbij halveert die tijd" },
			{ label: ["balken", "bars"] },
		).optional(),
		items: list(
			"De sporten van de ladder.",
			group(
				"Een sport.",
				withSamples({
					value: text("Hoe hard, met de eenheid: 90–105 dB.", { max: 24, label: ["waarde", "value"] }),
					title: text("Waar of waarbij het zo hard is.", { max: 70, label: ["titel", "title"] }),
					text: text("Wat dat betekent.", { max: 260, label: ["tekst", "text"] }).optional(),
					decibel: decibel("Hoe hard het is, in dB.", ["decibel", "decibels"]),
					upTo: decibel("De hardste waarde van een reeks, in dB; de balk loopt er lichter tot door.", [
						"decibel tot",
						"decibels up to",
					]).optional(),
				}),
			),
			{ min: 2, max: 8, label: ["geluiden", "sounds"] },
		),
		sources: figureSources(),
	},
});
