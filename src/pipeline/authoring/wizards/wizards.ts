import { factsDefinitions } from "#core/facts/index.ts";
import type { Site } from "../../site/site.ts";
import { articleStart } from "./article.ts";
import { branchStart } from "./branch.ts";
import { copyStart } from "./copy.ts";
import { factStart } from "./fact.ts";
import { formStart } from "./form.ts";
import { pageStart } from "./page.ts";
import { productStart } from "./product.ts";
import type { Wizard } from "./wizard.ts";

const starts: Readonly<Record<string, Wizard>> = {
	page: pageStart,
	article: articleStart,
	branch: branchStart,
	product: productStart,
	form: formStart,
	copy: copyStart,
};

/** The collections of facts of which one more is begun in a way of its own, each by the word for that. */
const ownStarts: Readonly<Record<string, string>> = { products: "product", branches: "branch", forms: "form" };

/** The word for what begins one more of a collection of facts; undefined where nobody does that. */
export function startOfOneMore(site: Pick<Site, "collections">, collection: string): string | undefined {
	const what = ownStarts[collection] ?? collection;
	return Object.hasOwn(wizardsOf(site), what) ? what : undefined;
}

/**
 * What an editor of a site can start, by the word for it: one more of its own facts, and of those of the builder that say
 * what one is called, by the name of their collection. The others have a wizard of their own, or nobody begins them so.
 */
export function wizardsOf({ collections }: Pick<Site, "collections">): Readonly<Record<string, Wizard>> {
	const begun = [...collections.values()].filter(
		({ name, keyed, one }) =>
			keyed && (one !== undefined || !Object.hasOwn(factsDefinitions, name)) && !Object.hasOwn(starts, name),
	);
	return { ...starts, ...Object.fromEntries(begun.map((each) => [each.name, factStart(each)])) };
}
