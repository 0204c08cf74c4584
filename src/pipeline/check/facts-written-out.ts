import { collectionOf } from "#core/facts/collection-of.ts";
import { kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { once, remembered } from "#core/remembered.ts";
import { nameOfClue } from "../kinds/clues.ts";
import { fingerprintOf } from "../read/fingerprint.ts";
import type { SourceFile } from "../read/source.ts";
import { fieldsOfPage, type WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import type { PageSurvey } from "../site/survey.ts";
import { escapePattern } from "../text/escape-pattern.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { type Known, knownFacts } from "./known-facts.ts";
import { placeInside } from "./places.ts";

/**
 * A price, phone number, address or name that stands among the facts is not written out in a text; and no text has a
 * phone number that is none of them, or beside the name of a product an amount that is none of the prices.
 */
export const checkFactsWrittenOut: MakeFieldCheck = (site) => {
	const known = knownFacts(site);
	const likely = sieve(known);
	const judged = judgedBy(known);
	const mayMatch = onceEach(finderOf(known));
	const searched = new Set(site.memory?.searchedFor);
	const unsearched = searched.size === 0 ? known : known.filter((each) => !searched.has(keyOf(each)));
	const mayMatchNow = onceEach(finderOf(unsearched));
	const wanted = new Set(unsearched.map(({ clue }) => nameOfClue(clue)));
	const isWorthReading = ({ clues }: PageSurvey) => wanted.has("") || clues.some((clue) => wanted.has(clue));
	return {
		kinds: kindsThat(({ translated }) => translated),
		look(field) {
			if (!mayMatch(field.source)) return [];
			const problems = judged.get(field) ?? [...checkText(field, likely)];
			judged.set(field, problems);
			return problems;
		},
		*replay(page) {
			if (!isWorthReading(page.survey) || !mayMatchNow(page.source)) return;
			for (const field of fieldsOfPage(page)) if (this.kinds.has(field.meta.kind)) yield* this.look(field);
		},
	};
};

/**
 * Whether a file can hold one of some facts. YAML may break a text into lines and double an apostrophe; a file that
 * writes characters in yet another way is always looked at.
 */
function finderOf(facts: readonly Known[]): (file: string) => boolean {
	if (facts.length === 0) return () => false;
	const likely = sieve(facts);
	return (file) => {
		if (file.includes("\\")) return true;
		const text = file.replace(/ *\n\s*/g, " ").replaceAll("''", "'");
		for (const { pattern } of likely(text)) if (text.search(pattern) >= 0) return true;
		return false;
	};
}

/** Asks once of each file, whose fields are looked at one after the other. */
function onceEach(mayMatch: (text: string) => boolean): (source: SourceFile) => boolean {
	let latest: { readonly source: SourceFile; readonly may: boolean } | undefined;
	return (source) => {
		if (latest?.source !== source) latest = { source, may: mayMatch(source.text) };
		return latest.may;
	};
}

/** Stands for a fact and the way in which it would be written out. */
function keyOf({ token, pattern }: Known): string {
	return fingerprintOf(`${token} ${pattern.source}`).slice(0, 12);
}

/** What texts are searched for: pages are kept together with this, and searched for what is new. */
export function searchKeys(site: Site): string[] {
	return knownFacts(site).map(keyOf);
}

type Judged = WeakMap<WrittenField, readonly AnyProblem[]>;

let latest: { readonly facts: string; readonly judged: Judged } | undefined;

/** What is known of the fields that did not change; nothing once a fact has changed. */
function judgedBy(known: readonly Known[]): Judged {
	const facts = known.map(keyOf).join();
	if (latest?.facts !== facts) latest = { facts, judged: new WeakMap() };
	return latest.judged;
}

/** Finds the few of all facts that can stand in a text at all; a site may have thousands. */
function sieve(known: readonly Known[]): (text: string) => Iterable<Known> {
	const byClue = new Map<RegExp, Known[]>();
	const byWord = new Map<string, Known[]>();
	for (const each of known) {
		const { clue } = each;
		if (typeof clue !== "string") remembered(byClue, clue, () => []).push(each);
		else remembered(byWord, /[\p{L}\d]+/u.exec(clue)?.[0] ?? "", () => []).push(each);
	}
	const mayBegin = wordsThatBeginLike(byWord.keys());
	return function* (text) {
		// To make a pattern ready takes longer than to look for the name before it.
		const small = once(() => text.toLowerCase());
		const mayFit = ({ behind }: Known) => behind === undefined || small().includes(behind);
		for (const [clue, facts] of byClue) if (clue.test(text)) yield* facts.filter(mayFit);
		if (byWord.size === 0) return;
		for (const word of new Set(text.match(mayBegin))) {
			for (const name of byWord.get(word) ?? []) if (text.includes(String(name.clue))) yield name;
		}
	};
}

/** Most names begin with a capital, and most words do not: what begins like none of them need not be looked at. */
function wordsThatBeginLike(known: Iterable<string>): RegExp {
	const letters = new Set([...known].map((word) => escapePattern(String.fromCodePoint(word.codePointAt(0) ?? 0))));
	return new RegExp(`(?:${[...letters].join("|")})(?<![\\p{L}\\d].)[\\p{L}\\d]*`, "gu");
}

function* checkText(field: WrittenField, likely: (text: string) => Iterable<Known>): Generator<AnyProblem> {
	// Facts that are named rightly, and addresses of links, are no words of the text.
	const input = String(field.value);
	const text = input.replace(tokenPattern, blank).replace(/\]\([^)]*\)/g, blank);
	const found = new Map<number, { written: string; tokens: string[] }>();
	const inside = (written: string, index: number) => placeInside(field.source, field.path, written, { input, index });
	const own = entryOf(field);
	for (const { token, pattern, strange } of likely(text)) {
		// An entry may well say its own name.
		if (own && (token === own || token.startsWith(`${own}.`))) continue;
		for (const match of text.matchAll(pattern)) {
			if (strange) {
				const [written] = match;
				const place = inside(written, match.index);
				if (strange === "phone") yield problem("phone-not-a-fact", place, { found: written });
				else yield problem("amount-differs", place, { found: written, token });
				continue;
			}
			const entry = found.get(match.index) ?? { written: match[0], tokens: [] };
			if (entry.tokens.length < 3) entry.tokens.push(token);
			found.set(match.index, entry);
		}
	}
	for (const [index, { written, tokens }] of found) {
		yield problem("fact-written-out", inside(written, index), { found: written, tokens });
	}
}

/** The entry of the facts that a field belongs to, as tokens begin; undefined outside the facts. */
function entryOf({ source, path }: WrittenField): string | undefined {
	const collection = collectionOf(source.file);
	return collection && `${collection}.${String(path[0])}`;
}

function blank(text: string): string {
	return " ".repeat(text.length);
}
