import { type Days, never, outlasts } from "#core/days.ts";
import { partsOfPrice } from "#core/fields/kinds/price.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { daysOf, daysOfSection } from "../site/site-on.ts";
import type { CheckOptions } from "./field-check.ts";

/** There is always a front page, what comes does not go before that, and an offer is one. */
export function* checkDays(site: Site, { today }: CheckOptions): Generator<AnyProblem> {
	const front = site.pages.get("/");
	if (front && (daysOf(front).from ?? "") > today) {
		yield problem("draft-front-page", front.source.keyAt([front.value.draft ? "draft" : "publish"]), {});
	}
	const products = site.facts.get("products");
	for (const [name, { price, offer }] of Object.entries(products?.value ?? {})) {
		if (!products || !offer) continue;
		const at = [name, "offer"];
		const before = offer.lowest ?? price;
		if (amountOf(offer.price) >= amountOf(before)) {
			const values = { found: offer.price, price: before, what: "offer" } as const;
			yield problem("offer-price", products.source.valueAt([...at, "price"]), values);
		} else if (amountOf(before) > amountOf(price)) {
			const values = { found: before, price, what: "lowest" } as const;
			yield problem("offer-price", products.source.valueAt([...at, "lowest"]), values);
		}
	}
}

/** Nothing is less or more than what is on request. */
function amountOf(price: string): number {
	return Number(partsOfPrice(price).amount);
}

/** What a link leads to. */
interface Target {
	/** As it was written. */
	readonly written: string;
	readonly page: string;
	readonly anchor: string | undefined;
}

/**
 * A link is not there without the page that it leads to, and no longer than the section. That it once will be is known
 * now: no site that is made every day stops being made by itself.
 */
export function* checkLinkDays(
	site: Site,
	field: WrittenField,
	{ written, page: address, anchor }: Target,
	place: () => Location,
	today: string,
): Generator<AnyProblem> {
	const page = site.pages.get(address);
	if (!page) return;
	const [own, there] = [daysOfField(site, field), daysOf(page)];
	if (outlasts(own, there, today)) {
		yield problem("link-to-draft", place(), { target: written, day: there.from === never ? undefined : there.from });
		return;
	}
	const section = anchor ? page.outline.find(({ anchors }) => anchors.some(({ id }) => id === anchor)) : undefined;
	if (anchor && section && outlasts(own, section, today)) {
		yield problem("link-to-passing-section", place(), { page: address, anchor });
	}
}

/** The days on which a field can be read. */
function daysOfField(site: Site, { page: address = "", path: [first, place] }: WrittenField): Days {
	const page = site.pages.get(address) ?? site.partial.pages.get(address);
	if (!page) return {};
	return first === "sections" ? daysOfSection(page, Number(place)) : daysOf(page);
}
