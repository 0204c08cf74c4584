import { factsDefinitions } from "#core/facts/index.ts";
import { kindsThat } from "#core/fields/kinds.ts";
import { sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { WordEntry } from "../read/word-list.ts";
import type { Doubt, FileWords } from "../site/doubts.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { doubtsIn, speller, wordsOf } from "../spelling/file-words.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Most different words of one run that suggestions are looked for. */
const mostSuggestions = 50;

/**
 * Every Dutch word that a visitor reads is in the dictionary, is a name, or stands in `content/words.txt`; and that
 * list holds no more than is needed.
 */
export const checkSpelling: MakeFieldCheck = (site) => {
	const words = new Map<SourceFile, FileWords>();
	// The fields of one file come one after the other.
	let open: { readonly source: SourceFile; readonly fields: WrittenField[] } | undefined;
	function close(): void {
		if (open) words.set(open.source, wordsOf(open.source, open.fields));
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
		replay({ source, survey }) {
			words.set(source, survey.words);
			return [];
		},
		conclude() {
			close();
			readShell(site, words);
			return judgeWords(site, words);
		},
	};
};

function* judgeWords(site: Site, files: ReadonlyMap<SourceFile, FileWords>): Generator<AnyProblem> {
	const used = new Set<WordEntry>();
	const names = new Set<string>();
	for (const { source } of factsAndSettings(site)) for (const name of files.get(source)?.names ?? []) names.add(name);
	const others = [...names, ...(site.wordList?.entries ?? []).map(({ text }) => text.replace(/\*$/, ""))];
	const asked = new Set<string>();

	function isAllowed(word: string, own: readonly string[]): boolean {
		const entry = site.wordList?.find(word);
		if (entry) used.add(entry);
		if (entry || names.has(word) || own.includes(word)) return true;
		// The name of somebody who has something: `Jansens`, `Anna's`.
		const owner = word.replace(/['’]?s$/, "");
		return owner !== word && /^\p{Lu}/u.test(word) && (names.has(owner) || own.includes(owner));
	}

	function isRight({ word, inside }: Doubt, own: readonly string[]): boolean {
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
			const { word, place } = doubt;
			const isAsked = asked.has(word);
			yield problem("spelling", place, {
				word,
				// Looked for when it is reported: an editor may have silenced it.
				get suggestions() {
					return isAsked ? speller.suggest(word, others) : [];
				},
			});
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

/** The words of the shell are no fields of a kind. */
function readShell(site: Site, files: Map<SourceFile, FileWords>): void {
	const shell = site.words.get(sourceLanguage);
	if (!shell) return;
	const { source, value } = shell;
	const doubts = Object.entries(value).flatMap(([key, word]) => doubtsIn(source, [key], word, false));
	files.set(source, { doubts, names: [] });
}
