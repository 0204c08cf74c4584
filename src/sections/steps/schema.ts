import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeSteps } from "./structured-data.ts";

export default defineSection({
	type: "steps",
	title: { nl: "Stappen", en: "Steps" },
	summary: { nl: "Genummerde stappen, van boven naar beneden.", en: "Numbered steps, from top to bottom." },
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De stappen, in volgorde.",
			group("Een stap.", {
				title: text("Naam van de stap.", { max: 70, label: ["titel", "title"] }),
				text: text("Wat er gebeurt.", { max: 400, label: ["tekst", "text"] }),
				note: text("Korte bijzonderheid, zoals duur of kosten.", { max: 80, label: ["opmerking", "note"] }).optional(),
			}),
			{ min: 2, max: 12, label: ["stappen", "steps"] },
		),
		buttons: buttons().optional(),
	},
	structuredData: ({ data, page, id }) => describeSteps(data, page, id),
});
