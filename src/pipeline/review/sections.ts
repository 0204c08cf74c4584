import type * as z from "zod";
import type { Days } from "#core/days.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { SitePage } from "../site/site.ts";
import type { WrittenSection } from "../site/written-page.ts";
import { likeness } from "../text/likeness.ts";
import type { Placed, SectionChange } from "./changes.ts";
import { differencesIn, headingIn, keyOfValue, wordsIn } from "./differences.ts";
import type { Look, Side } from "./look.ts";
import { pairUp } from "./pairing.ts";
import { placedIn, spotAt } from "./spots.ts";

/** Likeness from which two sections of one type are versions of one another. */
const alike = 0.4;

interface Item {
	readonly type: string;
	readonly id: string | undefined;
	readonly schema: z.core.$ZodType;
	readonly fields: unknown;
	readonly side: Side;
	readonly title: string;
	readonly words: string;
	readonly days: Days;
}

/** Sections of a page that come, go, move or change. A section that moved is found by its anchor, type and words. */
export function compareSections(before: SitePage, after: SitePage, look: Look): Placed<SectionChange>[] {
	const old = before.value.sections.flatMap((section) => itemOf(section, "before", look));
	const now = after.value.sections.flatMap((section) => itemOf(section, "after", look));
	const placeOf = ({ source }: SitePage, index: number) => spotAt(source, ["sections", index]);
	const { pairs, removed, added, moved } = pairUp(old, now, {
		key: ({ type, schema, fields, side }) => `${type} ${keyOfValue(schema, fields, look, side)}`,
		likeness: likenessOf,
		alike,
		// What has the same type and stands in the same place took the place of the other, whatever it says.
		alikeInPlace: Number.MIN_VALUE,
	});
	const whole = (change: "added" | "removed", index: number): Placed<SectionChange>[] => {
		const [item, page] = change === "added" ? [now[index], after] : [old[index], before];
		if (!item) return [];
		const { type, title, days, words: text } = item;
		return [{ type, title, change, position: index + 1, days, text, place: placeOf(page, index) }];
	};
	const stayed = pairs.flatMap(([from, to]): Placed<SectionChange>[] => {
		const [one, other] = [old[from], now[to]];
		if (!one || !other) return [];
		const { type, title } = other;
		const found = differencesIn(other.schema, one.fields, other.fields, look);
		const differences = placedIn(found, after.source, ["sections", to]);
		const about = { type, title, place: placeOf(after, to) };
		return [
			...(moved.has(to) ? [{ ...about, change: "moved", from: from + 1, to: to + 1 } as const] : []),
			...(differences.length > 0 ? [{ ...about, change: "changed", position: to + 1, differences } as const] : []),
		];
	});
	return [
		...removed.flatMap((index) => whole("removed", index)),
		...added.flatMap((index) => whole("added", index)),
		...stayed,
	];
}

function itemOf({ type, id, from, until, fields: written }: WrittenSection, side: Side, look: Look): Item[] {
	const schema = sectionDefinitions.get(type)?.schema;
	if (!schema) return [];
	// Paper is the background of a section that names none.
	const fields = { ...written, background: written.background ?? "paper" };
	const title = headingIn(schema, written, look, side);
	return [
		{ type, id, schema, fields, side, title, words: wordsIn(schema, written, look, side), days: { from, until } },
	];
}

function likenessOf(one: Item, other: Item): number {
	if (one.type !== other.type) return 0;
	if (one.id !== undefined && one.id === other.id) return 1;
	return Math.max(likeness(one.words, other.words).dice, Number.MIN_VALUE);
}
