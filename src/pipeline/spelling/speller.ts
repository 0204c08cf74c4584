import type { Language } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Dictionary } from "../site/dictionary.ts";
import type { Site } from "../site/site.ts";
import { capitalized, isCapitalized, normalized, uncapitalized } from "../text/letters.ts";

const spellers = new WeakMap<Dictionary, Speller>();

/** Judges the words of a site; undefined where there is no dictionary of its source language. */
export function spellerOf({ dictionary }: Pick<Site, "dictionary">): Speller | undefined {
	return dictionary && remembered(spellers, dictionary, () => new Speller(dictionary));
}

/** What a site uses near a wrong word. */
export interface WordsAround {
	/** Right besides those of the dictionary. */
	readonly right: Iterable<string>;
	/** Read there, right or not. */
	readonly read: Iterable<string>;
}

/** Judges words by a dictionary. Every verdict is kept, so that a word costs only once. */
export class Speller {
	readonly #verdicts = new Map<string, boolean>();
	readonly #nearNames = new Map<string, boolean>();
	readonly #listed = new Map<string, readonly string[]>();
	/** What was found of pieces of text between spaces. */
	readonly rightPieces = new Map<string, boolean>();
	readonly #dictionary: Dictionary;

	constructor(dictionary: Dictionary) {
		this.#dictionary = dictionary;
	}

	/** Whether a word is in the dictionary. `stop` says that a full stop follows, which may belong to it. */
	knows(word: string, stop = false): boolean {
		const key = stop ? `${word}.` : word;
		const known = this.#verdicts.get(key);
		if (known !== undefined) return known;
		const plain = normalized(word);
		const valid = isNoWord(plain) || this.#isKnown(plain) || (stop && this.#has(`${plain}.`));
		this.#verdicts.set(key, valid);
		return valid;
	}

	#isKnown(word: string): boolean {
		if (this.#has(word)) return true;
		// `brood- en banketbakkerij`: what is left of a compound, with or without the s that joins it.
		if (word.endsWith("-")) return this.knows(word.slice(0, -1)) || this.knows(word.replace(/s-$/, ""));
		const elided = this.#dictionary.language === "fr" ? elision.exec(word)?.[1] : undefined;
		if (elided) return this.knows(elided);
		// The accent of a capital may be left out: `Eén`.
		return /^E[^\p{Lu}]/u.test(word) && this.#has(`é${word.slice(1)}`);
	}

