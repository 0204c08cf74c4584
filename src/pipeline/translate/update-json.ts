import { matchPassages } from "./match.ts";
import type { Update } from "./update.ts";

/** The same for a file in JSON, in which there is nothing but pairs: they are written anew, those of no use last. */
export function updateJson({ source, language, passages, pairs, text = "", remembered }: Update): string {
	const { matches, unused } = matchPassages(passages, pairs);
	const used = matches.map(({ state, passage, pair }) => {
		const old = pair === undefined ? undefined : pairs[pair];
		const was = state === "stale" && old ? { was: old.was ?? old.written } : {};
		return { [source]: passage.text, ...was, [language]: old?.translation ?? remembered(passage.text) ?? null };
	});
	const left = unused.flatMap((index) => {
		const { written, translation, ...was } = pairs[index] ?? {};
		return translation === undefined ? [] : [{ [source]: written, ...was, [language]: translation }];
	});
	const indent = /^\[\s*?\n([ \t]+)/.exec(text)?.[1] ?? "\t";
	const written = JSON.stringify([...used, ...left], null, indent);
	return JSON.stringify(JSON.parse(text || "null")) === JSON.stringify(JSON.parse(written)) ? text : `${written}\n`;
}
