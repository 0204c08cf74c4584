import * as z from "zod";
import type { Days } from "#core/days.ts";
import { type FieldMeta, fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds, namesFacts } from "#core/fields/kinds.ts";
import { type FoundField, fieldsIn } from "#core/fields/walk.ts";
import { likeness } from "../text/likeness.ts";
import type { Difference, Step } from "./changes.ts";
import type { Look, Side } from "./look.ts";
import { pairUp } from "./pairing.ts";
import { retargeted, withoutTargets } from "./retargeted.ts";

type Schema = z.core.$ZodType;

/** Likeness from which two items of a list are versions of one another, and what is enough for one in the same place. */
const alike = { item: 0.5, inPlace: 0.25 };

/** Everything that a visitor can tell apart in two versions of a value, in the order of its schema. */
export function differencesIn(
	schema: Schema,
	before: unknown,
	after: unknown,
	look: Look,
	trail: readonly Step[] = [],
): Difference[] {
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	if (before === after) return [];
	if (isLeaf(inner, meta)) return leafDifferences(meta, before, after, look, trail);
	const kind = meta?.kind ?? "text";
	if (before === undefined || before === null) {
		return [{ trail, kind, change: "added", text: wordsIn(inner, after, look, "after"), ...daysOfBlock(after) }];
	}
	if (after === undefined || after === null) {
		return [{ trail, kind, change: "removed", text: wordsIn(inner, before, look, "before"), ...daysOfBlock(before) }];
	}
	if (inner instanceof z.ZodArray) {
		return listDifferences(inner.element as Schema, before as unknown[], after as unknown[], look, trail);
	}
	if (!(inner instanceof z.ZodObject)) return [];
	return Object.entries(inner.shape).flatMap(([name, child]) => {
		const [one, other] = [before, after].map((value) => (value as Record<string, unknown>)[name]);
		return differencesIn(child as Schema, one, other, look, [...trail, name]);
	});
}

/** The days of a block that has its own; its words are without them. */
function daysOfBlock(value: unknown): { readonly days?: Days } {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
	const { from, until } = value as { readonly from?: string; readonly until?: string };
	return from === undefined && until === undefined ? {} : { days: { from, until } };
}

/** What is no group and no list is compared whole. */
function isLeaf(schema: Schema, meta: FieldMeta | undefined): boolean {
	if (meta) return isOneValue(meta);
	return !(schema instanceof z.ZodObject || schema instanceof z.ZodArray);
}

function leafDifferences(
	meta: FieldMeta | undefined,
	before: unknown,
	after: unknown,
	look: Look,
	trail: readonly Step[],
): Difference[] {
	const kind = meta?.kind ?? "text";
	// A switch that is not written is off.
	const absent = meta && kinds[meta.kind].form === "switch" ? false : undefined;
	const [one, other] = [before ?? absent, after ?? absent];
	const text = (value: unknown, side: Side) => look.shown(meta, value, side);
	if (one === undefined) return [{ trail, kind, change: "added", text: text(other, "after") }];
	if (other === undefined) return [{ trail, kind, change: "removed", text: text(one, "before") }];
	if (look.key(meta, one, "before") === look.key(meta, other, "after")) return [];
	const [said, says] = [text(one, "before"), text(other, "after")];
	const changed: Difference = { trail, kind, change: "changed", before: said, after: says };
	if (kind !== "markdown") return [changed];
	const links = retargeted(said, says).map(({ words, before, after }): Difference => {
		return { trail: [...trail, { item: words, at: 0 }], kind: "link", change: "changed", before, after };
	});
	return withoutTargets(said) === withoutTargets(says) && links.length > 0 ? links : [changed, ...links];
}

