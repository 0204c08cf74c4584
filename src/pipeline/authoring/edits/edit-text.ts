import type { InReports } from "#core/fields/answers.ts";
import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import { readEvents } from "../../read/events.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import { readYaml } from "../../read/yaml.ts";
import { dataAt, dataOf, isList, isSame, withData } from "./data.ts";
import {
	addField,
	addFirst,
	collectionAt,
	duplicateEntry,
	insertItem,
	insertWritten,
	moveEntry,
	removeEntry,
	type Splice,
} from "./lists.ts";
import { refusals } from "./refusals.ts";
import { remarksIn } from "./remarks.ts";
import { keepEnd, waysToSet } from "./set-value.ts";

/** What came of a change of a text. */
export type Edited = { readonly text: string } | { readonly refused: InReports };

interface Known {
	/** The names that the block knows to which a field is added, in the order in which they are to stand. */
	readonly order?: readonly string[];
	/** How what is inserted is written elsewhere, as `writtenItem` gives it; it is written so here too where that says the same. */
	readonly written?: string | undefined;
}

/**
 * Makes a change in a text by offsets: nothing is written anew but what changes. The text that comes of it has been read
 * again: it says what it should, and no remark is lost. What cannot be done so is refused.
 */
export function editText(text: string, change: Change, known: Known = {}): Edited {
	const { problems } = readYaml(change.file, text, () => false);
	const [first] = problems;
	if (first) return { refused: refusals.unreadable(change.file, first.place.line) };
	const root = writtenOf(documentOf(text).contents);
	const wanted = changedData(dataOf(root), ended(change, root, text));
	if (wanted === undefined) return { refused: refusals.noPlace };
	const remarks = remarksIn(text, root);
	for (const { start, end, text: now, gone } of waysTo(text, root, change, known)) {
		const edited = text.slice(0, start) + now + text.slice(end);
		const read = nodeOf(edited);
		const kept = remarks.filter(({ at }) => !gone || at < gone[0] || at >= gone[1]);
		if (read && isSame(dataOf(read), wanted) && holds(remarksIn(edited, read), kept)) return { text: edited };
	}
	const count = dataAt(dataOf(root), change.path.slice(0, -1));
	if (change.do === "remove" && isList(count) && count.length === 1) return { refused: refusals.lastItem };
	return { refused: refusals.byHand(lineOf(text, root, change.path)) };
}

/** What a text says after a change; undefined when there is no place for the change. */
export function changedData(data: WrittenData, change: Change): WrittenData | undefined {
	const { path } = change;
	const list = path.slice(0, -1);
	const at = Number(path.at(-1));
	const there = dataAt(data, path);
	const items = dataAt(data, list);
	switch (change.do) {
		case "set":
			return typeof there === "string" || there === null ? withData(data, path, () => change.value) : undefined;
		case "add":
			if (there !== undefined || items === undefined || items === null || isList(items)) return undefined;
			return withData(data, path, () => change.value);
		case "remove":
			return there === undefined ? undefined : withData(data, path, () => undefined);
		case "insert":
			return isList(items) && at <= items.length
				? withItems(data, list, items.toSpliced(at, 0, change.value))
				: undefined;
		case "duplicate":
			return isList(items) && there !== undefined ? withItems(data, list, items.toSpliced(at, 0, there)) : undefined;
		case "move": {
			if (!isList(items) || there === undefined || change.to >= items.length) return undefined;
			return withItems(data, list, items.toSpliced(at, 1).toSpliced(change.to, 0, there));
		}
	}
}

function withItems(data: WrittenData, list: Steps, items: readonly WrittenData[]): WrittenData {
	return withData(data, list, () => items);
}

function ended(change: Change, root: WrittenNode, text: string): Change {
	const node = change.do === "set" && writtenAt(root, change.path);
	return node && node.kind === "scalar" && change.do === "set"
		? { ...change, value: keepEnd(node, text, change.value) }
		: change;
}

function* waysTo(text: string, root: WrittenNode, asked: Change, { order = [], written }: Known): Generator<Splice> {
	const change = ended(asked, root, text);
	const { path } = change;
	if (change.do === "set") {
		yield* waysToSet(text, root, path, change.value);
		return;
	}
	const collection = collectionAt(text, root, path.slice(0, -1));
	if (!collection) {
		const first = change.do === "add" ? addFirst(text, root, path, change.value) : undefined;
		if (first) yield first;
		return;
	}
	const last = path.at(-1);
	const at = typeof last === "number" ? last : fieldAt(collection.node, String(last));
	const same = change.do === "insert" && written !== undefined && insertWritten(text, collection, at, written);
	if (same) yield same;
	const way = () => {
		switch (change.do) {
			case "add":
				return addField(text, collection, { name: String(last), value: change.value, order });
			case "remove":
				return removeEntry(text, collection, at);
			case "insert":
				return insertItem(text, collection, at, change.value);
			case "duplicate":
				return duplicateEntry(text, collection, at);
			case "move":
				return moveEntry(text, collection, at, change.to);
		}
	};
	const found = way();
	if (found) yield found;
}

function fieldAt(node: WrittenNode, name: string): number {
	return node.kind === "map" ? [...node.fields.keys()].indexOf(name) : -1;
}

/** What a text says, as the site reads it; undefined when YAML cannot. */
function nodeOf(text: string): WrittenNode | undefined {
	const read = readEvents(text);
	if (read) return read;
	const document = documentOf(text);
	return document.errors.length > 0 ? undefined : writtenOf(document.contents);
}

/** Whether every remark is still there, as often as it was. */
function holds(now: readonly { says: string }[], kept: readonly { says: string }[]): boolean {
	const left = now.map(({ says }) => says);
	return kept.every(({ says }) => {
		const at = left.indexOf(says);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
}

/** The line of the nearest thing that stands at a path. */
function lineOf(text: string, root: WrittenNode, path: Steps): number {
	const node = path.map((_, depth) => writtenAt(root, path.slice(0, path.length - depth))).find((each) => each);
	return text.slice(0, node?.start ?? 0).split("\n").length;
}
