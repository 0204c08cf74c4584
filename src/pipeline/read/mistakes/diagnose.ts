import type { YAMLError } from "yaml";
import { documentOf } from "../document.ts";
import { namesIn } from "./lines.ts";
import type { Broken, Mend, Recognizer } from "./mend.ts";
import {
	missingDashes,
	oddIndents,
	openBraces,
	outdentedHeadings,
	outdentedLines,
	strayLines,
	wrongIndents,
} from "./places.ts";
import { backslashes, colonsInText, innerQuotes, keptSigns, openQuotes, smartQuotes } from "./quotes.ts";
import {
	brackets,
	colonSpaces,
	commas,
	dashSigns,
	dashSpaces,
	dividers,
	missingColons,
	oddSpaces,
	twoFields,
} from "./signs.ts";

/** A mistake of YAML: what would mend it, or where YAML finds it. */
export type SyntaxFinding =
	| { readonly is: "recognized"; readonly mend: Mend; readonly was: readonly string[] }
	| { readonly is: "duplicate"; readonly start: number; readonly end: number }
	| { readonly is: "unknown"; readonly line: number };

interface Diagnosis {
	readonly findings: readonly SyntaxFinding[];
	/** The text as it would be with all that was recognized mended; undefined where that cannot be read either. */
	readonly mended: string | undefined;
}

/** The likeliest first: what is recognized by a sign of its own, then by its place, then by what is left without it. */
const recognizers: readonly (readonly Recognizer[])[] = [
	[oddSpaces, dashSigns, dashSpaces, colonSpaces, openBraces, smartQuotes, commas, dividers],
	[backslashes, innerQuotes, missingDashes, missingColons, keptSigns, brackets, openQuotes, outdentedHeadings],
	[oddIndents],
	[wrongIndents, twoFields, colonsInText],
	[outdentedLines],
	[strayLines],
];

/** So many mistakes of one file are told at once. */
const mostFindings = 20;

/** What is recognized by its place alone is looked for in so many lines above. */
const nearby = 15;

/** So much is read to find a mistake, in characters: trying takes time. */
const mostRead = 3_000_000;

/**
 * Finds what an editor did where YAML cannot go on. Every recognizer proposes how a line could be meant; a proposal
 * counts when with it YAML can read on, and then the next mistake is looked for in the text as it would be.
 */
export function diagnose(text: string, isField: (name: string) => boolean): Diagnosis {
	const findings: SyntaxFinding[] = [];
	let lines = text.split(/\r?\n/);
	for (;;) {
		const errors = errorsOf(lines);
		const first = firstLine(lines, errors);
		if (first === undefined) break;
		const names = namesIn(lines);
		const broken = { lines, isField: (name: string) => isField(name) || names.has(name) };
		const mend = findings.length < mostFindings ? findMend(broken, first) : undefined;
		if (!mend) return { findings: [...findings, { is: "unknown", line: first }], mended: undefined };
		findings.push({ is: "recognized", mend, was: lines.slice(mend.line, mend.line + mend.lines.length) });
		lines = withMend(lines, mend);
	}
	for (;;) {
		const [duplicate, ...others] = errorsOf(lines);
		if (!duplicate) return { findings, mended: findings.every(isShown) ? lines.join("\n") : undefined };
		const line = lineOf(lines, duplicate.pos[0]);
		const mend = missingDashes({ lines, isField }, line).find((each) => isBetter(withMend(lines, each), others.length));
		if (!mend) return { findings: [...findings, ...duplicates(text, lines)], mended: undefined };
		findings.push({ is: "recognized", mend, was: lines.slice(line, line + 1) });
		lines = withMend(lines, mend);
	}
}

function isShown(finding: SyntaxFinding): boolean {
	return finding.is === "recognized" && finding.mend.shown;
}

/** Names that stand twice in one block; where a mend moved them, their line is what counts. */
function duplicates(text: string, lines: readonly string[]): SyntaxFinding[] {
	const changed = lines.join("\n") !== text.replaceAll("\r\n", "\n");
	return (changed ? [] : documentOf(text).errors).map(({ pos: [start, end] }) => ({ is: "duplicate", start, end }));
}

function errorsOf(lines: readonly string[]): readonly YAMLError[] {
	return documentOf(lines.join("\n")).errors;
}

/** Where YAML first cannot go on, from 0; names that stand twice are no reason to stop. */
function firstLine(lines: readonly string[], errors: readonly YAMLError[]): number | undefined {
	const offsets = errors.filter(({ code }) => code !== "DUPLICATE_KEY").map(({ pos }) => pos[0]);
	return offsets.length === 0 ? undefined : lineOf(lines, Math.min(...offsets));
}

function lineOf(lines: readonly string[], offset: number): number {
	let left = offset;
	const found = lines.findIndex((line) => {
		left -= line.length + 1;
		return left < 0;
	});
	return found === -1 ? lines.length - 1 : found;
}

function withMend(lines: readonly string[], { line, lines: now }: Mend): string[] {
	return lines.toSpliced(line, now.length, ...now);
}

function isBetter(lines: readonly string[], most: number): boolean {
	const errors = errorsOf(lines);
	return firstLine(lines, errors) === undefined && errors.length <= most;
}

/** The likeliest proposal with which YAML can read on beyond the mistake; at best to the end. */
function findMend(broken: Broken, first: number): Mend | undefined {
	const { lines } = broken;
	const size = lines.reduce((sum, line) => sum + line.length + 1, 0);
	let left = Math.floor(mostRead / size);
	for (const [rank, kinds] of recognizers.entries()) {
		let best: { readonly mend: Mend; readonly next: number } | undefined;
		for (const line of near(first, lines.length, rank < 2 ? first : nearby)) {
			for (const mend of kinds.flatMap((recognize) => recognize(broken, line))) {
				if (left-- <= 0) return best?.mend;
				const next = nextMistake(withMend(lines, mend));
				if (next === Number.POSITIVE_INFINITY) return mend;
				if (next > Math.max(first, line + mend.lines.length - 1) && next > (best?.next ?? 0)) best = { mend, next };
			}
		}
		if (best) return best.mend;
	}
	return undefined;
}

function nextMistake(lines: readonly string[]): number {
	return firstLine(lines, errorsOf(lines)) ?? Number.POSITIVE_INFINITY;
}

/** Lines around one, the nearest first: YAML often finds a mistake below the line that has it, and sometimes above. */
function* near(first: number, count: number, most: number): Generator<number> {
	yield first;
	for (let step = 1; step <= Math.max(2, most); step++) {
		if (step <= 2 && first + step < count) yield first + step;
		if (first - step >= 0) yield first - step;
	}
}
