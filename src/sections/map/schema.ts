import { sectionTitle } from "#core/fields/common.ts";
import { ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";

export default defineSection({
	type: "map",
	title: "Kaart",
	summary: "Kaart van een vestiging. De kaart van een derde laadt pas na een klik.",
	settings: ["map"],
	interactive: true,
	fields: {
		title: sectionTitle(),
		branch: ref("branches", "Vestiging uit facts/branches.yaml.", {
			shows: ["name", "street", "postalCode", "city", "latitude", "longitude"],
			label: ["vestiging", "branch"],
		}),
		note: text("Zin bij het adres.", { max: 160, label: ["opmerking", "note"] }).optional(),
	},
});
