import type { Publishing } from "#core/studio-publishing.ts";
import { words } from "./words.ts";

/** What is said where what is sent is online by that, and where it is kept as a version. */
const ways = {
	online: {
		send: words.putOnline,
		sent: words.sent,
		notYet: words.notOnlineYet,
		allSent: words.allOnline,
		whole: words.onlineFiles,
		compared: words.comparedWith,
	},
	kept: {
		send: words.keep,
		sent: words.kept,
		notYet: words.notKeptYet,
		allSent: words.allKept,
		whole: words.keptFiles,
		compared: words.comparedWithKept,
	},
} as const;

/** The words for the way that changes go from here. */
export function wordsFor(way: Publishing["way"]) {
	return ways[way];
}
