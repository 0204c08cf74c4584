import { sectionIntro } from "#core/fields/common.ts";
import { number, pages, ref, text } from "#core/fields/fields.ts";
import { cardsPerPage } from "#core/paging.ts";
import { defineSection } from "#core/section.ts";
import { describeOverview } from "./structured-data.ts";

export default defineSection({
	type: "article-list",
	title: { nl: "Artikelen", en: "Articles" },
	summary: {
		nl: "Kaarten van alle artikelen onder een adres, nieuwste eerst. Zijn het er veel, dan gaat de lijst verder op een volgende pagina.",
		en: "Cards of all articles under an address, the newest first. If there are many, the list continues on further pages.",
	},
	continued: ["title", "below", "tag", "perPage"],
	fields: {
		title: text("Kop; laat weg als het openingsblok de kop al geeft.", {
			max: 90,
			label: ["titel", "title"],
		}).optional(),
		intro: sectionIntro().optional(),
		below: pages("Adres waaronder de artikelen staan, bijvoorbeeld /blogs.", {
			tag: "tag",
			max: "max",
			perPage: "perPage",
		}),
		tag: ref("tags", "Toon alleen de artikelen over dit onderwerp: een naam uit facts/tags.yaml.", {
			label: ["onderwerp", "topic"],
		}).optional(),
		max: number("Toon alleen de nieuwste, hoogstens dit aantal; zonder dit alle, zo nodig over meer pagina's.", {
			min: 1,
			max: 60,
			whole: true,
			label: ["hoogste aantal", "maximum number"],
		}).optional(),
		perPage: number(
			`Aantal op één pagina; ${cardsPerPage} als dit ontbreekt. De volgende pagina's krijgen vanzelf een adres. Telt niet als er een max staat.`,
			{ min: 1, max: 60, whole: true, label: ["aantal op een pagina", "number on a page"] },
		).optional(),
	},
	// A list of articles from elsewhere, on another page, is no overview.
	structuredData: ({ data, fields, page }) =>
		fields.below === (page.continues ?? page).path && !fields.tag ? describeOverview(data, page) : [],
});
