import { articleStart } from "./article.ts";
import { branchStart } from "./branch.ts";
import { copyStart } from "./copy.ts";
import { pageStart } from "./page.ts";
import { productStart } from "./product.ts";
import type { Start } from "./start.ts";
import { townStart } from "./town.ts";

/** What an editor can start, by the word for it. */
export const starts: Readonly<Record<string, Start>> = {
	page: pageStart,
	article: articleStart,
	branch: branchStart,
	product: productStart,
	town: townStart,
	copy: copyStart,
};
