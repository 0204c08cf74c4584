import type { Steps, WrittenData } from "#core/studio.ts";
import { documentOf, writtenOf } from "../../read/document.ts";
import type { WrittenNode } from "../../read/written.ts";

/** What a text says, as data. */
export function dataIn(text: string): WrittenData {
	return dataOf(writtenOf(documentOf(text).contents));
}

/** What was written, as data: every value the text that stands there, and nothing where nothing stands. */
export function dataOf(node: WrittenNode): WrittenData {
	switch (node.kind) {
		case "scalar":
			return node.plain && node.value === null ? null : node.text;
		case "list":
			return node.items.map(dataOf);
		case "map":
			return Object.fromEntries([...node.fields].map(([name, { value }]) => [name, dataOf(value)]));
	}
}

/** The value at a path; undefined when the path leads nowhere. */
export function dataAt(data: WrittenData, path: Steps): WrittenData | undefined {
	let at: WrittenData | undefined = data;
	for (const step of path) at = partOf(at, step);
	return at;
}

function partOf(data: WrittenData | undefined, step: string | number): WrittenData | undefined {
	if (isList(data)) return typeof step === "number" ? data[step] : undefined;
	if (!isBlock(data)) return undefined;
	return Object.hasOwn(data, step) ? data[String(step)] : undefined;
}

/** The same with another value at a path; what is undefined goes. `change` gets what stands there. */
export function withData(
	data: WrittenData,
	path: Steps,
	change: (value: WrittenData | undefined) => WrittenData | undefined,
): WrittenData {
	const [step, ...rest] = path;
	if (step === undefined) return change(data) ?? null;
	const part = rest.length === 0 ? change(partOf(data, step)) : withData(partOf(data, step) ?? null, rest, change);
	if (isList(data)) {
		const items = [...data];
		items.splice(Number(step), 1, ...(part === undefined ? [] : [part]));
		return items;
	}
	const fields = Object.entries(isBlock(data) ? data : {}).filter(([name]) => name !== String(step));
	return Object.fromEntries(part === undefined ? fields : [...fields, [String(step), part]]);
}

/** Whether two values say the same; in which order the fields of a block stand says nothing. */
export function isSame(one: WrittenData | undefined, other: WrittenData | undefined): boolean {
	if (isList(one)) {
		return isList(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	}
	if (!isBlock(one)) return one === other;
	const names = Object.keys(one);
	return (
		isBlock(other) &&
		names.length === Object.keys(other).length &&
		names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
	);
}

export function isList(data: WrittenData | undefined): data is readonly WrittenData[] {
	return Array.isArray(data);
}

export function isBlock(data: WrittenData | undefined): data is { readonly [name: string]: WrittenData } {
	return typeof data === "object" && data !== null && !isList(data);
}
