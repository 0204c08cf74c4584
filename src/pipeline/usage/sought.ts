import { folded } from "../text/letters.ts";

/** Whether a text holds what somebody looks for. */
export type Sought = (text: string) => boolean;

/**
 * What somebody looks for, in whatever way it was typed: capitals, accents and kinds of spaces make no difference, a phone
 * number is found by its digits, and a time by its hour and minutes.
 */
export function soughtBy(asked: string): Sought {
	const wanted = folded(asked);
	if (wanted === "") return () => false;
	const number = numberIn(wanted);
	const time = timeIn(wanted);
	if (time !== undefined)
		return (text) =>
			[...text.matchAll(timePattern)].some((each) => timeOf(each) === time) || standsAlone(wanted, folded(text));
	return (text) =>
		folded(text).includes(wanted) ||
		(number !== undefined && [...numbersIn(text)].some((each) => each.includes(number)));
}

/** The same for each of several words, wherever in the text they stand; a single one is as it was asked. */
export function soughtByEach(asked: string): Sought {
	const each = folded(asked).split(" ").map(soughtBy);
	return (text) => each.every((isSought) => isSought(text));
}

/** Where in a text stands what somebody looks for, in characters; undefined when that cannot be told. */
export function placeOf(asked: string, text: string): readonly [from: number, to: number] | undefined {
	const wanted = folded(asked);
	const number = numberIn(wanted);
	const time = timeIn(wanted);
	const isIt = (found: RegExpMatchArray) =>
		time === undefined ? number !== undefined && digitsOf(found[0]).includes(number) : timeOf(found) === time;
	const found = [...text.matchAll(time === undefined ? numberPattern : timePattern)].find(isIt);
	if (found) return [found.index, found.index + found[0].length];
	const flat = folded(text);
	// What is folded away would make every place behind it another one.
	const at = flat.length === text.length ? flat.indexOf(wanted) : text.toLowerCase().indexOf(wanted);
	return at < 0 || wanted === "" ? undefined : [at, at + wanted.length];
}

/** `9 uur` is no part of `19 uur`. */
function standsAlone(wanted: string, text: string): boolean {
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
		if (!/\d/.test(text.charAt(at - 1)) && !/\d/.test(text.charAt(at + wanted.length))) return true;
	}
	return false;
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

function* numbersIn(text: string): Generator<string> {
	for (const [number] of text.matchAll(numberPattern)) yield digitsOf(number);
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