	#has(word: string): boolean {
		const dictionary = this.#dictionary.words();
		return dictionary.hasWord(word, true) || (isCapitalized(word) && dictionary.hasWord(uncapitalized(word), true));
	}

	/** Whether a word with a capital is one slip away from a name: one of `others`, or one of the dictionary. */
	isNearName(word: string, others: readonly string[]): boolean {
		const key = normalized(word);
		const isNear = (each: string) =>
			Math.abs(each.length - key.length) <= 1 && this.#dictionary.distance(key, each) <= slip;
		if (others.some((each) => /^\p{Lu}/u.test(each) && isNear(each))) return true;
		const kept = this.#nearNames.get(key);
		if (kept !== undefined) return kept;
		const dictionary = this.#dictionary.words();
		// The capital stays: a name has one.
		const near = [...slipsOf(key, this.#dictionary)].some(
			(each) => /^\p{Lu}/u.test(each) && dictionary.hasWord(each, true),
		);
		this.#nearNames.set(key, near);
		return near;
	}

	/**
	 * At most three words that may be meant, the likeliest first: as few slips away as possible, and rather a word
	 * that is used around it than another. Empty when nothing is near. Takes up to 25 milliseconds for a word that was
	 * not asked before.
	 */
	suggest(word: string, around: WordsAround): readonly string[] {
		return this.#nearest(normalized(word), around);
	}

	#nearest(word: string, around: WordsAround): string[] {
		const parts = word.split("-").filter(Boolean);
		if (parts.length > 1) return this.#joined(parts, around);
		const wanted = uncapitalized(word);
		const costs = new Map<string, number>();
		const small = wanted.toLowerCase();
		for (const each of remembered(this.#listed, small, () => this.#listedNear(small))) {
			const right = wanted === word ? each : capitalized(each);
			costs.set(right, this.#dictionary.distance(wanted, each) + costs.size);
		}
		for (const each of this.#usedNear(word, around)) {
			const small = this.#has(uncapitalized(each)) ? uncapitalized(each) : each;
			const cost = this.#dictionary.distance(wanted, uncapitalized(each));
			const right = wanted === word ? small : capitalized(each);
			if (cost <= farthest) costs.set(right, Math.min(cost - bonus, costs.get(right) ?? cost));
		}
		costs.delete(word);
		return [...costs]
			.sort(([, a], [, b]) => a - b)
			.slice(0, 3)
			.map(([each]) => each);
	}

	/** The parts between hyphens, each mended; nothing when one of them cannot be. */
	#joined(parts: readonly string[], around: WordsAround): string[] {
		const mended = parts.map((part) => (this.knows(part) ? part : this.#nearest(part, around)[0]));
		return mended.includes(undefined) ? [] : [mended.join("-")];
	}

	/** Words of the dictionary that are one slip away, or else a few that are further. */
	#listedNear(word: string): string[] {
		const dictionary = this.#dictionary.words();
		const near = [...new Set(slipsOf(word, this.#dictionary))].filter((each) => dictionary.hasWord(each, true));
		if (near.length > 0) return near;
		const further = dictionary.suggest(word, { numSuggestions: 12, changeLimit: 2, ignoreCase: false });
		// The dictionary also holds halves of compounds, which end in a hyphen, and abbreviations.
		return further.filter((each) => /^[\p{L}']+$/u.test(each));
	}

	/** Words that are right and used around a wrong one, and begin like it. */
	*#usedNear(word: string, { right, read }: WordsAround): Generator<string> {
		const starts = new Set(word.slice(0, 2).toLowerCase());
		const like = (each: string) =>
			Math.abs(each.length - word.length) <= 2 && starts.has(each.slice(0, 1).toLowerCase());
		for (const each of right) if (like(each)) yield each;
		for (const each of read) if (like(each) && !isNoWord(each) && this.knows(each)) yield each;
	}
}

/** A letter left out, doubled, wrong, or in the wrong place, in the measure of the library. */
const slip = 100;

/** How far away a word of the site may be. */
const farthest = 2 * slip;

/** How much nearer a word counts for being used on the site. */
const bonus = slip / 2;

/** Nothing that a dictionary could judge: single letters, what holds digits, abbreviations in capitals. */
function isNoWord(word: string): boolean {
	return [...word].length === 1 || /\p{N}/u.test(word) || /^\p{Lu}[\p{Lu}-]+(?:'?s)?-?$/u.test(word);
}

const latin = "abcdefghijklmnopqrstuvwxyz";

/** Small letters of the words of a language. */
const letters: Readonly<Partial<Record<Language, string>>> = {
	nl: `${latin}éëïöü`,
	en: latin,
	de: `${latin}äöüß`,
	fr: `${latin}àâçèéêëîïôùûœ`,
	es: `${latin}áéíñóúü`,
};

/** `l'atelier`, `jusqu'au`: what stands behind the apostrophe is a word by itself. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|aujourd)'(.+)$/i;

/** Every spelling that is one slip away: two letters swapped, one wrong, left out or too many. */
function* slipsOf(word: string, { language }: Dictionary): Generator<string> {
	for (let at = 0; at < word.length; at++) {
		const before = word.slice(0, at);
		const [letter = "", next = ""] = word.slice(at);
		const after = word.slice(at + 1);
		yield before + next + letter + after.slice(1);
		yield before + after;
		for (const other of letters[language] ?? "") {
			yield before + other + letter + after;
			yield before + other + after;
		}
	}
	for (const other of letters[language] ?? "") yield word + other;
}
