import { LineCounter } from "yaml";
import type { Location } from "#core/problems/problem.ts";
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
	valueAt(path: Path): Location;
	/** The place of the name of a field. */
	keyAt(path: Path): Location;
	/** The place of a part of the text, by offsets. */
	range(start: number, end: number): Location;
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
	return new Source(file, read, known);
}

/** There may be thousands of them, so they share their functions. */
class Source implements SourceFile {
	readonly file: string;
	readonly #read: () => string;
	#fingerprint: string | undefined;
	#written: WrittenNode | undefined;
	#counter: LineCounter | undefined;

	constructor(file: string, read: () => string, { written, fingerprint }: KnownOfSource) {
		this.file = file;
		this.#read = read;
		this.#fingerprint = fingerprint;
		this.#written = written && withoutSchema(written);
	}

	get text(): string {
		return this.#read();
	}

	get fingerprint(): string {
		this.#fingerprint ??= fingerprintOf(this.#read());
		return this.#fingerprint;
	}

	get written(): WrittenNode {
		this.#written ??= withoutSchema(readEvents(this.text) ?? writtenOf(documentOf(this.text).contents));
		return this.#written;
	}

	range(start: number, end: number): Location {
		this.#counter ??= lineCounter(this.text);
		const from = this.#counter.linePos(start);
		const to = this.#counter.linePos(Math.max(start, end));
		const place = { file: this.file, line: from.line, column: from.col };
		return to.line === from.line && to.col > from.col ? { ...place, endColumn: to.col } : place;
	}

	valueAt(path: Path): Location {
		for (let length = path.length; length >= 0; length--) {
			const inside = path.slice(0, length);
			const node = writtenAt(this.written, inside);
			// An empty value has no width: the name of its field is the better place.
			if (node && node.start === node.end && length > 0) return this.keyAt(inside);
			if (node) return this.#placeOf(node);
		}
		return { file: this.file, line: 1, column: 1 };
	}

	keyAt(path: Path): Location {
		const parent = writtenAt(this.written, path.slice(0, -1));
		const key = parent?.kind === "map" ? parent.fields.get(String(path.at(-1)))?.key : undefined;
		if (key?.kind === "scalar") return this.#placeOf(key);
		return this.valueAt(parent && parent.kind !== "scalar" ? path.slice(0, -1) : path);
	}

	#placeOf({ kind, start, end }: WrittenNode): Location {
		// Of a block only its first line can be underlined.
		return kind === "scalar" ? this.range(start, end) : this.range(start, start);
	}

	release(): void {
		this.#written = undefined;
		this.#counter = undefined;
	}
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
