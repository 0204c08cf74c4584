import type { ProductLeaf, UnitPriceSpecificationLeaf } from "schema-dts";
import type { FactsOf } from "#core/facts/index.ts";
import { plainText, type Resolved } from "#core/resolved.ts";
import { type Confirmed, type Described, type DescribedPage, known } from "#core/structured-data.ts";

type ProductFact = Confirmed<Resolved<FactsOf<"products">>>;

/**
 * A product and what it costs; nothing without a name or a price. Whether it is in stock nobody said.
 * `key` is its name in `facts/products.yaml`.
 */
export function describeProduct(product: ProductFact | undefined, key: string | undefined, page: DescribedPage) {
	const { name, price, description, image } = product ?? {};
	if (!product || !key || !name || !price) return [];
	const described: Described = known<ProductLeaf>({
		"@type": "Product",
		"@id": page.factId("products", key),
		mainEntityOfPage: { "@id": page.url },
		name: plainText(name),
		description: description && plainText(description),
		image: image && page.absolute(image.src),
		offers: price.amount ? offerOf(price.amount, product, page) : undefined,
	});
	return [described];
}

/** What may cost more has a lowest price, and no other. */
function offerOf(amount: string, { price, unit, offer }: ProductFact, page: DescribedPage) {
	const currency = { priceCurrency: page.currency };
	return {
		"@type": "Offer" as const,
		...(price?.from ? undefined : { price: amount, ...currency }),
		priceSpecification: known<UnitPriceSpecificationLeaf>({
			"@type": "UnitPriceSpecification",
			...(price?.from ? { minPrice: Number(amount) } : { price: amount }),
			...currency,
			unitText: unit && plainText(unit),
			valueAddedTaxIncluded: true,
		}),
		...(offer?.until && { priceValidUntil: offer.until.iso }),
		...(page.organization && { seller: page.organization }),
	};
}
