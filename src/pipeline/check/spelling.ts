import { isScalar } from "yaml";
import { factsDefinitions } from "#core/facts/index.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import { sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, type Place, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { Site } from "../site.ts";
import { Speller } from "../spelling/speller.ts";
import type { WordEntry } from "../spelling/word-list.ts";
import { type FoundWord, wordsIn } from "../spelling/words-in.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import type { WrittenField } from "./written.ts";

/** Most different words of one run that suggestions are looked for. */
const mostSuggestions = 50;

/** A word that the dictionary lacks. */
interface Doubt extends FoundWord {
	readonly place: Place;
}

/** What the spelling of a file is judged by. */
interface FileWords {
	readonly doubts: Doubt[];
	/** Words with a capital in the names that stand in the file. */
	readonly names: Set<string>;
}

const speller = new Speller();

/** What was found in a file; kept as long as the file does not change. */
const known = new WeakMap<SourceFile, FileWords>();

/**
 * Every Dutch word that a visitor reads is in the dictionary, is a name, or stands in `content/words.txt`; and that
 * list holds no more than is needed.
 */
export const checkSpelling: MakeFieldCheck = (site) => {
	const files = new Map<SourceFile, FileWords>();
	const fresh = new Set<SourceFile>();
	return {
		look(field) {
			const { source } = field;
			let words = files.get(source);
			if (!words) {
				words = known.get(source) ?? { doubts: [], names: new Set() };
				if (!known.has(source)) fresh.add(source);
				files.set(source, words);
				known.set(source, words);
			}
			if (fresh.has(source)) readWords(field, words);
			return [];
		},
		conclude() {
			readShell(site, files);
			return judgeWords(site, files);
		},
	};
};

function* judgeWords(site: Site, files: ReadonlyMap<SourceFile, FileWords>): Generator<AnyProblem> {
	const used = new Set<WordEntry>();
	const names = new Set<string>();
	for (const { source } of factsAndSettings(site)) for (const name of files.get(source)?.names ?? []) names.add(name);
	const others = [...names, ...(site.wordList?.entries ?? []).map(({ text }) => text.replace(/\*$/, ""))];
	const asked = new Set<string>();

	function isAllowed(word: string, own: ReadonlySet<string>): boolean {
		const entry = site.wordList?.find(word);
		if (entry) used.add(entry);
		if (entry || names.has(word) || own.has(word)) return true;
		// The name of somebody who has something: `Jansens`, `Anna's`.
		const owner = word.replace(/['’]?s$/, "");
		return owner !== word && /^\p{Lu}/u.test(word) && (names.has(owner) || own.has(owner));
	}

	function isRight({ word, inside }: Doubt, own: ReadonlySet<string>): boolean {
		if (isAllowed(word, own)) return true;
		// Without the facts it cannot be said what is a name.
		if (!hasFacts(site) && /^\p{Lu}/u.test(word)) return true;
		const parts = word.split("-").filter(Boolean);
		if (parts.length > 1 && parts.every((part) => speller.knows(part) || isAllowed(part, own))) return true;
		// Inside a sentence a capital makes a name, unless it is a known one with a slip.
		return inside && /^\p{Lu}(?!\p{Lu}\p{Ll})/u.test(word) && !speller.isNearName(word, others);
	}

	for (const { doubts, names: own } of files.values()) {
		for (const doubt of doubts) {
			if (isRight(doubt, own)) continue;
			if (asked.size < mostSuggestions) asked.add(doubt.word);
			const suggestions = asked.has(doubt.word) ? speller.suggest(doubt.word, others) : [];
			yield problem("spelling", doubt.place, { word: doubt.word, suggestions });
		}
	}
	yield* checkList(site, used);
}

function* checkList(site: Site, used: ReadonlySet<WordEntry>): Generator<AnyProblem> {
	const { wordList } = site;
	for (const { text, place } of wordList?.wrong ?? []) yield problem("word-list-entry", place, { line: text });
	for (const entry of wordList?.entries ?? []) {
		if (used.has(entry)) continue;
		const { text: word, place } = entry;
		if (wordList?.find(word) !== entry) yield problem("word-needless", place, { word, reason: "double" });
		else if (speller.knows(word)) yield problem("word-needless", place, { word, reason: "known" });
		// A word may stand in a file that could not be read for another mistake.
		else if (isWhole(site)) yield problem("word-needless", place, { word, reason: "unused" });
	}
}

/** All files with texts could be read. */
function isWhole(site: Site): boolean {
	return hasFacts(site) && site.words.has(sourceLanguage) && site.pages.size === site.addresses.size;
}

function hasFacts({ settings, facts }: Site): boolean {
	return settings !== undefined && facts.size === Object.keys(factsDefinitions).length;
}

function factsAndSettings(site: Site): { source: SourceFile }[] {
	return [...(site.settings ? [site.settings] : []), ...site.facts.values()];
}

function readWords(field: WrittenField, words: FileWords): void {
	const { source, meta, path, value } = field;
	if (isName(field)) for (const name of namesIn(String(value))) words.names.add(name);
	if (!kinds[meta.kind].translated) return;
	words.doubts.push(...doubtsIn(source, path, String(value), meta.kind === "markdown"));
}

/** The words of the shell are no fields of a kind. */
function readShell(site: Site, files: Map<SourceFile, FileWords>): void {
	const shell = site.words.get(sourceLanguage);
	if (!shell) return;
	const { source, value } = shell;
	const doubts = Object.entries(value).flatMap(([key, word]) => doubtsIn(source, [key], word, false));
	files.set(source, { doubts, names: new Set() });
}

/** Names of people, places and companies, and what products and services are called. */
function isName({ meta, path, page }: WrittenField): boolean {
	return meta.kind === "name" || (page === undefined && path.at(-1) === "name");
}

function namesIn(text: string): string[] {
	return wordsIn(text, text, { markdown: false }).flatMap(({ word }) => {
		const parts = [word, ...word.split("-")];
		return parts.filter((part) => /^\p{Lu}/u.test(part));
	});
}

function doubtsIn(source: SourceFile, path: FieldPath, value: string, markdown: boolean): Doubt[] {
	const isDoubtful = ({ word, stop }: FoundWord) => !speller.knows(word, stop);
	// Most texts are right, and then nobody asks for places.
	if (!wordsIn(value, "", { markdown }).some(isDoubtful)) return [];
	const { start, stretch } = stretchOf(source, path);
	return wordsIn(value, stretch, { markdown })
		.filter(isDoubtful)
		.map((found) => {
			const { offset, word } = found;
			const place =
				offset === undefined ? source.valueAt(path) : source.range(start + offset, start + offset + word.length);
			return { ...found, place };
		});
}

/** The part of a file that a value is read from, without what stands on the line of `|`. */
function stretchOf(source: SourceFile, path: FieldPath): { start: number; stretch: string } {
	const node = source.nodeAt(path);
	if (!isScalar(node) || !node.range) return { start: 0, stretch: "" };
	const [from, to] = node.range;
	const block = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
	const start = block ? source.text.indexOf("\n", from) : from;
	return { start, stretch: source.text.slice(start, to) };
}
