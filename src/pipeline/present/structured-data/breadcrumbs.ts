import type { BreadcrumbListLeaf } from "schema-dts";
import { plainText } from "#core/resolved.ts";
import type { DescribedPage } from "#core/structured-data.ts";
import { presentBreadcrumbs } from "../breadcrumbs.ts";
import type { Surroundings } from "./surroundings.ts";

/** The way from the home page to a page; undefined for the home page itself. */
export function breadcrumbsThing(
	page: DescribedPage,
	{ context, absolute }: Surroundings,
): BreadcrumbListLeaf | undefined {
	const above = presentBreadcrumbs(page.path, context).map(({ label, href }) => ({
		name: plainText(label),
		item: absolute(href),
	}));
	const steps = [...above, { name: page.name, item: page.url }];
	// A way with a nameless step in it leads nowhere.
	if (above.length === 0 || steps.some(({ name }) => name === "")) return undefined;
	return {
		"@type": "BreadcrumbList",
		"@id": page.id("breadcrumbs"),
		itemListElement: steps.map(({ name, item }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item,
		})),
	};
}
