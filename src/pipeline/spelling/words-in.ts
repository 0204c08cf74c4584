import type { Token, Tokens } from "marked";
import { lex } from "../text/markdown.ts";

/** A word of a text, and where it starts in the part of the file that it was looked for in. */
export interface FoundWord {
	readonly word: string;
	/** Undefined when the file writes the word in another way than it is read, as in `"caf\u00e9"`. */
	readonly offset: number | undefined;
	/** A full stop follows: it may belong to the word, as in `bijv.`. */
	readonly stop: boolean;
	/** It has a capital that is not that of the beginning of a sentence. */
	readonly inside: boolean;
}

const blocks = new Set(["paragraph", "heading", "blockquote", "space"]);

/** What holds letters and is no word: facts, entities, addresses of sites and of mail, abbreviations such as `o.a.`. */
const noWord =
	/\{[^{}]*\}|&#?\w+;|\b(?:https?:\/\/|mailto:|tel:)\S+|[^\s()<>]+@[^\s()<>]+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b(?:\/\S*)?|\b(?:\p{L}\.){2,}/u;

/** Letters, with apostrophes and hyphens inside, `'s` and `brood-`. Digits belong to a word, so that it is seen whole. */
const word =
	/(?<![\p{L}\p{N}])(?:['’](?=[kmnst](?![\p{L}\p{N}])))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*-?/u;

/** The end of what stands before a word inside a sentence. */
const amidst = /[\p{L}\p{N}}),;'’][\s"'“‘(*_]+$/u;

const pieces = new RegExp(`(?<skipped>${noWord.source})|(?<word>${word.source})`, "gu");

/**
 * The words that a visitor reads in a value, in order. `span` is the part of the file that the value was read
 * from; offsets count in it.
 */
export function wordsIn(value: string, span: string, { markdown }: { markdown: boolean }): FoundWord[] {
	const reader = new WordReader(span);
	if (markdown) reader.readTokens(lex(value));
	else reader.readText(value);
	return reader.found;
}

/** Reads a value and its span side by side, so that each word is found in its own place. */
class WordReader {
	readonly found: FoundWord[] = [];
	readonly #span: string;
	#cursor = 0;
	/** What stands before in the same block, which ends in emphasis or a link. */
	#before = "";

	constructor(span: string) {
		this.#span = span;
	}

	readTokens(tokens: readonly Token[] | undefined): void {
		for (const token of tokens ?? []) this.#readToken(token);
	}

	readText(text: string): void {
		for (const { 0: piece, groups, index } of text.matchAll(pieces)) {
			const offset = this.#pass(piece);
			if (groups?.word === undefined) continue;
			const stop = text[index + piece.length] === ".";
			const inside = /^\p{Lu}/u.test(piece) && this.#isAmidst(text, index);
			this.found.push({ word: piece, offset, stop, inside });
		}
		this.#before = (this.#before + text).slice(-20);
	}

	#isAmidst(text: string, index: number): boolean {
		return amidst.test((this.#before + text.slice(Math.max(0, index - 20), index)).slice(-20));
	}

	#readToken(token: Token): void {
		if (blocks.has(token.type)) this.#before = "";
		switch (token.type) {
			case "list":
				for (const item of (token as Tokens.List).items) {
					this.#before = "";
					this.readTokens(item.tokens);
				}
				return;
			case "table": {
				const { header, rows } = token as Tokens.Table;
				for (const cell of [header, ...rows].flat()) {
					this.#before = "";
					this.readTokens(cell.tokens);
				}
				return;
			}
			case "link":
				this.readTokens(token.tokens);
				this.#skip(token.raw.slice(Math.max(0, token.raw.lastIndexOf("]("))));
				return;
			case "code":
			case "codespan":
			case "def":
			case "html":
			case "image":
				this.#skip(token.raw);
				return;
			default:
				if ("tokens" in token && token.tokens) this.readTokens(token.tokens);
				else this.readText(token.raw);
		}
	}

	/** Goes past what is no text; in the file its lines may be indented. */
	#skip(raw: string): void {
		for (const line of raw.split("\n")) if (line.trim() !== "") this.#pass(line.trim());
	}

	/** Goes past the next place of a piece, and gives where it starts; undefined when it is not written like this. */
	#pass(piece: string): number | undefined {
		const offset = this.#span.indexOf(piece, this.#cursor);
		if (offset === -1) return undefined;
		this.#cursor = offset + piece.length;
		return offset;
	}
}
