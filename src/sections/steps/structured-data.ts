import type { ItemListLeaf, ListItemLeaf } from "schema-dts";
import { plainText, type Text } from "#core/resolved.ts";
import { type Described, type DescribedPage, known } from "#core/structured-data.ts";

interface Steps {
	readonly title?: Text | undefined;
	readonly items?: readonly { readonly title?: Text | undefined }[] | undefined;
}

/**
 * The names of the steps in their order; what each of them holds, the page says better. With a step missing there is no
 * list: it would say something else than the page.
 */
export function describeSteps({ title, items = [] }: Steps, page: DescribedPage, id: string): Described[] {
	if (items.some((step) => !step.title)) return [];
	return [
		known<ItemListLeaf>({
			"@type": "ItemList",
			"@id": page.id(id),
			mainEntityOfPage: { "@id": page.url },
			name: title && plainText(title),
			itemListElement: items.map((step, index) =>
				known<ListItemLeaf>({ "@type": "ListItem", position: index + 1, name: step.title && plainText(step.title) }),
			),
		}),
	];
}
