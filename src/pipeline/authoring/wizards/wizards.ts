import { factsDefinitions } from "#core/facts/index.ts";
import type { Site } from "../../site/site.ts";
import { articleStart } from "./article.ts";
import { branchStart } from "./branch.ts";
import { copyStart } from "./copy.ts";
import { factStart } from "./fact.ts";
import { pageStart } from "./page.ts";
import { productStart } from "./product.ts";
import type { Wizard } from "./wizard.ts";

const starts: Readonly<Record<string, Wizard>> = {
	page: pageStart,
	article: articleStart,
	branch: branchStart,
	product: productStart,
	copy: copyStart,
};

/** What the builder brings with a wizard of its own, or nobody begins by a wizard. */
const begunOtherwise: ReadonlySet<string> = new Set(
	Object.keys(factsDefinitions).filter((name) => name !== "services"),
);

/**
 * What an editor of a site can start, by the word for it: one more of its own facts, and of what it does, by the name of
 * their collection.
 */
export function wizardsOf({ collections }: Pick<Site, "collections">): Readonly<Record<string, Wizard>> {
	const own = [...collections.values()].filter(
		({ name, keyed }) => keyed && !begunOtherwise.has(name) && !Object.hasOwn(starts, name),
	);
	return { ...starts, ...Object.fromEntries(own.map((each) => [each.name, factStart(each)])) };
}
