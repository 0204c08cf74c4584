import { numbersAround, pageAddress } from "#core/paging.ts";
import type { CardList, Paging } from "#core/resolved.ts";
import { sourceOf } from "../site/accessors.ts";
import { type Listed, listedBelow } from "../site/listings.ts";
import { cardsShown, pagesOfList } from "../site/overviews.ts";
import { shownAddress } from "./address.ts";
import { cardOf } from "./cards.ts";
import type { Context } from "./context.ts";
import { asShown, type NodeKind } from "./node-kind.ts";

export const pagesNode: NodeKind = {
	present: (value, meta, context, beside) =>
		presentCardList(String(value), listedBelow(String(value), meta, beside), context),
	marked: undefined,
	spellOut: undefined,
	writtenOut: undefined,
	// What a list shows is told by the fields beside it, and so by its page.
	references: () => [],
	faults: undefined,
	faultsOn: undefined,
	isCertain: (advice, _, { site }) =>
		[...site.addresses.keys()].some((path) => path === advice || path.startsWith(`${advice}/`)),
	shown: shownAddress,
	key: undefined,
	told: asShown,
};

/** The cards of a list below an address that are shown on the present page, and the way to the other pages. */
function presentCardList(folder: string, list: Listed, context: Context): CardList {
	const last = pagesOfList(list, context.site);
	// A list that is shown outside a page, as an example, is that of the address itself.
	const { path, number } = last > 1 && context.shown ? context.shown : { path: folder, number: 1 };
	return {
		cards: cardsShown(list, number, context.site).map((page) => cardOf(page, context)),
		...(last > 1 && { paging: presentPaging(path, { number, last }, context) }),
	};
}

function presentPaging(path: string, { number, last }: { number: number; last: number }, context: Context): Paging {
	const source = sourceOf(context.site);
	const href = (of: number) => context.link(pageAddress(path, of, source)).href;
	return {
		number,
		...(number > 1 && { previous: href(number - 1) }),
		...(number < last && { next: href(number + 1) }),
		pages: numbersAround(number, last).map((each) => ({ number: each, href: href(each) })),
	};
}
