import { stringify } from "yaml";
import type { Language } from "#core/languages.ts";
import type { Tongues, TranslationPair } from "#core/translation.ts";
import { parseSource } from "../read/source.ts";
import { type WrittenField, writtenAt } from "../read/written.ts";
import { keyOf } from "../text/passage.ts";
import { type Match, type Matching, matchPassages } from "./match.ts";
import type { Passage } from "./passages.ts";

/** Above the pairs that no page uses any more. */
const unusedHeading = "# Niet meer op de site. Bewaard voor later; mag weg.";

export interface Update extends Tongues {
	/** The file that is translated, below `content/`. */
	readonly name: string;
	readonly passages: readonly Passage[];
	/** The translation file as it is; undefined when there is none. */
	readonly text: string | undefined;
	readonly pairs: readonly TranslationPair[];
	/** A translation that stands elsewhere for the same text. */
	readonly remembered: (passage: string) => string | undefined;
}

/**
 * The text of a translation file, brought up to date with what is written: missing passages stand where the page has them,
 * a changed passage stands beside its old translation, what is no longer used stands at the end.
 * Every other byte stays as it was.
 */
export function updateTranslations(update: Update): string {
	const { text, passages, pairs } = update;
	if (text === undefined) return newFile(update);
	const { head, chunks, retired } = splitPairs(text);
	const matching = matchPassages(passages, pairs);
	const spaced = chunks.filter(endsBlank).length * 2 > chunks.length - 1;
	const kept = keptChunks(chunks, matching, update);
	const order = placeMissing(chunks, matching, retired);
	const used = order.map((entry, index): Chunk => {
		if (typeof entry !== "number") return { text: newPair(entry, update), placed: true };
		const placed = index > 0 && order[index - 1] !== entry - 1;
		return { text: kept.get(entry) ?? chunks[entry] ?? "", placed, last: entry === chunks.length - retired - 1 };
	});
	const unused = matching.unused.filter(
		(index) => pairs[index]?.translation !== undefined || hasComment(chunks[index]),
	);
	const untouched = unused.every((index) => index >= chunks.length - retired);
	const body = joinChunks(used, spaced);
	const rest = joinChunks(
		unused.map((index) => ({ text: chunks[index] ?? "", placed: !untouched })),
		spaced,
	);
	if (rest === "") return head + body;
	return `${head}${endWithBlank(body)}${unusedHeading}\n${rest}`;
}

function newFile(update: Update): string {
	const up = "../".repeat(update.name.split("/").length + 2);
	const head = `# yaml-language-server: $schema=${up}schemas/translations/${update.language}.schema.json\n`;
	const missing = update.passages.map((passage): Match => ({ state: "missing", passage }));
	return `${head}\n${joinChunks(
		missing.map((match) => ({ text: newPair(match, update), placed: true })),
		true,
	)}`;
}

interface SplitFile {
	/** What stands before the first pair. */
	readonly head: string;
	/** The source of each pair, with the comments directly above it and the empty lines below it. */
	readonly chunks: readonly string[];
	/** How many of the last chunks stand below the heading for pairs that are no longer used. */
	readonly retired: number;
}

interface Chunk {
	readonly text: string;
	/** It is new in this place, so the lines around it are for us to choose. */
	readonly placed: boolean;
	/** It was the last one of those that are used. */
	readonly last?: boolean;
}

function splitPairs(text: string): SplitFile {
	const list = parseSource("", text).written;
	if (list.kind !== "list") throw new Error("A translation file is a list; validation lets no other through.");
	const lines = text.split(/(?<=\n)/);
	const starts = list.items.map(({ start }) => startLine(text, lines, start));
	const pieces = starts.map((start, index) => lines.slice(start, starts[index + 1]).join(""));
	const head = lines.slice(0, starts[0]).join("");
	let retired = 0;
	const chunks = pieces.map((piece, index) => {
		const at = piece.indexOf(`${unusedHeading}\n`);
		if (at === -1) return piece;
		// The heading stands among the comments above a pair, and belongs to none.
		retired = pieces.length - index;
		return piece.slice(0, at) + piece.slice(at + unusedHeading.length + 1);
	});
	return { head, chunks, retired };
}

