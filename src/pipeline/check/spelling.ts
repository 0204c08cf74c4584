import { kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { once, remembered } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import type { WordEntry } from "../read/word-list.ts";
import { dictionaryPackages } from "../site/dictionary.ts";
import type { FileWords } from "../site/doubts.ts";
import { fieldsOfPage, type WrittenField } from "../site/fields.ts";
import type { Site, SitePage } from "../site/site.ts";
import { doubtsIn, placedDoubts, type SpelledText, textsIn, wordsOf } from "../spelling/file-words.ts";
import { type Speller, spellerOf } from "../spelling/speller.ts";
import { wordsIn } from "../spelling/words-in.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Most different words of one run that suggestions are looked for. */
const mostSuggestions = 50;

/** What is judged of a file, and the texts to look in for what is reported. */
interface SpelledFile {
	readonly words: FileWords;
	readonly texts: () => readonly SpelledText[];
}

type SpelledFiles = Map<SourceFile, SpelledFile>;

/**
 * Every word in the source language that a visitor reads is in the dictionary, is a name, or stands in `content/words.txt`; and that
 * list holds no more than is needed. Where there is no dictionary of the language, that is said.
 */
export const checkSpelling: MakeFieldCheck = (site) => {
	const files: SpelledFiles = new Map();
	const speller = spellerOf(site);
	// The fields of one file come one after the other.
	let open: { readonly source: SourceFile; readonly fields: WrittenField[] } | undefined;
	function close(): void {
		if (!open) return;
		const { source, fields } = open;
		const page = site.pages.get(fields[0]?.page ?? "");
		files.set(source, { words: wordsOf(source, fields, speller), texts: page ? textsOf(page) : () => textsIn(fields) });
		open = undefined;
	}
	return {
		kinds: kindsThat(({ words }) => words !== "none"),
		look(field) {
			if (open?.source !== field.source) {
				close();
				open = { source: field.source, fields: [] };
			}
			open.fields.push(field);
			return [];
		},
		replay(page) {
			files.set(page.source, { words: page.survey.words, texts: textsOf(page) });
			return [];
		},
		conclude() {
			if (!speller) return noDictionary(site);
			close();
			readShell(site, files, speller);
			return judgeWords(site, files, speller);
		},
	};
};

function* noDictionary({ settings, source }: Site): Generator<AnyProblem> {
	const [name = ""] = dictionaryPackages[source] ?? [];
	if (settings) yield problem("no-dictionary", settings.source.valueAt(["languages", 0]), { source, name });
}

/** Of thousands of pages the fields are let go; they are collected again when something is to be reported. */
function textsOf(page: SitePage): SpelledFile["texts"] {
	return () => textsIn(fieldsOfPage(page));
}

function* judgeWords(site: Site, files: SpelledFiles, speller: Speller): Generator<AnyProblem> {
	const used = new Set<WordEntry>();
	const names = new Set<string>();
	for (const { source } of factsAndSettings(site)) {
		for (const name of files.get(source)?.words.names ?? []) names.add(name);
	}
	const others = [...names, ...(site.wordList?.entries ?? []).map(({ text }) => text.replace(/\*$/, ""))];
	// What the same site says of a word is the same whatever was read before: its own file and the facts always are.
	const known = once(() => factsAndSettings(site).flatMap(({ source }) => readIn(files.get(source)?.texts() ?? [])));
	const asked = new Set<string>();
	const listed = new Map<string, boolean>();

	function isListed(word: string): boolean {
		return remembered(listed, word, () => {
			const entry = site.wordList?.find(word);
			if (entry) used.add(entry);
			return entry !== undefined;
		});
	}

	function isAllowed(word: string, own: readonly string[]): boolean {
		if (isListed(word) || names.has(word) || own.includes(word)) return true;
		// The name of somebody who has something: `Jansens`, `Anna's`.
		const owner = word.replace(/['’]?s$/, "");
		return owner !== word && /^\p{Lu}/u.test(word) && (names.has(owner) || own.includes(owner));
	}

	function isRight(word: string, inside: boolean, own: readonly string[]): boolean {
		if (isAllowed(word, own)) return true;
		// Without the facts it cannot be said what is a name.
		if (!hasFacts(site) && /^\p{Lu}/u.test(word)) return true;
		const parts = word.split("-").filter(Boolean);
		if (parts.length > 1 && parts.every((part) => speller.knows(part) || isAllowed(part, own))) return true;
		// Inside a sentence a capital makes a name, unless it is a known one with a slip.
		return inside && /^\p{Lu}(?!\p{Lu}\p{Ll})/u.test(word) && !speller.isNearName(word, others);
	}

	for (const [source, { words, texts }] of files) {
		const { doubts, capitals, names: own } = words;
		const isFine =
			doubts.every((word) => isRight(word, false, own)) && capitals.every((word) => isRight(word, true, own));
		if (isFine) continue;
		const read = once(() => new Set([...known(), ...readIn(texts())]));
		for (const { word, inside, place } of texts().flatMap((text) => placedDoubts(source, text, speller))) {
			if (isRight(word, inside, own)) continue;
			if (asked.size < mostSuggestions) asked.add(word);
			const suggestions = once(() => (asked.has(word) ? speller.suggest(word, { right: others, read: read() }) : []));
			yield problem("spelling", place, {
				word,
				// Looked for when it is reported: an editor may have silenced it.
				get suggestions() {
					return suggestions();
				},
			});
		}
	}
	yield* checkList(site, used, speller);
}

function readIn(texts: readonly SpelledText[]): string[] {
	return texts.flatMap(({ text, markdown }) => wordsIn(text, "", { markdown }).map(({ word }) => word));
}

function* checkList(site: Site, used: ReadonlySet<WordEntry>, speller: Speller): Generator<AnyProblem> {
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
	return hasFacts(site) && site.pages.size === site.addresses.size;
}

function hasFacts({ settings, facts, collections, absent }: Site): boolean {
	return settings !== undefined && facts.size + absent.size === collections.size;
}

function factsAndSettings(site: Site): { source: SourceFile }[] {
	return [
		...(site.settings ? [site.settings] : []),
		...site.declarations.values(),
		...[...site.facts.values()].flatMap(({ files }) => files),
	];
}

/** The words of the shell are no fields of a kind. */
function readShell(site: Site, files: SpelledFiles, speller: Speller): void {
	if (!site.words) return;
	const { source, value } = site.words;
	const texts = Object.entries(value).map(([key, text]) => ({ path: [key], text, markdown: false }));
	files.set(source, { words: { ...doubtsIn(texts, speller), names: [] }, texts: () => texts });
}
