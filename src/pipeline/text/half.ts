import type { Language } from "#core/languages.ts";
import type { TextKind } from "./stray.ts";

/** What is left of a text of which something was deleted, or what stands in it once too often. */
export interface Half {
	readonly what: "comma" | "conjunction" | "bracket" | "gap" | "word" | "sentence" | "heading" | "title" | "item";
	readonly found: string;
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
		if (!/&\w+;$/.test(last)) yield { what: "comma", found: last };
	}
	if (conjunctions[language]?.test(end.slice(-longestEnd))) yield { what: "conjunction", found: lastWords(end) };
	const twice = never[language]?.exec(text)?.[0];
	if (twice !== undefined) yield { what: "word", found: twice };
	if (/[ (][.,)]/.test(text)) {
		const gap = /\S+ [.,](?=\s|$)|\(\s*\)/.exec(text)?.[0];
		if (gap !== undefined) yield { what: "gap", found: gap };
	}
	if (/[()]/.test(text)) yield* openBracket(text);
	const again = sentenceAgain(text);
	if (again !== undefined) yield { what: "sentence", found: again };
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
			yield { what: "bracket", found: /\S+$/.exec(text.slice(0, index + 1))?.[0] ?? sign };
			return;
		}
	}
	if (open > 0) yield { what: "bracket", found: /^\S+/.exec(text.slice(from))?.[0] ?? "(" };
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
		const empty = /^#{1,6}(?=[ \t]*$)/m.exec(text)?.[0];
		if (empty !== undefined) yield { what: "title", found: empty };
		const heading = /^(#+) [^\n]+(?=\n+(#+) )/gm;
		for (const [found, level = "", next = ""] of text.matchAll(heading))
			if (next.length <= level.length) yield { what: "heading", found };
		const last = /(?<=\n)#+ [^\n]+$/.exec(text)?.[0];
		if (last !== undefined) yield { what: "heading", found: last };
	}
	const item = /(?:^|\n)([ \t]*(?:[-*+]|\d+[.)]))[ \t]*(?=\n[ \t]*(?:[-*+]|\d+[.)])|$)/.exec(text)?.[1];
	if (item !== undefined && item.trim() !== text) yield { what: "item", found: item.trim() };
}
