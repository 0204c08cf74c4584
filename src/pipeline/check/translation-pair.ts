import { lengthOf } from "#core/fields/words.ts";
import type { Language } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { TranslationPair } from "#core/translation.ts";
import type { SourceFile } from "../read/source.ts";
import { halfIn } from "../text/half.ts";
import { blockShape, inspectMarkdown } from "../text/markdown.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { Match } from "../translate/match.ts";
import type { Passage } from "../translate/passages.ts";
import { placeInside } from "./places.ts";
import { halfProblems, strayProblems, type VisibleText } from "./stray.ts";
import { problemsOfText } from "./texts.ts";
import { addedNumbers, isForeign, isLeft } from "./translation-sense.ts";

/** How much longer than its field a translation may be: other languages need more words. */
const mostGrowth = 1.3;

/** Most characters of the translation of a passage; undefined for one without a limit. */
export function longestTranslation({ max }: Passage): number | undefined {
	return max === undefined ? undefined : Math.round(max * mostGrowth);
}

interface TranslationPlace {
	readonly source: SourceFile;
	readonly language: Language;
	/** The source language. */
	readonly written: Language;
}

/** What is wrong with a pair depends on nothing else, and most pairs never change. */
const judged = new WeakMap<Match, readonly AnyProblem[]>();

/** What a translation lost, added or misspelt. */
export function pairProblems(match: Match, pair: TranslationPair, at: TranslationPlace): readonly AnyProblem[] {
	const problems = judged.get(match) ?? [...checkPair(match, pair, at)];
	judged.set(match, problems);
	return problems;
}

function* checkPair(match: Match, { translation = "" }: TranslationPair, at: TranslationPlace): Generator<AnyProblem> {
	const { passage, pair = 0 } = match;
	const path = [pair, at.language];
	const inside = (found: string) => placeInside(at.source, path, found);
	const whole = () => at.source.valueAt(path);
	const source = at.written;
	const wrongFacts = [...differences(factsIn(passage.text), factsIn(translation))];
	for (const difference of wrongFacts) {
		yield problem("translation-fact", difference.added ? inside(difference.added) : whole(), { ...difference, source });
	}
	const kind = passage.markdown ? "markdown" : "line";
	yield* problemsOfText(kind, translation, inside);
	// Whether a line is a label is not known here.
	const read = passage.markdown ? "markdown" : "label";
	const visible: VisibleText = { text: translation, kind: read, language: at.language, source: at.source, path };
	yield* strayProblems(visible, passage.text);
	// A passage may be a part of a text that goes on behind it.
	if ([...halfIn(passage.text, kind, source)].length === 0) yield* halfProblems(visible);
	if (isLeft(passage.text, translation)) yield problem("translation-same", whole(), { source });
	else if (isForeign(translation, at.language, source))
		yield problem("translation-language", whole(), { language: at.language });
	// A number in the place of a fact has been told.
	for (const found of wrongFacts.length > 0 ? [] : addedNumbers(passage.text, translation)) {
		yield problem("translation-number", inside(found), { found, source });
	}
	if (!passage.markdown) {
		const length = lengthOf(translation);
		const max = longestTranslation(passage);
		if (max !== undefined && length > max) yield problem("translation-too-long", whole(), { length, max });
		return;
	}
	if (blockShape(passage.text) !== blockShape(translation)) {
		const heading = /^#+(?= )/.exec(passage.text)?.[0];
		yield problem("translation-shape", whole(), { source, ...(heading && { heading }) });
	}
	for (const difference of differences(linksIn(passage.text), linksIn(translation))) {
		yield problem("translation-link", difference.added ? inside(difference.added) : whole(), { ...difference, source });
	}
}

function factsIn(text: string): Set<string> {
	return new Set([...text.matchAll(tokenPattern)].map(([whole]) => whole));
}

function linksIn(text: string): Set<string> {
	return new Set(inspectMarkdown(text).flatMap(({ what, found }) => (what === "link" ? [found] : [])));
}

/** What one text has and the other lacks; a misspelt name is one mistake and not two. */
function* differences(written: ReadonlySet<string>, translated: ReadonlySet<string>) {
	const lost = new Set([...written].filter((each) => !translated.has(each)));
	for (const added of translated) {
		if (written.has(added)) continue;
		const meant = nearest(added, lost) ?? (lost.size === 1 ? [...lost][0] : undefined);
		if (meant) lost.delete(meant);
		yield { added, lost: meant };
	}
	for (const each of lost) yield { added: undefined, lost: each };
}
