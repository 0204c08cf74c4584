import { kinds } from "#core/fields/kinds.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import type { Location } from "#core/problems/problem.ts";
import { remembered, rememberedLately } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import { writtenAt } from "../read/written.ts";
import type { FileWords } from "../site/doubts.ts";
import type { WrittenField } from "../site/fields.ts";
import { strayIn } from "../text/stray.ts";
import type { Speller } from "./speller.ts";
import { type FoundWord, wordsIn } from "./words-in.ts";

/** What was found in a file; kept as long as the file does not change. */
const known = new WeakMap<SourceFile, FileWords>();

/** A text that a visitor reads. */
export interface SpelledText {
	readonly path: FieldPath;
	readonly text: string;
	readonly markdown: boolean;
}

/** What the fields of one file are judged by; without a speller no word of it is doubtful. */
export function wordsOf(source: SourceFile, fields: readonly WrittenField[], speller: Speller | undefined): FileWords {
	return remembered(known, source, () => {
		const names = fields.filter(isName).flatMap(({ value }) => namesIn(String(value)));
		return { ...doubtsIn(textsIn(fields), speller), names: [...new Set(names)] };
	});
}

/** The texts of fields whose words are judged. */
export function textsIn(fields: readonly WrittenField[]): SpelledText[] {
	return fields.flatMap(({ path, value, meta }) => {
		const { translated, words } = kinds[meta.kind];
		return translated ? [{ path, text: String(value), markdown: words === "markdown" }] : [];
	});
}

/** Names of people, places and companies, and what products and services are called. */
function isName({ meta, path, page }: WrittenField): boolean {
	return kinds[meta.kind].words === "name" || (page === undefined && path.at(-1) === "name");
}

function namesIn(text: string): string[] {
	return wordsIn(text, text, { markdown: false }).flatMap(({ word }) => {
		const parts = [word, ...word.split("-")];
		return parts.filter((part) => /^\p{Lu}/u.test(part));
	});
}

/** The words of some texts that the dictionary lacks. */
export function doubtsIn(texts: readonly SpelledText[], speller: Speller | undefined): Omit<FileWords, "names"> {
	if (!speller) return { doubts: [], capitals: [] };
	const doubts = new Set<string>();
	const capitals = new Set<string>();
	for (const { text, markdown } of texts) {
		if (isPlainlyRight(text, speller)) continue;
		for (const found of wordsIn(text, "", { markdown })) {
			if (isDoubtful(found, speller)) (found.inside ? capitals : doubts).add(found.word);
		}
	}
	return { doubts: [...doubts], capitals: [...capitals] };
}

/** A word that the dictionary lacks, each time that it stands in a text. */
export interface Doubt extends Pick<FoundWord, "word" | "inside"> {
	readonly place: Location;
}

/** The words of a text that the dictionary lacks, each in its place. */
export function placedDoubts(source: SourceFile, { path, text, markdown }: SpelledText, speller: Speller): Doubt[] {
	if (isPlainlyRight(text, speller)) return [];
	const { start, span } = spanOf(source, path);
	// What is no text at all has been told for what it is.
	const stray = strayIn(text, markdown ? "markdown" : "line").map(({ found }) => found);
	return wordsIn(text, span, { markdown })
		.filter((found) => isDoubtful(found, speller) && !stray.some((other) => other.includes(found.word)))
		.map(({ word, inside, offset }) => {
			if (offset === undefined) return { word, inside, place: source.valueAt(path) };
			return { word, inside, place: source.range(start + offset, start + offset + word.length) };
		});
}

function isDoubtful({ word, stop }: FoundWord, speller: Speller): boolean {
	return !speller.knows(word, stop);
}

/** Most texts are made of the same pieces between spaces. */
const mostPieces = 50_000;

/** In pieces with these signs the rest of the text may change what is a word: addresses, code, HTML. */
const unclear = /[<>`@\\&/_]|:\S/;

/** Where a link leads; nobody reads it. */
const linkTarget = /\]\([^\s()]*\)/g;

/** Whether each piece between two spaces is right whatever stands around it. Of a text that is not, nothing is said. */
function isPlainlyRight(text: string, speller: Speller): boolean {
	const read = text.includes("](") ? text.replace(linkTarget, "] ") : text;
	return read
		.split(/\s+/)
		.every((piece) => rememberedLately(speller.rightPieces, piece, () => isRightPiece(piece, speller), mostPieces));
}

function isRightPiece(piece: string, speller: Speller): boolean {
	if (unclear.test(piece)) return false;
	return wordsIn(piece, "", { markdown: false }).every(({ word, stop }) => speller.knows(word, stop));
}

/** The part of a file that a value is read from, without what stands on the line of `|`. */
function spanOf(source: SourceFile, path: FieldPath): { start: number; span: string } {
	const node = writtenAt(source.written, path);
	if (node?.kind !== "scalar") return { start: 0, span: "" };
	const block = !node.plain && /[|>]/.test(source.text[node.start] ?? "");
	const start = block ? source.text.indexOf("\n", node.start) : node.start;
	return { start, span: source.text.slice(start, node.end) };
}
