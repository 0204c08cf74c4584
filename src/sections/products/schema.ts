import { sectionIntro, sectionTitle } from "#core/fields/common.ts";
import { detail, list, ref, text } from "#core/fields/fields.ts";
import { defineSection } from "#core/section.ts";
import { describeProduct } from "./structured-data.ts";

export default defineSection({
	type: "products",
	title: { nl: "Producten", en: "Products" },
	summary: {
		nl: "Productkaarten met prijs naast elkaar; wat voor alle geldt staat er één keer onder. Naam, prijs en kenmerken staan in facts/products.yaml.",
		en: "Product cards with prices, side by side; what applies to all of them is shown once below. Name, price and features are in facts/products.yaml.",
	},
	fields: {
		title: sectionTitle(),
		intro: sectionIntro().optional(),
		items: list("De producten.", ref("products", "Naam uit facts/products.yaml.", { details: "show" }), {
			max: 6,
			label: ["producten", "products"],
		}),
		show: list(
			"Welke eigen velden van de producten erbij staan, met hun naam.",
			detail("Een veld uit kinds/products.yaml, bijvoorbeeld allergens.", { collection: "products" }),
			{ max: 8, label: ["velden", "fields"] },
		).optional(),
		note: text("Zin onder de producten.", { max: 240, label: ["opmerking", "note"] }).optional(),
	},
	structuredData: ({ data, fields, page }) =>
		(data.items ?? []).flatMap((product, index) => describeProduct(product, fields.items?.[index], page)),
});
