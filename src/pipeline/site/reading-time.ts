import { remembered } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import type { CardPage } from "./pages.ts";

/** So many words somebody reads in a minute. */
const wordsInMinute = 220;

/** What the schema takes at most. */
const most = 60;

const counted = new WeakMap<SourceFile, number>();

/** The minutes that reading an article takes: what its file says, or else by the words in it. */
export function readingMinutes({ source, survey, value: { article } }: Omit<CardPage, "path">): number {
	return article?.minutes ?? survey?.minutes ?? remembered(counted, source, () => minutesFor(wordsIn(source.text)));
}

function minutesFor(words: number): number {
	return Math.min(most, Math.max(1, Math.round(words / wordsInMinute)));
}

/** Words in the sections, as they stand in the file: a page that did not change is not read for this. */
function wordsIn(text: string): number {
	// In a file of JSON a line ends as `\n`.
	const at = text.search(/^(?:sections|\s*"sections"):/m);
	const found = at < 0 ? [] : text.slice(at).split(/\s+|\\n/);
	return found.filter((word) => /\p{L}/u.test(word) && !noWord.test(word)).length;
}

/** The name of a field, or an address. */
const noWord = /:$|^["'(]?(?:https?:|\/)/;
