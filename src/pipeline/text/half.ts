import type { Language } from "#core/languages.ts";
import type { TextKind } from "./stray.ts";

/** What is left of a text of which something was deleted, or what stands in it once too often. */
export interface Half {
	readonly what: "comma" | "conjunction" | "bracket" | "gap" | "word" | "sentence" | "heading" | "title" | "item";
	readonly found: string;
	/** Where in the text. */
	readonly index: number;
}

/** Words that no text ends in. */
const conjunctions: Readonly<Partial<Record<Language, RegExp>>> = {
	nl: / (?:en|of|de|uw|onze|zowel)$/,
	en: / (?:and|or|the|our|your)$/,
	de: / (?:und|oder|dem|eine|unsere)$/,
	fr: / (?:et|ou|les|des|du|nos|vos|notre|votre)$/,
	es: / (?:y|o|el|los|las|de|del|su|con)$/,
};

/** Words of which two never follow one another; of others, as in `die die` and `nous nous`, nobody can say. */
const never: Readonly<Partial<Record<Language, RegExp>>> = {
	nl: doubled("de|het|een|en|of|met|voor|naar|ook|maar|uw"),
	en: doubled("the|a|an|and|or|of|with|for|your|our"),
	de: doubled("und|oder|mit|für|ein|eine|einen|auch|aber"),
	fr: doubled("le|la|les|des|du|et|ou|avec|pour|dans"),
	es: doubled("el|la|los|las|de|del|y|con|para|por"),
	ar: doubled("من|في|على|إلى|مع"),
};

function doubled(words: string): RegExp {
	return new RegExp(`(?<![\\p{L}\\d'’-])(${words}) \\1(?![\\p{L}\\d'’-])`, "iu");
}

/** Letters of the end of a text that are enough to see how it ends. */
const longestEnd = 60;

/** What is missing at the end or in the middle of a text, or was pasted twice; `kind` is what it is written in. */
export function* halfIn(text: string, kind: TextKind, language: Language): Generator<Half> {
	const end = text.trimEnd();
	if (end.endsWith(",") || end.endsWith(";")) {
		const last = /\S+$/.exec(end.slice(-longestEnd))?.[0] ?? "";
		if (!/&\w+;$/.test(last)) yield { what: "comma", found: last, index: end.length - last.length };
	}
	if (conjunctions[language]?.test(end.slice(-longestEnd))) {
		const found = lastWords(end);
		yield { what: "conjunction", found, index: end.length - found.length };
	}
	const twice = never[language]?.exec(text);
	if (twice) yield { what: "word", found: twice[0], index: twice.index };
	if (/[ (][.,)]/.test(text)) {
		const gap = /\S+ [.,](?=\s|$)|\(\s*\)/.exec(text);
		if (gap) yield { what: "gap", found: gap[0], index: gap.index };
	}
	if (/[()]/.test(text)) yield* openBracket(text);
	const again = sentenceAgain(text);
	if (again !== undefined) yield { what: "sentence", found: again, index: text.indexOf(again) };
	if (kind === "markdown") yield* emptyParts(end);
}

function lastWords(text: string): string {
	return /\S+ \S+$/.exec(text)?.[0] ?? text;
}

/** One that is opened and not closed, or closed and never opened; `a)` and `:)` are neither. */
function* openBracket(text: string): Generator<Half> {
	let open = 0;
	let from = -1;
	for (const { 0: sign, index } of text.matchAll(/(?<!(?:^|\s)[:;]-?)[()]/g)) {
		if (sign === "(") {
			if (open++ === 0) from = index;
		} else if (open > 0) open--;
		else if (!/(?:^|\s)(?:\d{1,2}|[a-z])$/i.test(text.slice(0, index))) {
			const found = /\S+$/.exec(text.slice(0, index + 1))?.[0] ?? sign;
			yield { what: "bracket", found, index: index + 1 - found.length };
			return;
		}
	}
	if (open > 0) yield { what: "bracket", found: /^\S+/.exec(text.slice(from))?.[0] ?? "(", index: from };
}

/** So long is a sentence that nobody says twice in one text, and so long one that nobody says twice at once. */
const longEnough = { ever: 25, atOnce: 8 };

function sentenceAgain(text: string): string | undefined {
	if (text.length < 2 * longEnough.atOnce) return undefined;
	const said = new Set<string>();
	let before = "";
	for (const sentence of text.split(/(?<=[.!?؟])\s+|\n+/)) {
		const isAgain = sentence === before ? longEnough.atOnce : longEnough.ever;
		if (sentence.length >= isAgain && !sentence.startsWith("|") && said.has(sentence)) return sentence;
		said.add(sentence);
		before = sentence;
	}
	return undefined;
}

/** Headings above nothing, and items of lists in which nothing stands. */
function* emptyParts(text: string): Generator<Half> {
	if (text.includes("#")) {
		const empty = /^#{1,6}(?=[ \t]*$)/m.exec(text);
		if (empty) yield { what: "title", found: empty[0], index: empty.index };
		const heading = /^(#+) [^\n]+(?=\n+(#+) )/gm;
		for (const { 0: found, 1: level = "", 2: next = "", index } of text.matchAll(heading))
			if (next.length <= level.length) yield { what: "heading", found, index };
		const last = /(?<=\n)#+ [^\n]+$/.exec(text);
		if (last) yield { what: "heading", found: last[0], index: last.index };
	}
	const item = /(?<=^|\n)[ \t]*((?:[-*+]|\d+[.)]))[ \t]*(?=\n[ \t]*(?:[-*+]|\d+[.)])|$)/.exec(text);
	const [all = "", sign = ""] = item ?? [];
	if (item && sign !== text) yield { what: "item", found: sign, index: item.index + all.indexOf(sign) };
}
