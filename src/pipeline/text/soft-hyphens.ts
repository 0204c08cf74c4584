import type { Language } from "#core/languages.ts";

/** A place where a line may end inside a word, which shows a hyphen only there. */
export const softHyphen = "\u00ad";

export interface Hyphenator {
	/** Every noun is written with a capital, as in German, so that a name is not known by its own. */
	readonly nounsHaveCapitals?: boolean;
	/** A word of the language with a soft hyphen at every place where it may be broken. */
	hyphenate(word: string): string;
}

/**
 * Shorter words fit on a line: the first of headings and cards, in large type, and the second of running text. Facts
 * are names, of which none is broken.
 */
export const shortestBroken = { line: 13, running: 16, never: Number.POSITIVE_INFINITY } as const;

/** So much of a word stands on either line at least, by which a reader knows it. */
const shortestPart = 4;

const factOrText = /\{[^{}]*\}|[^\s{}]+/g;

/** What holds no words of a language: addresses, file names, codes, entities, and facts, most of which are names. */
const noWords = /[@&_\d\\{]|\/\/|^\/|\p{L}[.:]\p{L}/u;

/** What is longer does not fit on a line of a phone, be it a name. */
const longestWhole = 20;

const beginsWithCapital = /^\p{Lu}/u;

const endsSentence = /(?:^|[.?!:…–»”"’)])\s*[^\s\p{L}]*$/u;

/** A text with soft hyphens in its long words. Names have none: what has a capital in the middle of a sentence. */
export function softlyHyphenated(text: string, hyphenator: Hyphenator, shortest: number): string {
	if (text.length < shortest) return text;
	const longWord = new RegExp(`\\p{L}{${shortest},}`, "gu");
	return text.replace(factOrText, (part, start: number) => {
		if (part.length < shortest || noWords.test(part)) return part;
		return part.replace(longWord, (word, at: number) => {
			const hasCapital = !hyphenator.nounsHaveCapitals && beginsWithCapital.test(word);
			const isName = hasCapital && word.length < longestWhole && !endsSentence.test(text.slice(0, start + at));
			return isName ? word : breakable(hyphenator.hyphenate(word));
		});
	});
}

/** A word without the places that are too near to its ends. */
function breakable(hyphenated: string): string {
	const parts = hyphenated.split(softHyphen);
	while (parts.length > 1 && (parts[0]?.length ?? 0) < shortestPart) parts.splice(0, 2, parts.slice(0, 2).join(""));
	while (parts.length > 1 && (parts.at(-1)?.length ?? 0) < shortestPart) parts.splice(-2, 2, parts.slice(-2).join(""));
	return parts.join(softHyphen);
}

/** A Latin word with hyphens; no part of an address. */
const latinCompound = /(?<![@\w./{-])[a-z]+(?:-[a-z]+)+(?![@\w/-]|\.\w)/gi;

/** A text from right to left in which no line ends in such a word: its second half would stand where a line begins. */
export function withWholeCompounds(text: string): string {
	return text.replace(latinCompound, (word) => word.replaceAll("-", "-\u2060"));
}

/** A word with an abbreviation before it, as `KNO-arts`, and a name of two, as `West-Friesland`. */
const compoundName = /(?<![@\w./{-])(?:\p{Lu}{2,}-(?=\p{L})|\p{Lu}\p{Ll}+-(?=\p{Lu}))[\p{L}\u00ad-]+/gu;

/** French hangs short words on others: `posez-nous`, `cette année-là`, `un rendez-vous`. */
const frenchCompound = /(?<![@\w./{-])[\p{L}’]+(?:-\p{L}{1,6})+(?![@\p{L}\d/-]|\.\p{L})/gu;

/** A text in which no line ends after an abbreviation or in a name, nor in a French compound, as long as that fits on a line. */
export function withWholeNames(text: string, language: Language): string {
	// Few texts have a hyphen at all.
	if (!text.includes("-")) return text;
	const whole = text.replace(compoundName, (name) => (fitsOnLine(name) ? name.replace("-", "-\u2060") : name));
	if (language !== "fr") return whole;
	return whole.replace(frenchCompound, (word) => (fitsOnLine(word) ? word.replaceAll("-", "-\u2060") : word));
}

function fitsOnLine(word: string): boolean {
	return word.length < longestWhole;
}