function listDifferences(
	element: Schema,
	before: readonly unknown[],
	after: readonly unknown[],
	look: Look,
	trail: readonly Step[],
): Difference[] {
	const meta = fieldOf(unwrap(element));
	const kind = meta?.kind ?? "text";
	const sides = [
		before.map((value) => ({ value, side: "before" as const, words: wordsIn(element, value, look, "before") })),
		after.map((value) => ({ value, side: "after" as const, words: wordsIn(element, value, look, "after") })),
	] as const;
	const [old, now] = sides;
	type Item = (typeof old | typeof now)[number];
	const { pairs, removed, added, moved } = pairUp<Item>(old, now, {
		key: ({ value, side }) => keyOfValue(element, value, look, side),
		// One reference is never a version of another.
		likeness: (one, other) => (meta && namesFacts(kinds[meta.kind]) ? 0 : likenessOf(element, one, other)),
		alike: alike.item,
		alikeInPlace: alike.inPlace,
	});
	const titleOf = (item: Item | undefined) => (item ? titleIn(element, item.value, look, item.side) : "");
	const gone = removed.map((index): Difference => ({ trail, kind, change: "removed", text: titleOf(old[index]) }));
	const come = added.map((index): Difference => {
		return { trail, kind, change: "added", text: titleOf(now[index]), to: index + 1 };
	});
	const stayed = pairs.flatMap(([from, to]) => {
		const item = titleOf(old[from]);
		const place: Difference = { trail, kind, change: "moved", text: titleOf(now[to]), from: from + 1, to: to + 1 };
		const inside = differencesIn(element, old[from]?.value, now[to]?.value, look, [...trail, { item, at: to }]);
		return [...(moved.has(to) ? [place] : []), ...inside];
	});
	return [...gone, ...come, ...stayed];
}

function likenessOf(
	element: Schema,
	one: { readonly value: unknown; readonly words: string },
	other: { readonly value: unknown; readonly words: string },
): number {
	const inner = unwrap(element);
	if (inner instanceof z.ZodObject) {
		for (const name of ["id", "name", "field"]) {
			const [a, b] = [one, other].map(({ value }) => (value as Record<string, unknown>)[name]);
			if (a !== undefined && a === b) return 1;
		}
	}
	return likeness(one.words, other.words).dice;
}

/** Two values with the same key look the same to a visitor. */
export function keyOfValue(schema: Schema, value: unknown, look: Look, side: Side): string {
	const leaves = [...fieldsIn(schema, value)].filter(({ meta }) => isOneValue(meta));
	if (leaves.length === 0) return JSON.stringify(value ?? null);
	return JSON.stringify(leaves.map(({ meta, path, value: leaf }) => [path, look.key(meta, leaf, side)]));
}

/** A picture is compared by its parts. */
function isOneValue({ kind }: FieldMeta): boolean {
	return kinds[kind].shape !== "block";
}

/** Words that a visitor reads. */
function isProse({ kind }: FieldMeta): boolean {
	return kinds[kind].words !== "none";
}

/** All words in a value that a visitor reads, each field on a line of its own. */
export function wordsIn(schema: Schema, value: unknown, look: Look, side: Side): string {
	const fields = [...fieldsIn(schema, value)];
	const prose = fields.filter(({ meta }) => isProse(meta));
	const isDay = ({ path }: FoundField) => path.length === 1 && ["from", "until"].includes(String(path[0]));
	const told = prose.length > 0 ? prose : fields.filter((each) => isOneValue(each.meta) && !isDay(each));
	return told.map(({ meta, value: leaf }) => look.shown(meta, leaf, side)).join("\n");
}

/** Characters of a name that is taken from a text. */
const longest = 60;

/** A name for an item of a list: its title, with its days if it has them, or else its first words or value. */
function titleIn(schema: Schema, value: unknown, look: Look, side: Side): string {
	const title = headingIn(schema, value, look, side);
	const fields = [...fieldsIn(schema, value)].filter(({ meta }) => isOneValue(meta));
	const days = fields.flatMap(({ meta, value: day }) =>
		kinds[meta.kind].form === "day" ? [look.shown(meta, day, side)] : [],
	);
	if (title !== "") return days.length > 0 ? `${title} (${days.join(" – ")})` : title;
	const [first] = fields;
	if (!first) return typeof value === "string" ? value : "";
	return firstWords(look.shown(first.meta, first.value, side));
}

/** The title or the first words that stand in a value itself, and not in a list in it; empty when it has none. */
export function headingIn(schema: Schema, value: unknown, look: Look, side: Side): string {
	const own = [...fieldsIn(schema, value)].filter(({ meta, path }) => path.length <= 1 && isProse(meta));
	const bearer = own.find(({ path }) => ["title", "name"].includes(String(path.at(-1)))) ?? own[0];
	return bearer ? firstWords(look.shown(bearer.meta, bearer.value, side)) : "";
}

function firstWords(text: string): string {
	const [line = ""] = text.replace(/^[#>*\-\s]+/, "").split("\n\n");
	const words = line.replace(/\s+/g, " ");
	return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
}
