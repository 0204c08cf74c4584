import { folded } from "#pipeline/text/letters.ts";

/** What somebody wants to read in place of something else. */
export interface Replacing {
	readonly asked: string;
	readonly by: string;
	/** Not inside a longer word. */
	readonly wholeWords: boolean;
}

/** What is no word of a sentence: a fact in braces, where a link leads, an address, a mailbox. */
const noWords = /\{[^{}]*\}|(?<=\])\([^()\s]*\)|https?:\/\/[^\s)\]]+|[^\s@]+@[^\s@]+\.[^\s@]+/g;

/** A sentence as it is written, with other words in place of those that were asked for; undefined when they are not in it. */
export function replacedIn(written: string, { asked, by, wholeWords }: Replacing): string | undefined {
	const words = asked.trim().split(/\s+/).filter(Boolean).map(escaped);
	if (words.length === 0) return undefined;
	const [before, behind] = wholeWords ? ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"] : ["", ""];
	const pattern = new RegExp(before + words.join("\\s+") + behind, "giu");
	let after = "";
	let at = 0;
	for (const { 0: kept, index } of [...written.matchAll(noWords), { 0: "", index: written.length }]) {
		after += written.slice(at, index).replace(pattern, (found) => inCaseOf(found, asked, by)) + kept;
		at = index + kept.length;
	}
	return after === written ? undefined : after;
}

/** A value that is one thing, such as a telephone number: all of it, when it is all that was asked for. */
export function replacedWhole(shown: string, { asked, by }: Replacing): string | undefined {
	return folded(shown) === folded(asked) && by.trim() !== "" ? by.trim() : undefined;
}

/** At the start of a sentence a word that was asked for without a capital has one. */
function inCaseOf(found: string, asked: string, by: string): string {
	const isRaised = found.charAt(0) !== asked.trim().charAt(0) && found.charAt(0) === found.charAt(0).toUpperCase();
	return isRaised ? by.charAt(0).toUpperCase() + by.slice(1) : by;
}

function escaped(word: string): string {
	return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/['’‘]/g, "['’‘]");
}
