import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, image, list, properName, text, withSamples } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "team",
	title: { nl: "Team", en: "Team" },
	summary: {
		nl: "De mensen van het bedrijf, met naam of alleen met wat ze doen. Alleen echte mensen, met toestemming.",
		en: "The people of the business, with their names or only with what they do. Only real people, with their consent.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De mensen.",
			group(
				"Iemand van het team.",
				withSamples({
					name: properName("Naam; laat weg zolang die er niet is.", { max: 60, label: ["naam", "name"] }).optional(),
					role: text("Functie, bijvoorbeeld: verkoper in de winkel.", { max: 60, label: ["functie", "role"] }),
					text: text("Wat deze persoon doet en waarvoor u bij hem of haar terechtkunt.", {
						max: 320,
						label: ["tekst", "text"],
					}),
					image: image("Portret.").optional(),
				}),
			),
			{ max: 12, label: ["mensen", "people"] },
		),
	},
});
