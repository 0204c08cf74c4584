import { products as productFacts } from "#core/facts/products.ts";
import { path } from "#core/fields/fields.ts";
import { adviceFor } from "#core/fields/kinds.ts";
import { sourceOf } from "../../site/accessors.ts";
import { entriesOf } from "../../site/facts.ts";
import type { SitePage } from "../../site/site.ts";
import { slugOf } from "../../text/letters.ts";
import { fillingsIn, firstNamesIn } from "../fillings.ts";
import { oneMore } from "./one-more.ts";
import { suggestedStill, toCheck, toTranslate, type Wizard } from "./wizard.ts";
import { withItem } from "./yaml.ts";

/** As many as one section of products may hold. */
const mostProducts = 6;

export const productStart: Wizard = {
	what: { nl: "een product", en: "a product" },
	about: { nl: "Met een prijs, op een pagina met producten.", en: "With a price, on a page with products." },
	questions: [
		{
			name: "name",
			ask: { nl: "Hoe heet het product?", en: "What is the product called?" },
			field: productFacts.entry.shape.name,
		},
		{
			name: "price",
			ask: { nl: "Wat kost het?", en: "What does it cost?" },
			field: productFacts.entry.shape.price,
			sample: true,
			suggest: (site) => String(Object.values(entriesOf(site, "products"))[0]?.price ?? "100"),
		},
		{
			name: "unit",
			ask: { nl: "Waarvoor is die prijs?", en: "What is that price for?" },
			field: productFacts.entry.shape.unit,
			sample: true,
			suggest: (site) => firstNamesIn(site).unit,
		},
		{
			name: "page",
			ask: { nl: "Op welke pagina staat het?", en: "Which page does it go on?" },
			field: path("Een pagina met producten, waar er nog een bij past."),
			where: true,
			options: (site) =>
				[...site.pages.values()].filter(listOf).map(({ path, value }) => ({ value: path, text: value.title })),
			suggest: (site) => [...site.pages.values()].find((page) => listOf(page))?.path ?? "-",
		},
	],
	make(site, answers, typed) {
		const { name = "", price = "", unit, page = "" } = answers;
		const samples = suggestedStill(productStart, site, answers, typed).filter((each) => each !== "page");
		const key = slugOf(name, sourceOf(site));
		const asked = site.pages.get(page);
		const list = asked && listOf(asked);
		const entry = {
			name,
			price: adviceFor("price", price) ?? price,
			unit,
			description: fillingsIn(site).product,
			features: [{ icon: "check", name: fillingsIn(site).feature }],
			...(samples.length > 0 && { samples }),
		};
		const { file, added, changed } = oneMore(site, "products", { [key]: entry });
		return {
			added,
			changed: {
				...changed,
				...(asked && list && { [asked.source.file]: withItem(asked.source, list.path, list.length, key) }),
			},
			opens: { page: asked?.path ?? "/", spot: { file, path: [key, "description"] } },
			next: [
				{
					nl: "Open {file} en vul het product in. Haal uit samples weg wat klopt.",
					en: "Open {file} and fill in the product. Remove from samples whatever is right.",
					values: { file },
				},
				...(list
					? [
							{
								nl: "Het staat nu op {page}. Hoort het ergens anders, zet {key} dan daar bij items van een onderdeel products.",
								en: "It is now on {page}. If it belongs elsewhere, put {key} there, in the items of a products section.",
								values: { page, key },
							},
						]
					: [
							{
								nl: "Noem {key} op een pagina, bij een onderdeel products.",
								en: "Name {key} on a page, in a products section.",
								values: { key },
							},
						]),
				...toTranslate(site),
				toCheck,
			],
		};
	},
};

/** The first list of products on a page that has room for one more. */
function listOf({ value }: SitePage): { path: (string | number)[]; length: number } | undefined {
	const lists = value.sections.map(({ type, fields }, index) => {
		const length = type === "products" && Array.isArray(fields.items) ? fields.items.length : mostProducts;
		return { path: ["sections", index, "items"], length };
	});
	return lists.find(({ length }) => length < mostProducts);
}
