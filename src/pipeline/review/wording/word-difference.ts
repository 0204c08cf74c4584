import { diffWords } from "diff";

/** A span of two versions of a text. */
export interface Span {
	readonly what: "same" | "removed" | "added";
	readonly text: string;
}

/** All languages that editors write part their words alike. */
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Longest search for what two texts share, in milliseconds; beyond it one text simply replaces the other. */
const patience = 1000;

/** What two versions of a text share and where they differ, word by word. `room` characters of what stays are kept around each change. */
export function wordDifference(before: string, after: string, room: number): Span[] {
	const addresses: string[] = [];
	const found = diffWords(asWords(before, addresses), asWords(after, addresses), {
		intlSegmenter: words,
		timeout: patience,
	});
	if (!found) {
		return [
			{ what: "removed", text: before },
			{ what: "added", text: after },
		];
	}
	return found.map(({ value: words, added, removed }, index): Span => {
		const value = words.replace(/Adres(\d+)X/g, (_, place: string) => addresses[Number(place)] ?? "");
		if (added) return { what: "added", text: value };
		if (removed) return { what: "removed", text: value };
		return { what: "same", text: shorten(value, room, index === 0, index === found.length - 1) };
	});
}

/** A text in which every address is one word, whose number is its place in the list. */
function asWords(text: string, addresses: string[]): string {
	return text.replace(/(?<![\p{L}\d])(?:https?:\/)?\/[\p{L}\d][^\s()<>"]*/gu, (address) => {
		if (!addresses.includes(address)) addresses.push(address);
		return `Adres${addresses.indexOf(address)}X`;
	});
}

/** Leaves out the middle of a span, or its far end where nothing follows. */
function shorten(text: string, room: number, first: boolean, last: boolean): string {
	if (text.length <= room) return text;
	const start = first ? "" : cutAfter(text, room);
	const end = last ? "" : cutBefore(text, room);
	return start.length + end.length + 1 >= text.length ? text : `${start}…${end}`;
}

function cutAfter(text: string, room: number): string {
	return text.slice(0, room).replace(/\s*\S*$/, " ");
}

function cutBefore(text: string, room: number): string {
	return text.slice(-room).replace(/^\S*\s*/, " ");
}
