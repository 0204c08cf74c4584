import type { Location } from "#core/problems/problem.ts";
import { isCapitalized, normalized, uncapitalized } from "../text/letters.ts";

/** A line of `content/words.txt` with a word on it. */
export interface WordEntry {
	/** As written, with a `*` at the end when it stands for all words that begin like this. */
	readonly text: string;
	readonly place: Location;
}

/** The words that the editors of a site allow themselves. */
export interface WordList {
	readonly entries: readonly WordEntry[];
	/** Lines that hold something else than one word. */
	readonly wrong: readonly WordEntry[];
	/** The entry that allows a word; the first one when there are several. */
	find(word: string): WordEntry | undefined;
}

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*\*?$/u;

/** Reads a list: one word a line; what follows `#` is a comment. */
export function readWordList(file: string, text: string): WordList {
	const lines = text.split(/\r?\n/).flatMap((line, index) => entryOf(file, line, index + 1));
	const entries = lines.filter((each) => shape.test(each.text));
	const wrong = lines.filter((each) => !shape.test(each.text));
	const words = firstOf(entries.filter(({ text }) => !text.endsWith("*")));
	const beginnings = firstOf(entries.filter(({ text }) => text.endsWith("*")));

	function findAs(word: string): WordEntry | undefined {
		const whole = words.get(word);
		if (whole || beginnings.size === 0) return whole;
		for (let length = word.length; length > 0; length--) {
			const found = beginnings.get(`${word.slice(0, length)}*`);
			if (found) return found;
		}
		return undefined;
	}

	return {
		entries,
		wrong,
		find(word) {
			const plain = normalized(word);
			return findAs(plain) ?? (isCapitalized(plain) ? findAs(uncapitalized(plain)) : undefined);
		},
	};
}

function entryOf(file: string, line: string, number: number): WordEntry[] {
	const text = line.replace(/#.*$/, "").trim();
	if (text === "") return [];
	const column = line.indexOf(text) + 1;
	return [{ text, place: { file, line: number, column, endColumn: column + text.length } }];
}

function firstOf(entries: readonly WordEntry[]): Map<string, WordEntry> {
	return new Map([...entries].reverse().map((entry) => [normalized(entry.text), entry]));
}
