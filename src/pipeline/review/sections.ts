import type * as z from "zod";
import type { Days } from "#core/days.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { WrittenSection } from "../site/written-page.ts";
import { likeness } from "../text/likeness.ts";
import type { SectionChange } from "./changes.ts";
import { differencesIn, headingIn, keyOfValue, wordsIn } from "./differences.ts";
import type { Look, Side } from "./look.ts";
import { pairUp } from "./pairing.ts";

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
export function compareSections(
	before: readonly WrittenSection[],
	after: readonly WrittenSection[],
	look: Look,
): SectionChange[] {
	const old = before.flatMap((section) => itemOf(section, "before", look));
	const now = after.flatMap((section) => itemOf(section, "after", look));
	const { pairs, removed, added, moved } = pairUp(old, now, {
		key: ({ type, schema, fields, side }) => `${type} ${keyOfValue(schema, fields, look, side)}`,
		likeness: likenessOf,
		alike,
		// What has the same type and stands in the same place took the place of the other, whatever it says.
		alikeInPlace: Number.MIN_VALUE,
	});
	const whole = (change: "added" | "removed", list: readonly Item[], index: number): SectionChange[] => {
		const item = list[index];
		return item
			? [{ type: item.type, title: item.title, change, place: index + 1, days: item.days, text: item.words }]
			: [];
	};
	const stayed = pairs.flatMap(([from, to]): SectionChange[] => {
		const [one, other] = [old[from], now[to]];
		if (!one || !other) return [];
		const { type, title } = other;
		const differences = differencesIn(other.schema, one.fields, other.fields, look);
		return [
			...(moved.has(to) ? [{ type, title, change: "moved", from: from + 1, to: to + 1 } as const] : []),
			...(differences.length > 0 ? [{ type, title, change: "changed", place: to + 1, differences } as const] : []),
		];
	});
	return [
		...removed.flatMap((index) => whole("removed", old, index)),
		...added.flatMap((index) => whole("added", now, index)),
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
