import { figureSources, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { choice, flag, group, list, number, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

const decibel = (description: string, label: readonly [string, string]) =>
	list(description, number("Hoeveel er gemiddeld gedempt wordt, in dB.", { min: 5, max: 35 }), { max: 3, label });

export default defineSection({
	type: "listen",
	title: { nl: "Hoor het verschil", en: "Hear the difference" },
	summary: {
		nl: "Een geluid dat een bezoeker zelf beluistert: zoals het is, met oordoppen, of met gehoorverlies en een hoortoestel. Ernaast staat hetzelfde getekend en in woorden.",
		en: "A sound that visitors can listen to: as it is, with earplugs, or with hearing loss and a hearing aid. Beside it the same as a drawing and in words.",
	},
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		sound: choice(
			"Welk geluid.",
			{
				festival: "een festival",
				motorcycle: "een motor op snelheid, onder de helm",
				workshop: "een werkplaats",
				aircraft: "een vliegtuig, van binnen",
				snoring: "iemand die snurkt",
				pool: "een zwembad",
				birthday: "een kamer vol mensen op een verjaardag",
			},
			{ label: ["geluid", "sound"] },
		),
		filters: decibel("Filters die alle tonen even veel dempen, zoals een muziekfilter.", [
			"filters",
			"filters",
		]).optional(),
		plugs: decibel("Gewone doppen, die hoge tonen meer dempen dan diepe.", ["doppen", "earplugs"]).optional(),
		hearing: group(
			"Het gehoor van iemand die ouder is.",
			{
				age: number("Leeftijd, waarvan het gemiddelde gehoorverlies genomen wordt.", {
					min: 40,
					max: 70,
					whole: true,
					label: ["leeftijd", "age"],
				}),
				aid: flag("Ook met een hoortoestel?", { label: ["hoortoestel", "hearing aid"] }).optional(),
			},
			{ label: ["gehoorverlies", "hearing loss"] },
		).optional(),
		note: text("Zin onder het geluid.", { max: 300, label: ["opmerking", "note"] }).optional(),
		sources: figureSources(),
	},
});