/** The line where a pair starts, with the comments that stand directly above it. */
function startLine(text: string, lines: readonly string[], offset: number): number {
	let line = text.slice(0, offset).split("\n").length - 1;
	while (line > 0 && /^\s*#/.test(lines[line - 1] ?? "") && !/^# yaml-language-server/.test(lines[line - 1] ?? ""))
		line--;
	return line;
}

/** The sources of pairs of which the text has changed. */
function keptChunks(chunks: readonly string[], { matches }: Matching, { pairs, source }: Update): Map<number, string> {
	const kept = new Map<number, string>();
	for (const match of matches) {
		const chunk = match.pair === undefined ? undefined : chunks[match.pair];
		const pair = match.pair === undefined ? undefined : pairs[match.pair];
		if (match.pair === undefined || chunk === undefined || !pair) continue;
		if (match.state === "stale" && !match.shared) kept.set(match.pair, retell(chunk, match.passage, { pair, source }));
		if (match.state === "restored") kept.set(match.pair, restore(chunk, match.passage, source));
	}
	return kept;
}

/** New text in a pair; what it was moves to `was`, unless an older one stands there already. */
function retell(
	chunk: string,
	passage: Passage,
	{ pair, source }: Pick<Update, "source"> & { readonly pair: TranslationPair },
): string {
	if (keyOf(pair.written) === keyOf(passage.text)) return chunk;
	const { indent, written } = parts(chunk, source);
	const text = indented(`${source}: ${scalar(passage.text)}`, indent);
	const old = chunk.slice(written.from, written.to);
	const was = pair.was === undefined ? `\n${indent}was: ${old}` : old.endsWith("\n") ? "\n" : "";
	return chunk.slice(0, written.key) + text + was + chunk.slice(written.to);
}

/** The text is what it was: the pair is as good as it was then. */
function restore(chunk: string, passage: Passage, source: Language): string {
	const { indent, written, was } = parts(chunk, source);
	if (!was) return chunk;
	const text = indented(`${source}: ${scalar(passage.text)}`, indent);
	const ends = chunk.slice(written.from, written.to).endsWith("\n") ? "\n" : "";
	const lineStart = chunk.lastIndexOf("\n", was.key) + 1;
	const newline = chunk.indexOf("\n", was.to - 1);
	const lineEnd = newline === -1 ? chunk.length : newline + 1;
	if (lineStart === 0) throw new Error("A pair starts with what is translated, not with was.");
	return chunk.slice(0, written.key) + text + ends + chunk.slice(written.to, lineStart) + chunk.slice(lineEnd);
}

interface Part {
	/** Offset of the name of the field. */
	readonly key: number;
	/** Offsets of its value. */
	readonly from: number;
	readonly to: number;
}

function parts(chunk: string, source: Language): { indent: string; written: Part; was: Part | undefined } {
	const map = writtenAt(parseSource("", chunk).written, [0]);
	if (map?.kind !== "map") throw new Error("A pair is a block of fields; validation lets no other through.");
	const written = partOf(map.fields.get(source));
	if (!written) throw new Error(`A pair has a field ${source}; validation lets no other through.`);
	const column = written.key - (chunk.lastIndexOf("\n", written.key) + 1);
	return { indent: " ".repeat(column), written, was: partOf(map.fields.get("was")) };
}

function partOf(field: WrittenField | undefined): Part | undefined {
	return field && { key: field.key.start, from: field.value.start, to: field.value.end };
}

/** Numbers of the pairs that stay where they are, and between them the passages that need a new pair. */
function placeMissing(chunks: readonly string[], { matches, unused }: Matching, retired: number): (number | Match)[] {
	const back = new Set(
		matches.flatMap(({ pair }) => (pair !== undefined && pair >= chunks.length - retired ? [pair] : [])),
	);
	const order: (number | Match)[] = [...chunks.keys()].filter((index) => !unused.includes(index) && !back.has(index));
	let after = -1;
	for (const match of matches) {
		const shared = match.state === "stale" && match.shared;
		if (match.pair !== undefined && !shared) {
			if (back.has(match.pair)) order.splice(++after, 0, match.pair);
			else after = order.indexOf(match.pair);
			continue;
		}
		order.splice(++after, 0, match);
	}
	return order;
}

/** A pair for a passage that has none; a changed passage that shares its old pair with another gets a copy of it. */
function newPair(match: Match, { source, language, pairs, remembered }: Update): string {
	const old = match.pair === undefined ? undefined : pairs[match.pair];
	const lines = [`${source}: ${scalar(match.passage.text)}`];
	if (old) lines.push(`was: ${scalar(old.was ?? old.written)}`);
	const translation = old?.translation ?? remembered(match.passage.text);
	lines.push(translation === undefined ? `${language}:` : `${language}: ${scalar(translation)}`);
	return `- ${indented(lines.join("\n"), "  ")}\n`;
}

/** A text as YAML, as an editor would write it: bare where that is possible, several lines as a block. */
function scalar(text: string): string {
	return stringify({ x: text }, { lineWidth: 0, blockQuote: "literal" }).slice(3).trimEnd();
}

function indented(text: string, indent: string): string {
	return text.replace(/\n(?=.)/g, `\n${indent}`);
}

function hasComment(chunk: string | undefined): boolean {
	return /(^|\s)#/.test(chunk ?? "");
}

/** A pair that is new in its place stands apart from its neighbours as the pairs before it do. */
function joinChunks(chunks: readonly Chunk[], spaced: boolean): string {
	let blank = spaced;
	return chunks
		.map(({ text, placed, last }, index) => {
			const whole = text.endsWith("\n") ? text : `${text}\n`;
			const next = chunks[index + 1];
			// What follows the last pair says nothing about the space between pairs.
			if (!placed && !last) blank = endsBlank(text);
			return blank && next && (placed || next.placed) ? endWithBlank(whole) : whole;
		})
		.join("");
}

function endsBlank(text: string): boolean {
	return /\n\s*\n$/.test(text);
}

function endWithBlank(text: string): string {
	return text === "" || endsBlank(text) ? text : `${text}\n`;
}
