import { sectionIntro } from "#core/fields/common.ts";
import { number, pages, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeOverview } from "./structured-data.ts";

export default defineSection({
	type: "article-list",
	title: "Artikelen",
	summary: "Kaarten van alle artikelen onder een adres, nieuwste eerst.",
	fields: {
		title: text("Kop; laat weg als het openingsblok de kop al geeft.", { max: 90 }).optional(),
		intro: sectionIntro().optional(),
		from: pages("Adres waaronder de artikelen staan, bijvoorbeeld /blogs."),
		max: number("Hoogste aantal; zonder dit alle.", { min: 1, max: 60, whole: true }).optional(),
	},
	// A list of articles from elsewhere, on another page, is no overview.
	structuredData: ({ data, fields, page }) => (fields.from === page.path ? describeOverview(data, page) : []),
});
