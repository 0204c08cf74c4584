import { buttons, sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { list, markdown, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import towns from "./facts.ts";
import { describeHomeVisits } from "./structured-data.ts";

export default defineSection({
	type: "towns",
	title: { nl: "Plaatsen aan huis", en: "Towns for home visits" },
	summary: {
		nl: "Alle plaatsen van een gebied uit facts/towns.yaml, met een zoekvak en een kaartje.",
		en: "All towns of an area from facts/towns.yaml, with a search box and a small map.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		area: ref(towns, "Gebied uit facts/towns.yaml.", { label: ["gebied", "region"] }),
		label: text("Wat er boven het zoekvak staat.", { max: 80, label: ["opschrift", "label"] }),
		hint: text("Korte uitleg onder het opschrift van het zoekvak.", { max: 160, label: ["uitleg", "hint"] }).optional(),
		branches: list(
			"Vestigingen; wie haar plaats typt, leest dat hij daar welkom is.",
			ref("branches", "Vestiging uit facts/branches.yaml.", {
				shows: ["city", "page"],
				label: ["vestiging", "branch"],
			}),
			{ max: 10, label: ["vestigingen", "branches"] },
		).optional(),
		note: markdown("Voor wie in een andere plaats woont.", {
			max: 800,
			under: 3,
			label: ["opmerking", "note"],
		}).optional(),
		buttons: buttons({ max: 1 }).optional(),
	},
	structuredData: ({ data, page }) => describeHomeVisits(data.area ?? {}, page),
});
