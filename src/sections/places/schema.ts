import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { group, link, list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "places",
	title: { nl: "Waar en wanneer", en: "Where and when" },
	summary: {
		nl: "Vestigingen naast elkaar met adres, openingstijden en of ze nu open zijn, en het bezoek aan huis.",
		en: "Branches side by side with address, opening hours and whether they are open now, and home visits.",
	},
	interactive: true,
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		branches: list(
			"De vestigingen.",
			ref("branches", "Vestiging uit facts/branches.yaml.", {
				shows: ["city", "street", "postalCode", "latitude", "longitude", "page", "hours", "exceptions"],
				label: ["vestiging", "branch"],
			}),
			{ max: 6, label: ["vestigingen", "branches"] },
		),
		home: group(
			"Het bezoek aan huis.",
			{
				title: text("Kop, bijvoorbeeld: Bij u thuis.", { max: 60, label: ["titel", "title"] }),
				text: text("Waar u komt, in één zin.", { max: 200, label: ["tekst", "text"] }),
				link: link("De pagina met meer uitleg."),
			},
			{ label: ["aan huis", "home visit"] },
		).optional(),
	},
});
