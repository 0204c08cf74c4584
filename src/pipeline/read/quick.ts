import { coreValue } from "./core-value.ts";
import { forbiddenKeys } from "./forbidden.ts";
import { pastSpaces, readBlockText, readFlow, readPlain, readQuoted, Unusual } from "./quick-values.ts";
import { nothing, type WrittenList, type WrittenMap, type WrittenNode, type WrittenScalar } from "./written.ts";

/** Where parsers differ: tabs, carriage returns and other signs that nobody sees, and what divides documents. */
const unusual = /[^\P{Cc}\n]|[\p{Cs}\p{NChar}\u2028\u2029\ufeff]|^(?:---|\.\.\.|%)/mu;

/** What a field is called, without quotation marks. */
const key = /(\w[\w-]*):(?=[ \n]|$)/y;

/** A line that is an item of a list. */
const dash = /-(?=[ \n]|$)/y;

/** Blocks inside blocks; what goes deeper is left to the careful reader. */
const deepest = 30;

/**
 * Reads a file many times as fast as the parser that knows the place of everything, line by line. Gives undefined for
 * what is wrong, refused or merely unusual: that is read again with care, and only the careful reader has an opinion.
 * What comes out is what the careful reader would say; a test holds the two against each other.
 */
export function readQuickly(text: string): WrittenNode | undefined {
	if (unusual.test(text)) return undefined;
	try {
		return new LineReader(text).read();
	} catch (error) {
		if (error instanceof Unusual) return undefined;
		throw error;
	}
}

class LineReader {
	readonly #text: string;
	/** Where the present line starts, and where its first sign is that is no space; remarks and empty lines are passed. */
	#line = 0;
	#content = 0;
	/** Columns before the first sign; -1 at the end of the file. */
	#indent = 0;
	#depth = 0;

	constructor(text: string) {
		this.#text = text;
	}

	read(): WrittenNode {
		this.#goTo(0);
		if (this.#indent !== 0) throw new Unusual();
		const root = this.#block(-1);
		if (root.kind === "scalar" || !this.#isAtEnd()) throw new Unusual();
		return root;
	}

	#isAtEnd(): boolean {
		return this.#indent === -1;
	}

	/** Goes to the first line from `line` on that says something. */
	#goTo(line: number): void {
		let start = line;
		while (start < this.#text.length) {
			const at = pastSpaces(this.#text, start);
			const sign = this.#text.charCodeAt(at);
			if (at < this.#text.length && sign !== newline && sign !== hash) {
				this.#line = start;
				this.#content = at;
				this.#indent = at - start;
				return;
			}
			start = endOfLine(this.#text, at) + 1;
		}
		this.#indent = -1;
	}

	/** What stands on the present line and those that belong to it, inside a block at the column `parent`. */
	#block(parent: number): WrittenNode {
		if (this.#is(dash, this.#content)) return this.#list(this.#indent);
		if (this.#is(key, this.#content)) return this.#map(this.#indent);
		return this.#taken(readPlain(this.#text, this.#content, parent));
	}

	#map(indent: number): WrittenMap {
		const entries = new Map<string, WrittenNode>();
		this.#goDeeper();
		while (this.#indent === indent) {
			if (!this.#is(key, this.#content)) {
				// A list may stand at the column of the field that it belongs to, and then the map goes on.
				throw new Unusual();
			}
			const { lastIndex } = key;
			const name = String(coreValue(this.#text.slice(this.#content, lastIndex - 1)));
			if (entries.has(name) || forbiddenKeys.has(name)) throw new Unusual();
			entries.set(name, this.#value(lastIndex, indent));
		}
		this.#end(indent);
		return { kind: "map", entries };
	}

	#list(indent: number): WrittenList {
		const items: WrittenNode[] = [];
		this.#goDeeper();
		while (this.#indent === indent && this.#is(dash, this.#content)) items.push(this.#item(indent));
		this.#end(indent);
		return { kind: "list", items };
	}

	#goDeeper(): void {
		this.#depth++;
		if (this.#depth > deepest) throw new Unusual();
	}

	#end(indent: number): void {
		this.#depth--;
		if (this.#indent > indent) throw new Unusual();
	}

	#item(indent: number): WrittenNode {
		const start = pastSpaces(this.#text, this.#content + 1);
		if (this.#is(dash, start)) throw new Unusual();
		if (!this.#is(key, start)) return this.#scalarOrBlock(start, indent);
		this.#content = start;
		this.#indent = start - this.#line;
		return this.#map(this.#indent);
	}

	/** The value of a field in a map at the column `indent`; `after` is where its name ends. */
	#value(after: number, indent: number): WrittenNode {
		return this.#scalarOrBlock(pastSpaces(this.#text, after), indent, true);
	}

	#scalarOrBlock(start: number, parent: number, inMap = false): WrittenNode {
		switch (this.#text.charCodeAt(start)) {
			case hash:
			case newline:
				this.#goTo(endOfLine(this.#text, start) + 1);
				return this.#below(parent, inMap);
			case pipe:
			case greater:
				return this.#taken(readBlockText(this.#text, start, parent));
			case single:
			case double:
				return this.#taken(readQuoted(this.#text, start));
			case bracket:
			case brace:
				return this.#taken(readFlow(this.#text, start));
			default:
				if (start >= this.#text.length) {
					this.#indent = -1;
					return nothing;
				}
				return this.#taken(readPlain(this.#text, start, parent));
		}
	}

	/** A value that begins on a line below; nothing when that line belongs to something else. */
	#below(parent: number, inMap: boolean): WrittenNode {
		if (this.#indent > parent) return this.#block(parent);
		if (inMap && this.#indent === parent && this.#is(dash, this.#content)) return this.#list(parent);
		return nothing;
	}

	#taken<T extends WrittenScalar | WrittenNode>({ node, end }: { node: T; end: number }): T {
		this.#goTo(end);
		return node;
	}

	#is(pattern: RegExp, at: number): boolean {
		pattern.lastIndex = at;
		return pattern.test(this.#text);
	}
}

function endOfLine(text: string, from: number): number {
	const end = text.indexOf("\n", from);
	return end === -1 ? text.length : end;
}

const newline = 10;
const double = 34;
const hash = 35;
const single = 39;
const greater = 62;
const bracket = 91;
const brace = 123;
const pipe = 124;
