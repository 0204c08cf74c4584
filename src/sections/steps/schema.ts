import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, list, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeSteps } from "./structured-data.ts";

export default defineSection({
	type: "steps",
	title: "Stappen",
	summary: "Genummerde stappen, van boven naar beneden.",
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list(
			"De stappen, in volgorde.",
			group("Een stap.", {
				title: text("Naam van de stap.", { max: 70 }),
				text: text("Wat er gebeurt.", { max: 400 }),
				note: text("Korte bijzonderheid, zoals duur of kosten.", { max: 80 }).optional(),
			}),
			{ min: 2, max: 12 },
		),
		buttons: buttons().optional(),
	},
	structuredData: ({ data, page, id }) => describeSteps(data, page, id),
});
