import { LineCounter } from "yaml";
import type { Place } from "#core/problems/problem.ts";
import { documentOf, writtenOf } from "./document.ts";
import { readEvents } from "./events.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type Path, type WrittenNode, writtenAt } from "./written.ts";

/** A YAML file with the place of everything in it. */
export interface SourceFile {
	/** From the project folder, with forward slashes. */
	readonly file: string;
	readonly text: string;
	/** Stands for the text. */
	readonly fingerprint: string;
	/** All that was written; of a text with mistakes, what can be made of it. */
	readonly written: WrittenNode;
	/** The place of the value at a path; of the nearest block around it when there is no such value. */
	valueAt(path: Path): Place;
	/** The place of the name of a field. */
	keyAt(path: Path): Place;
	/** The place of a stretch of the text, by offsets. */
	range(start: number, end: number): Place;
	/** Lets go of everything but the text; it is read again when somebody asks. */
	release(): void;
}

/** A text with its places. `known` is what it says, where that has been read. */
export function parseSource(file: string, text: string, known?: WrittenNode): SourceFile {
	return sourceOf(file, () => text, { written: known });
}

interface KnownOfSource {
	readonly written?: WrittenNode | undefined;
	readonly fingerprint?: string;
}

/** The same for a text that is read when somebody asks for it. */
export function sourceOf(file: string, read: () => string, known: KnownOfSource): SourceFile {
	let { fingerprint } = known;
	let written = known.written && withoutSchema(known.written);
	let counter: LineCounter | undefined;

	function root(): WrittenNode {
		written ??= withoutSchema(readEvents(read()) ?? writtenOf(documentOf(read()).contents));
		return written;
	}

	function range(start: number, end: number): Place {
		counter ??= lineCounter(read());
		const from = counter.linePos(start);
		const to = counter.linePos(Math.max(start, end));
		const place = { file, line: from.line, column: from.col };
		return to.line === from.line && to.col > from.col ? { ...place, endColumn: to.col } : place;
	}

	function placeOf({ kind, start, end }: WrittenNode): Place {
		// Of a block only its first line can be underlined.
		return kind === "scalar" ? range(start, end) : range(start, start);
	}

	function valueAt(path: Path): Place {
		for (let length = path.length; length >= 0; length--) {
			const inside = path.slice(0, length);
			const node = writtenAt(root(), inside);
			// An empty value has no width: the name of its field is the better place.
			if (node && node.start === node.end && length > 0) return keyAt(inside);
			if (node) return placeOf(node);
		}
		return { file, line: 1, column: 1 };
	}

	function keyAt(path: Path): Place {
		const parent = writtenAt(root(), path.slice(0, -1));
		const key = parent?.kind === "map" ? parent.fields.get(String(path.at(-1)))?.key : undefined;
		if (key?.kind === "scalar") return placeOf(key);
		return valueAt(parent && parent.kind !== "scalar" ? path.slice(0, -1) : path);
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
		get written() {
			return root();
		},
		valueAt,
		keyAt,
		range,
		release() {
			written = undefined;
			counter = undefined;
		},
	};
}

/** A file in JSON names its schema in a field, where YAML has a comment. */
function withoutSchema(node: WrittenNode): WrittenNode {
	if (node.kind !== "map" || !node.fields.has("$schema")) return node;
	return { ...node, fields: new Map([...node.fields].filter(([name]) => name !== "$schema")) };
}

/** Knows where every line starts; the parser itself forgets the lines of a text that it cannot place. */
function lineCounter(text: string): LineCounter {
	const counter = new LineCounter();
	counter.addNewLine(0);
	for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) counter.addNewLine(at + 1);
	return counter;
}
