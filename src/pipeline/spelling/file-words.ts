import { kinds } from "#core/fields/kinds.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import { remembered, rememberedLately } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import { writtenAt } from "../read/written.ts";
import type { Doubt, FileWords, FoundWord } from "../site/doubts.ts";
import type { WrittenField } from "../site/fields.ts";
import { Speller } from "./speller.ts";
import { wordsIn } from "./words-in.ts";

export const speller = new Speller();

/** What was found in a file; kept as long as the file does not change. */
const known = new WeakMap<SourceFile, FileWords>();

/** What the fields of one file are judged by. */
export function wordsOf(source: SourceFile, fields: readonly WrittenField[]): FileWords {
	return remembered(known, source, () => readWords(fields));
}

function readWords(fields: readonly WrittenField[]): FileWords {
	const names = fields.filter(isName).flatMap(({ value }) => namesIn(String(value)));
	const doubts = fields
		.filter(({ meta }) => kinds[meta.kind].translated)
		.flatMap(({ source, path, value, meta }) =>
			doubtsIn(source, path, String(value), kinds[meta.kind].words === "markdown"),
		);
	return { doubts, names: [...new Set(names)] };
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

/** The words of a text that the dictionary lacks. */
export function doubtsIn(source: SourceFile, path: FieldPath, value: string, markdown: boolean): Doubt[] {
	if (isPlainlyRight(value)) return [];
	const isDoubtful = ({ word, stop }: FoundWord) => !speller.knows(word, stop);
	// Most texts are right, and then nobody asks for places.
	if (!wordsIn(value, "", { markdown }).some(isDoubtful)) return [];
	const { start, stretch } = spanOf(source, path);
	return wordsIn(value, stretch, { markdown })
		.filter(isDoubtful)
		.map((found) => {
			const { offset, word } = found;
			const place =
				offset === undefined ? source.valueAt(path) : source.range(start + offset, start + offset + word.length);
			return { ...found, place };
		});
}

/** What was found of pieces of text between spaces; most texts are made of the same ones. */
const rightPieces = new Map<string, boolean>();

const mostPieces = 50_000;

/** In pieces with these signs the rest of the text may change what is a word: addresses, code, HTML. */
const unclear = /[<>`@\\&/_]|:\S/;

/** Where a link leads; nobody reads it. */
const linkTarget = /\]\([^\s()]*\)/g;

/** Whether each piece between two spaces is right whatever stands around it. Of a text that is not, nothing is said. */
function isPlainlyRight(text: string): boolean {
	const read = text.includes("](") ? text.replace(linkTarget, "] ") : text;
	return read
		.split(/\s+/)
		.every((piece) => rememberedLately(rightPieces, piece, () => isRightPiece(piece), mostPieces));
}

function isRightPiece(piece: string): boolean {
	if (unclear.test(piece)) return false;
	return wordsIn(piece, "", { markdown: false }).every(({ word, stop }) => speller.knows(word, stop));
}

/** The part of a file that a value is read from, without what stands on the line of `|`. */
function spanOf(source: SourceFile, path: FieldPath): { start: number; stretch: string } {
	const node = writtenAt(source.written, path);
	if (node?.kind !== "scalar") return { start: 0, stretch: "" };
	const block = !node.plain && /[|>]/.test(source.text[node.start] ?? "");
	const start = block ? source.text.indexOf("\n", node.start) : node.start;
	return { start, stretch: source.text.slice(start, node.end) };
}
