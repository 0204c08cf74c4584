import type { Steps, WrittenData } from "#core/studio.ts";
import { notationOf } from "#pipeline/text/scalar.ts";
import { type WrittenList, type WrittenMap, type WrittenNode, writtenAt } from "../../read/written.ts";
import { columnOf, type Entry, entriesOf, eolOf, gapOf } from "./entries.ts";
import { blockOf, flowOf } from "./new-value.ts";

/** A span of a text, and what comes in its place. */
export interface Splice {
	readonly start: number;
	readonly end: number;
	readonly text: string;
	/** The span of what goes for good, with the remarks in it. */
	readonly gone?: readonly [start: number, end: number];
}

interface Collection {
	readonly node: WrittenMap | WrittenList;
	readonly entries: readonly Entry[];
}

/** A list or a block whose entries can be told apart. */
export function collectionAt(text: string, root: WrittenNode, path: Steps): Collection | undefined {
	const node = writtenAt(root, path);
	const entries = node && node.kind !== "scalar" ? entriesOf(text, node) : undefined;
	return entries && node && node.kind !== "scalar" && entries.length > 0 ? { node, entries } : undefined;
}

/** Puts an entry in another place; what stands between the entries stays where it is. */
export function moveEntry(text: string, { entries }: Collection, from: number, to: number): Splice | undefined {
	const [first, last] = [Math.min(from, to), Math.max(from, to)];
	const order = [...entries.keys()];
	order.splice(to, 0, ...order.splice(from, 1));
	const [start, end] = [entries[first]?.start, entries[last]?.end];
	if (start === undefined || end === undefined) return undefined;
	let moved = "";
	for (let place = first; place <= last; place++) {
		const entry = entries[order[place] ?? 0];
		moved += text.slice(entry?.start, entry?.end);
		if (place < last) moved += text.slice(entries[place]?.end, entries[place + 1]?.start);
	}
	return { start, end, text: moved };
}

/**
 * Takes an entry away, with its remarks and the space on one of its sides; remarks that stand by themselves stay. The
 * last field of a block leaves `{}`.
 */
export function removeEntry(text: string, { node, entries }: Collection, at: number): Splice | undefined {
	const [above, entry, below] = [entries[at - 1], entries[at], entries[at + 1]];
	if (!entry) return undefined;
	const gone = [entry.start, entry.end] as const;
	if (entries.length === 1) return node.kind === "map" ? { start: gone[0], end: gone[1], text: "{}", gone } : undefined;
	const isSpace = (start: number, end: number) => /^\s*(?:,\s*)?$/.test(text.slice(start, end));
	if (below && isSpace(entry.end, below.start)) return { start: entry.start, end: below.start, text: "", gone };
	if (above && isSpace(above.end, entry.start)) return { start: above.end, end: entry.end, text: "", gone };
	if (node.flow || !above) return undefined;
	const line = entry.start - columnOf(text, entry.start);
	const next = text.indexOf("\n", entry.end);
	return { start: line, end: next === -1 ? text.length : next + 1, text: "", gone };
}

/** Puts another item with the same words below one; the remarks above it are about the first. */
export function duplicateEntry(text: string, collection: Collection, at: number): Splice | undefined {
	const entry = collection.entries[at];
	return entry && insertSource(text, collection, at + 1, text.slice(entry.head, entry.end));
}

/** Puts a new item in a place of a list. */
export function insertItem(text: string, collection: Collection, at: number, value: WrittenData): Splice {
	const { node } = collection;
	const layout = { eol: eolOf(text), indent: columnOf(text, node.start) };
	return insertSource(text, collection, at, node.flow ? flowOf(value) : `-${blockOf(value, layout, "item")}`);
}

/** An item of a list as it is written, with its remarks, as if its hyphen stood at the beginning of a line. */
export function writtenItem(text: string, { node, entries }: Collection, at: number): string | undefined {
	const entry = entries[at];
	if (!entry || node.flow) return undefined;
	const margin = new RegExp(`^ {0,${columnOf(text, node.start)}}`);
	const [first = "", ...rest] = text.slice(entry.start, entry.end).split(/\r?\n/);
	return [first, ...rest.map((line) => line.replace(margin, ""))].join("\n");
}

/** Puts an item in a place of a list that is written so elsewhere. */
export function insertWritten(text: string, collection: Collection, at: number, written: string): Splice | undefined {
	const { node } = collection;
	if (node.flow) return undefined;
	const margin = " ".repeat(columnOf(text, node.start));
	const [first = "", ...rest] = written.split("\n");
	const lines = [first, ...rest.map((line) => (line === "" ? "" : margin + line))];
	return insertSource(text, collection, at, lines.join(eolOf(text)));
}

/** Adds the first field to a block without any, `{}`, which becomes one as an editor would write it. */
export function addFirst(text: string, root: WrittenNode, path: Steps, value: WrittenData): Splice | undefined {
	const block = path.slice(0, -1);
	const around = writtenAt(root, block.slice(0, -1));
	const field = around?.kind === "map" && !around.flow ? around.fields.get(String(block.at(-1))) : undefined;
	if (!around || field?.value.kind !== "map" || field.value.fields.size > 0) return undefined;
	const start = text.indexOf(":", field.key.end) + 1;
	const layout = { eol: eolOf(text), indent: columnOf(text, around.start) };
	return { start, end: field.value.end, text: blockOf({ [String(path.at(-1))]: value }, layout, "field") };
}

/** Adds a field to a block, behind those that come before it in `order`. */
export function addField(
	text: string,
	collection: Collection,
	{ name, value, order }: { name: string; value: WrittenData; order: readonly string[] },
): Splice | undefined {
	const { node } = collection;
	if (node.kind !== "map") return undefined;
	const layout = { eol: eolOf(text), indent: columnOf(text, node.start) };
	const key = notationOf(name, { ...layout, flow: node.flow });
	const before = new Set(order.slice(0, Math.max(0, order.indexOf(name))));
	const names = [...node.fields.keys()];
	const at = order.includes(name) ? names.findLastIndex((each) => before.has(each)) + 1 : names.length;
	const source = node.flow ? `${key}: ${flowOf(value)}` : `${key}:${blockOf(value, layout, "field")}`;
	return insertSource(text, collection, at, source);
}

function insertSource(text: string, { node, entries }: Collection, at: number, source: string): Splice {
	const [above, below] = [entries[at - 1], entries[at]];
	// Behind the last one the space is as before it.
	const gap = gapOf(text, node, entries, below && at > 0 ? at : Math.max(1, Math.min(at, entries.length - 1)));
	if (above) return { start: above.end, end: above.end, text: gap + source };
	const start = below?.start ?? node.start;
	return { start, end: start, text: source + gap };
}
