import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeProduct } from "./structured-data.ts";

export default defineSection({
	type: "products",
	title: "Producten",
	summary:
		"Productkaarten met prijs naast elkaar; wat voor alle geldt staat er één keer onder. Naam, prijs en kenmerken staan in facts/products.yaml.",
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list("De producten.", ref("products", "Naam uit facts/products.yaml."), {
			max: 6,
			label: ["onderdelen", "items"],
		}),
		note: text("Zin onder de producten.", { max: 240, label: ["opmerking", "note"] }).optional(),
	},
	structuredData: ({ data, fields, page }) =>
		(data.items ?? []).flatMap((product, index) => describeProduct(product, fields.items?.[index], page)),
});
