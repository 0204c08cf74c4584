import type { YAMLError } from "yaml";
import { remembered } from "#core/remembered.ts";
import { documentOf } from "../document.ts";
import { indentOf, isAside } from "./lines.ts";
import type { Mend } from "./mend.ts";

/** Some lines of a text, read without the others. */
export interface LineRange {
	/** The first line, from 0, and the one behind the last. */
	readonly from: number;
	readonly until: number;
}

/** So far above a mistake its cause is looked for by its place, and so far below it a mend has to hold. */
export const above = 15;
const below = 40;

/** What may be read to find the mistakes of a text: so often its size, and of a small one so many characters. */
const times = 8;
const least = 200_000;

/**
 * Reads a text piece by piece, and no more than a share of its size: what is wrong with a text never decides how long
 * somebody waits for it. A range is read below the lines that it is part of, which YAML reads as it reads the whole.
 */
export class Trials {
	#left: number;
	/** Of a text as it is now; nothing that is tried changes a line above the range that is read. */
	readonly #contexts = new Map<string, readonly string[]>();

	constructor(text: string) {
		this.#left = least + times * text.length;
	}

	/** Whether enough has been tried. */
	get isOver(): boolean {
		return this.#left <= 0;
	}

	/** Counts lines that were looked at without being read. */
	look(lines: readonly string[]): void {
		for (const line of lines) this.#left -= line.length + 1;
	}

	/** All that YAML says of a text. */
	errorsOf(text: string): readonly YAMLError[] {
		this.#left -= text.length;
		return documentOf(text).errors;
	}

	/**
	 * Where YAML first cannot go on in a range, as it would be with a mend, from 0; undefined when it can. Names that
	 * stand twice are no reason to stop.
	 */
	firstIn(lines: readonly string[], { from, until }: LineRange, mend?: Mend): number | undefined {
		const own = lines.slice(from, until);
		if (mend) own.splice(mend.line - from, mend.lines.length, ...mend.lines.slice(0, until - mend.line));
		const beginning = beginningOf(own.find((line) => !isAside(line)) ?? "");
		const key = `${from} ${beginning.column} ${beginning.isItem}`;
		const context = remembered(this.#contexts, key, () => linesAround(lines, from, beginning));
		const text = [...context, ...own].join("\n");
		const errors = this.errorsOf(text).filter(({ code }) => code !== "DUPLICATE_KEY");
		if (errors.length === 0) return undefined;
		const offset = Math.min(...errors.map(({ pos }) => pos[0]));
		const line = Math.max(from, lineOf(text, offset) - context.length + from);
		// What is still open where a range ends may be closed behind it.
		return line >= until - 1 && until < lines.length ? undefined : line;
	}

	/** The next line where YAML cannot go on, in a text that is sound above a line. */
	firstFrom(lines: readonly string[], from: number): number | undefined {
		for (let size = 64; ; size *= 4) {
			const until = Math.min(from + size, lines.length);
			const first = this.firstIn(lines, { from, until });
			if (first !== undefined || until === lines.length || this.isOver) return first;
		}
	}

	/** What has to be read to see the mistake at a line: as little as shows it where the whole text does. */
	stretchAround(lines: readonly string[], first: number): LineRange {
		this.#contexts.clear();
		const from = Math.max(0, first - above - 1);
		const until = Math.min(lines.length, first + below);
		const whole = { from: 0, until: lines.length };
		return (
			[
				{ from, until },
				{ from: 0, until },
			].find((each) => this.firstIn(lines, each) === first) ?? whole
		);
	}
}

/** The lines above one that it is part of, each further to the left than the one below. */
function linesAround(lines: readonly string[], from: number, beginning: Beginning): readonly string[] {
	const found: string[] = [];
	let { column, isItem } = beginning;
	for (let line = from - 1; line >= 0 && (column > 0 || isItem); line--) {
		const text = lines[line] ?? "";
		if (isAside(text)) continue;
		const own = beginningOf(text);
		// A list may begin in the column of its name.
		if (own.column > column || (own.column === column && (!isItem || own.isItem))) continue;
		found.unshift(text);
		({ column, isItem } = own);
	}
	return found;
}

interface Beginning {
	readonly column: number;
	readonly isItem: boolean;
}

function beginningOf(text: string): Beginning {
	return { column: indentOf(text), isItem: /^\s*-\s/.test(text) };
}

function lineOf(text: string, offset: number): number {
	let line = 0;
	for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
	return line;
}
