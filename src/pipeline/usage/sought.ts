import { folded } from "../text/letters.ts";

/** Whether a text holds what somebody looks for. */
export type Sought = (text: string) => boolean;

/** Where in a text something stands, in characters. */
type Stretch = readonly [from: number, to: number];

/** Finds where something stands first in a text. The place is worked out for who asks for it: most only ask whether. */
type Finder = (text: string) => (() => Stretch) | undefined;

/**
 * What somebody looks for, in whatever way it was typed: capitals, accents and kinds of spaces make no difference, a phone
 * number is found by its digits, and a time by its hour and minutes.
 */
export function soughtBy(asked: string): Sought {
	const find = finderOf(asked);
	return (text) => find(text) !== undefined;
}

/** The same for each of several words, wherever in the text they stand; a single one is as it was asked. */
export function soughtByEach(asked: string): Sought {
	const each = folded(asked).split(" ").map(soughtBy);
	return (text) => each.every((isSought) => isSought(text));
}

/** Where in a text stands what somebody looks for, in characters; undefined when it does not stand there. */
export function placeOf(asked: string, text: string): Stretch | undefined {
	return finderOf(asked)(text)?.();
}

function finderOf(asked: string): Finder {
	const wanted = folded(asked);
	if (wanted === "") return () => undefined;
	const number = numberIn(wanted);
	const time = timeIn(wanted);
	if (time !== undefined)
		return (text) => stretchOf(text, timePattern, (found) => timeOf(found) === time) ?? wordsIn(text, wanted, isApart);
	return (text) =>
		wordsIn(text, wanted) ??
		(number === undefined ? undefined : stretchOf(text, numberPattern, ([found]) => digitsOf(found).includes(number)));
}

/** Words, however they are written, where `isIt` says so of the folded text. */
function wordsIn(
	text: string,
	wanted: string,
	isIt: (flat: string, from: number, to: number) => boolean = () => true,
): (() => Stretch) | undefined {
	const flat = folded(text);
	for (let from = flat.indexOf(wanted); from >= 0; from = flat.indexOf(wanted, from + 1)) {
		const to = from + wanted.length;
		if (isIt(flat, from, to)) return () => (flat.length === text.length ? [from, to] : unfolded(text, from, to));
	}
	return undefined;
}

/** `9 uur` is no part of `19 uur`. */
function isApart(flat: string, from: number, to: number): boolean {
	return !/\d/.test(flat.charAt(from - 1) + flat.charAt(to));
}

/** Where in a text stands what stands there once it is folded. */
function unfolded(text: string, from: number, to: number): Stretch {
	const start = lastWith(text, from);
	return [start, start + text.slice(start, lastWith(text, to)).trimEnd().length];
}

/** The last place in a text before which at most so many characters are left when it is folded. */
function lastWith(text: string, left: number): number {
	let [at, beyond] = [0, text.length + 1];
	while (beyond - at > 1) {
		const middle = (at + beyond) >> 1;
		if (folded(text.slice(0, middle)).length <= left) at = middle;
		else beyond = middle;
	}
	return at;
}

function stretchOf(
	text: string,
	pattern: RegExp,
	isIt: (found: RegExpMatchArray) => boolean,
): (() => Stretch) | undefined {
	const found = [...text.matchAll(pattern)].find(isIt);
	return found && (() => [found.index, found.index + found[0].length]);
}

/** A number of fewer digits is a price or a year, which stands as it was typed. */
const fewestDigits = 5;

/** Digits with what people put between them. */
const numberPattern = /\+?\(?\d[\d\s().\-–/]*\d/g;

/** A telephone number from here and from abroad is the same one. */
function digitsOf(number: string): string {
	return number
		.replace(/\(0\)/g, "")
		.replace(/\D/g, "")
		.replace(/^00/, "")
		.replace(/^(?:31|32|33|34|44|49)(?=\d{8,})/, "")
		.replace(/^0/, "");
}

function numberIn(asked: string): string | undefined {
	const [number] = asked.match(numberPattern) ?? [];
	if (number !== asked) return undefined;
	const digits = digitsOf(number);
	return digits.length < fewestDigits ? undefined : digits;
}

const timePattern = /(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)/g;

/** `9:00`, `9.00 uur`, `9 uur`. */
const askedTime = /^(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:uur|u|h))?$/;

function timeIn(asked: string): string | undefined {
	const found = askedTime.exec(asked);
	if (!found || /^\d+$/.test(asked)) return undefined;
	return timeOf(found);
}

function timeOf([, hour = "", minutes = "00"]: RegExpMatchArray): string {
	return `${hour.padStart(2, "0")}:${minutes}`;
}
