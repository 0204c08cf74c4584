import type { Word } from "#studio/desk/say.ts";
import { words } from "./words.ts";

/** Why a list with so many items takes no other; undefined when it does. */
export function whyNoMore(count: number, most: number | undefined): Word | undefined {
	if (most === undefined || count < most) return undefined;
	return most === 1 ? words.mostOne : { ...words.most, values: { count: most } };
}

/** Why none of its items can go; undefined when one can. */
export function whyNoFewer(count: number, least: number): Word | undefined {
	if (count > least) return undefined;
	return least === 1 ? words.leastOne : { ...words.least, values: { count: least } };
}
