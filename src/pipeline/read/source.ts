import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	parseDocument,
} from "yaml";
import type { Place } from "#core/problems/problem.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { readQuickly } from "./quick.ts";
import { type Path, type WrittenNode, writtenOf } from "./written.ts";

/** A YAML file with the place of everything in it. */
export interface SourceFile {
	/** From the project folder, with forward slashes. */
	readonly file: string;
	readonly text: string;
	/** Stands for the text. */
	readonly fingerprint: string;
	/** All that was written, without places. */
	readonly written: WrittenNode;
	/** Parsed when a place or an edit is asked for: that takes several times as long as reading what was written. */
	readonly document: Document.Parsed;
	/** The node at a path. A name that YAML takes for a number, such as a year, is found by its digits. */
	nodeAt(path: Path): Node | null | undefined;
	/** The place of the value at a path; of the nearest block around it when there is no such value. */
	valueAt(path: Path): Place;
	/** The place of the name of a field. */
	keyAt(path: Path): Place;
	/** The place of a stretch of the text, by offsets. */
	range(start: number, end: number): Place;
	/** Lets go of everything but the text; it is read again when somebody asks. */
	release(): void;
}

/** A text with its places; mistakes of YAML stay in `document.errors`. `known` is what it says, where that has been read. */
export function parseSource(file: string, text: string, known?: WrittenNode): SourceFile {
	return sourceOf(file, () => text, { written: known });
}

interface KnownOfSource {
	readonly written?: WrittenNode | undefined;
	readonly fingerprint?: string;
}

/** The same for a text that is read when somebody asks for it. */
export function sourceOf(file: string, read: () => string, known: KnownOfSource): SourceFile {
	let { fingerprint, written } = known;
	let parsed: Document.Parsed | undefined;
	let counter: LineCounter | undefined;

	function document(): Document.Parsed {
		parsed ??= parseDocument(read(), {
			version: "1.2",
			schema: "core",
			merge: false,
			prettyErrors: false,
			// Less than this, and what stands behind a line of three hyphens is dropped without an error.
			logLevel: "error",
		});
		return parsed;
	}

	function range(start: number, end: number): Place {
		counter ??= lineCounter(read());
		const from = counter.linePos(start);
		const to = counter.linePos(Math.max(start, end));
		const place = { file, line: from.line, column: from.col };
		return to.line === from.line && to.col > from.col ? { ...place, endColumn: to.col } : place;
	}

	function placeOf(node: Node | null | undefined): Place | undefined {
		if (!node?.range) return undefined;
		const [start, end] = node.range;
		// Of a block only its first line can be underlined.
		return isScalar(node) ? range(start, end) : range(start, start);
	}

	function nodeAt(path: Path): Node | null | undefined {
		let node: unknown = document().contents;
		for (const step of path) {
			if (isMap(node)) node = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.value;
			else if (isSeq(node)) node = node.items[Number(step)];
			else return undefined;
		}
		return isNode(node) || node === null ? node : undefined;
	}

	function valueAt(path: Path): Place {
		for (let length = path.length; length >= 0; length--) {
			const node = nodeAt(path.slice(0, length));
			const place = placeOf(node);
			// An empty value has no width: the name of its field is the better place.
			if (place && isScalar(node) && node.range?.[0] === node.range?.[1] && length > 0) {
				return keyAt(path.slice(0, length));
			}
			if (place) return place;
		}
		return { file, line: 1, column: 1 };
	}

	function keyAt(path: Path): Place {
		const parent = nodeAt(path.slice(0, -1));
		const name = path.at(-1);
		if (isMap(parent)) {
			const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
			const place = isNode(pair?.key) ? placeOf(pair.key) : undefined;
			if (place) return place;
		}
		return valueAt(isCollection(parent) ? path.slice(0, -1) : path);
	}

	return {
		file,
		get text() {
			return read();
		},
		get fingerprint() {
			fingerprint ??= fingerprintOf(read());
			return fingerprint;
		},
		get document() {
			return document();
		},
		get written() {
			written ??= readQuickly(read()) ?? writtenOf(document().contents);
			return written;
		},
		nodeAt,
		valueAt,
		keyAt,
		range,
		release() {
			written = undefined;
			parsed = undefined;
			counter = undefined;
		},
	};
}

/** Knows where every line starts; the parser itself forgets the lines of a text that it cannot place. */
function lineCounter(text: string): LineCounter {
	const counter = new LineCounter();
	counter.addNewLine(0);
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) counter.addNewLine(at + 1);
	return counter;
}
