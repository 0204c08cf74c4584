import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import type { WrittenField, WrittenNode } from "./written.ts";

/** What the careful parser makes of a text: it has words for every mistake, and takes several times as long. */
export function documentOf(text: string): Document.Parsed {
	charactersRead += text.length;
	// A text may have thousands of mistakes, and nobody asks where in the parser each was found.
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		return parseDocument(text, {
			version: "1.2",
			schema: "core",
			merge: false,
			prettyErrors: false,
			// Less than this, and what stands behind a line of three hyphens is dropped without an error.
			logLevel: "error",
		});
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}

let charactersRead = 0;

/** How much the careful parser has read so far in this process, in characters. */
export function carefullyRead(): number {
	return charactersRead;
}

/** What a parsed node says, and where. `around` is where the block begins that it is missing from. */
export function writtenOf(node: unknown, around = 0): WrittenNode {
	const range = (node as Document.Parsed["contents"])?.range;
	const [start, end] = range ?? [around, around];
	if (isScalar(node)) {
		const plain = node.type === "PLAIN";
		const text = plain ? (node.source ?? "") : String(node.value);
		return { kind: "scalar", plain, text, value: node.value, start, end };
	}
	if (isMap(node)) {
		const fields = new Map<string, WrittenField>();
		for (const { key, value } of node.items) {
			const name = isScalar(key) ? String(key.value) : String(key);
			fields.set(name, { key: writtenOf(key, start), value: writtenOf(value, start) });
		}
		return { kind: "map", flow: node.flow === true, fields, start, end };
	}
	if (isSeq(node)) {
		const items = node.items.map((item) => writtenOf(item, start));
		return { kind: "list", flow: node.flow === true, items, start, end };
	}
	return { kind: "scalar", plain: true, text: "", value: null, start, end: start };
}
