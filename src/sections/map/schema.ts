import { sectionTitle } from "#core/fields/common.ts";
import { ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "map",
	title: { nl: "Kaart", en: "Map" },
	summary: {
		nl: "Kaart van een vestiging. De kaart van een derde laadt pas na een klik.",
		en: "Map of a branch. The map of a third party loads only after a click.",
	},
	settings: ["map"],
	interactive: true,
	fields: {
		title: sectionTitle(),
		branch: ref("branches", "Vestiging uit facts/branches.yaml.", {
			shows: ["name", "street", "postalCode", "city", "latitude", "longitude", "surroundings"],
			label: ["vestiging", "branch"],
		}),
		note: text("Zin bij het adres.", { max: 160, label: ["opmerking", "note"] }).optional(),
	},
});
