import type { ServiceLeaf } from "schema-dts";
import type { FactsOf } from "#core/facts/index.ts";
import { plainText, type Resolved } from "#core/resolved.ts";
import { type Confirmed, type Described, type DescribedPage, known } from "#core/structured-data.ts";
import type towns from "./facts.ts";

type Area = Confirmed<Resolved<FactsOf<typeof towns>>>;

/** The service that a page offers in an area: the area itself, and each of its towns. */
export function describeHomeVisits({ region, towns = [] }: Area, page: DescribedPage): Described[] {
	if (!page.name) return [];
	return [
		known<ServiceLeaf>({
			"@type": "Service",
			"@id": page.id("service"),
			mainEntityOfPage: { "@id": page.url },
			url: page.url,
			name: page.name,
			description: page.description,
			provider: page.organization,
			areaServed: [
				...(region ? [{ "@type": "AdministrativeArea", name: plainText(region) } as const] : []),
				...towns.flatMap(({ name }) => (name ? [{ "@type": "City", name: plainText(name) } as const] : [])),
			],
		}),
	];
}
