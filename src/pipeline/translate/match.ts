import type { TranslationPair } from "#core/translation.ts";
import { letterPairs, likenessOf } from "../text/likeness.ts";
import { keyOf } from "../text/passage.ts";
import type { Passage } from "./passages.ts";

/** What a translation file has for a passage. */
export type Match =
	/** `pair` belongs to the passage word for word. */
	| { readonly state: "translated" | "missing"; readonly passage: Passage; readonly pair?: number }
	/** Something else was written when `pair` was translated. `shared`: another passage has taken that pair over. */
	| { readonly state: "stale"; readonly passage: Passage; readonly pair: number; readonly shared?: true }
	/** It says again what it said when `pair` was translated. */
	| { readonly state: "restored"; readonly passage: Passage; readonly pair: number };

export interface Matching {
	/** One for each passage, in the order of the page. */
	readonly matches: readonly Match[];
	/** Pairs that no passage uses. */
	readonly unused: readonly number[];
}

/** Below this two texts are no versions of one another; a changed sentence lies far above. */
const alike = 0.5;

/** Enough for a text that stands near the place of another. */
const alikeInPlace = 0.25;

/** Part of a text that must come back in another for it to be a piece of it. */
const contained = 0.8;

/** While neither what is written nor its translation changes, nor does what belongs to what. */
const known = new WeakMap<readonly Passage[], WeakMap<readonly TranslationPair[], Matching>>();

/** Finds for each passage its pair: word for word, or, where what is written has changed, the one that it grew out of. */
export function matchPassages(passages: readonly Passage[], pairs: readonly TranslationPair[]): Matching {
	const matchings = known.get(passages) ?? new WeakMap<readonly TranslationPair[], Matching>();
	known.set(passages, matchings);
	const matching = matchings.get(pairs) ?? match(passages, pairs);
	matchings.set(pairs, matching);
	return matching;
}

function match(passages: readonly Passage[], pairs: readonly TranslationPair[]): Matching {
	const exact = new Map<string, number>();
	const earlier = new Map<string, number>();
	for (const [index, { written, was }] of pairs.entries()) {
		if (!exact.has(keyOf(written))) exact.set(keyOf(written), index);
		if (was !== undefined) earlier.set(keyOf(was), index);
	}
	const taken = new Map<Passage, number>();
	const used = new Set<number>();
	for (const passage of passages) {
		const pair = exact.get(keyOf(passage.text)) ?? earlier.get(keyOf(passage.text));
		if (pair === undefined || used.has(pair)) continue;
		taken.set(passage, pair);
		used.add(pair);
	}
	const grown = growFrom(passages, pairs, taken);
	const matches = passages.map((passage): Match => {
		const own = taken.get(passage);
		if (own !== undefined) return exactMatch(passage, own, pairs[own]);
		const from = grown.get(passage);
		if (from === undefined) return { state: "missing", passage };
		const shared = used.has(from);
		used.add(from);
		return { state: "stale", passage, pair: from, ...(shared && { shared }) };
	});
	return { matches, unused: [...pairs.keys()].filter((index) => !used.has(index)) };
}

function exactMatch(passage: Passage, pair: number, found: TranslationPair | undefined): Match {
	if (!found?.translation) return { state: "missing", passage, pair };
	if (found.was === undefined) return { state: "translated", passage, pair };
	const restored = keyOf(found.written) !== keyOf(passage.text) || keyOf(found.was) === keyOf(passage.text);
	return { state: restored ? "restored" : "stale", passage, pair };
}

interface Candidate {
	readonly passage: Passage;
	readonly pair: number;
	readonly score: number;
	readonly piece: boolean;
}

/** Pairs changed passages with the pairs they grew out of, the most alike first. A split block goes to each of its parts. */
function growFrom(
	passages: readonly Passage[],
	pairs: readonly TranslationPair[],
	taken: ReadonlyMap<Passage, number>,
): Map<Passage, number> {
	const used = new Set(taken.values());
	const free = [...pairs.entries()].filter(([index, pair]) => !used.has(index) && pair.translation !== undefined);
	const places = placesOf(passages, taken);
	const letters = new Map(free.map(([pair, { written }]) => [pair, letterPairs(written)]));
	const candidates = passages
		.filter((passage) => !taken.has(passage))
		.flatMap((passage) => {
			const own = letterPairs(passage.text);
			return [...letters].map(([pair, other]): Candidate => {
				const { dice, part } = likenessOf(own, other);
				const place = places.get(passage);
				const inPlace = place !== undefined && pair > place.after && pair < place.before;
				const bonus = pair === place?.own ? alike : inPlace ? alike - alikeInPlace : 0;
				return { passage, pair, score: dice + bonus, piece: part >= contained };
			});
		})
		.sort((a, b) => b.score - a.score);
	const found = new Map<Passage, number>();
	const given = new Set<number>();
	for (const { passage, pair, score } of candidates) {
		if (score < alike || found.has(passage) || given.has(pair)) continue;
		found.set(passage, pair);
		given.add(pair);
	}
	for (const { passage, pair, piece } of candidates) if (piece && !found.has(passage)) found.set(passage, pair);
	return found;
}

interface Place {
	/** The pairs of the passages around it that have one. */
	readonly after: number;
	readonly before: number;
	/** The pair in its place: there are as many passages between those two as pairs. */
	readonly own: number | undefined;
}

/** Where the passages without a pair stand among the pairs. */
function placesOf(passages: readonly Passage[], taken: ReadonlyMap<Passage, number>): ReadonlyMap<Passage, Place> {
	const places = new Map<Passage, Place>();
	let open: Passage[] = [];
	let after = -1;
	const close = (before: number) => {
		const even = before - after - 1 === open.length;
		for (const [index, passage] of open.entries()) {
			places.set(passage, { after, before, own: even ? after + 1 + index : undefined });
		}
		open = [];
		after = before;
	};
	for (const passage of passages) {
		const pair = taken.get(passage);
		if (pair === undefined) open.push(passage);
		else close(pair);
	}
	close(Number.POSITIVE_INFINITY);
	return places;
}
