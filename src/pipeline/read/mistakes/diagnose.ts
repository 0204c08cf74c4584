import { remembered } from "#core/remembered.ts";
import type { SourceFile } from "../source.ts";
import { above, type LineRange, Trials } from "./line-range.ts";
import { namesIn } from "./lines.ts";
import type { Broken, Mend, Recognizer } from "./mend.ts";
import {
	missingDashes,
	oddIndents,
	openBraces,
	outdentedHeadings,
	outdentedLines,
	strayDashes,
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
	markedNames,
	missingColons,
	oddSpaces,
	twoFields,
} from "./signs.ts";

/** A mistake of YAML: what would mend it, or where YAML finds it. */
export type SyntaxFinding =
	| { readonly is: "recognized"; readonly mend: Mend; readonly was: readonly string[] }
	| { readonly is: "duplicate"; readonly start: number; readonly end: number }
	| { readonly is: "unknown"; readonly line: number };

interface Round {
	readonly kinds: readonly Recognizer[];
	/** In which lines these are looked for: around the mistake, or further above it. */
	readonly where: "near" | "far";
	/** It is not tried where another round found what mends a part. */
	readonly guesses?: true;
}

/**
 * The likeliest first: what is recognized by a sign of its own, then by its place, then by what opens far above and never
 * closes, then by what is left without it.
 */
const rounds: readonly Round[] = [
	{
		where: "near",
		kinds: [oddSpaces, dashSigns, dashSpaces, colonSpaces, openBraces, smartQuotes, markedNames, commas, dividers],
	},
	{
		where: "near",
		kinds: [
			backslashes,
			innerQuotes,
			missingDashes,
			strayDashes,
			missingColons,
			keptSigns,
			brackets,
			openQuotes,
			outdentedHeadings,
		],
	},
	{ where: "near", kinds: [oddIndents] },
	{ where: "near", kinds: [wrongIndents, twoFields, colonsInText] },
	{ where: "far", kinds: [strayDashes, innerQuotes, keptSigns, brackets, openQuotes] },
	{ where: "near", kinds: [outdentedLines], guesses: true },
	{ where: "near", kinds: [strayLines], guesses: true },
];

const farFirst: readonly Round[] = [
	...rounds.filter(({ where }) => where === "far"),
	...rounds.filter(({ where }) => where === "near"),
];

/** So many mistakes of one file are told at once. */
const mostFindings = 20;

/**
 * Finds what an editor did where YAML cannot go on. Every recognizer proposes how a line could be meant; a proposal
 * counts when with it YAML can read on, and then the next mistake is looked for in the text as it would be. What is
 * tried is read in ranges and has an end (`Trials`).
 */
export function mistakesIn(source: SourceFile, isField: (name: string) => boolean): readonly SyntaxFinding[] {
	return remembered(known, source, () => diagnose(source.text, isField));
}

const known = new WeakMap<SourceFile, readonly SyntaxFinding[]>();

function diagnose(text: string, isField: (name: string) => boolean): readonly SyntaxFinding[] {
	const findings: SyntaxFinding[] = [];
	const trials = new Trials(text);
	let lines: readonly string[] = text.split(/\r?\n/);
	for (let stop = trials.firstIn(lines, { from: 0, until: lines.length }); stop !== undefined; ) {
		const names = namesIn(lines);
		const broken = { lines, isField: (name: string) => isField(name) || names.has(name) };
		const range = trials.stretchAround(lines, stop);
		const mend = findings.length < mostFindings ? findMend(broken, stop, { range, trials }) : undefined;
		if (!mend) return [...findings, { is: "unknown", line: stop }];
		findings.push({ is: "recognized", mend, was: lines.slice(mend.line, mend.line + mend.lines.length) });
		lines = withMend(lines, mend);
		stop = trials.firstFrom(lines, Math.min(range.from, mend.line));
	}
	for (let names = duplicatesIn(lines, trials); names.length > 0; names = duplicatesIn(lines, trials)) {
		const mend = itemInDisguise({ lines, isField }, names, trials);
		// Where a mend moved them, their line is what counts.
		if (!mend) return findings.length > 0 ? findings : duplicatesIn([text], trials);
		findings.push({ is: "recognized", mend, was: lines.slice(mend.line, mend.line + 1) });
		lines = withMend(lines, mend);
	}
	return findings;
}

type Duplicate = Extract<SyntaxFinding, { is: "duplicate" }>;

/** Names that stand twice in one block. */
function duplicatesIn(lines: readonly string[], trials: Trials): Duplicate[] {
	const found = trials.errorsOf(lines.join("\n")).filter(({ code }) => code === "DUPLICATE_KEY");
	return found.map(({ pos: [start, end] }) => ({ is: "duplicate", start, end }));
}

/** A name that stands twice where its second one begins a new item, of which the hyphen is missing. */
function itemInDisguise(broken: Broken, [first, ...others]: readonly Duplicate[], trials: Trials): Mend | undefined {
	const { lines } = broken;
	const line = lines.join("\n").slice(0, first?.start).split("\n").length - 1;
	return missingDashes(broken, line).find((each) => {
		if (trials.isOver) return false;
		const mended = withMend(lines, each);
		const range = { from: 0, until: lines.length };
		return trials.firstIn(mended, range) === undefined && duplicatesIn(mended, trials).length <= others.length;
	});
}

function withMend(lines: readonly string[], { line, lines: now }: Mend): readonly string[] {
	return lines.toSpliced(line, now.length, ...now);
}

/**
 * The likeliest proposal with which YAML can read on beyond the mistake. One that leaves nothing wrong in the range
 * goes before one that leaves something, and of several that differ in their place alone the one that moves least.
 */
function findMend(
	broken: Broken,
	first: number,
	{ range, trials }: { range: LineRange; trials: Trials },
): Mend | undefined {
	const { lines } = broken;
	let partly: Mend | undefined;
	// What does not show in the lines around it has its cause far above.
	const isFar = range.from < first - above - 1;
	for (const { kinds, where, guesses } of isFar ? farFirst : rounds) {
		let best: { readonly mend: Mend; readonly next: number } | undefined;
		let wholly: Mend | undefined;
		if (partly && guesses) break;
		for (const line of where === "near" ? near(first, lines.length) : farAbove(first)) {
			if (trials.isOver) break;
			trials.look([lines[line] ?? ""]);
			for (const mend of kinds.flatMap((recognize) => recognize(broken, line))) {
				trials.look(mend.lines);
				if (wholly && mend.lines.length >= wholly.lines.length) continue;
				if (mend.lines.every((now, below) => now === lines[line + below])) continue;
				const from = Math.min(line, range.from);
				const next = trials.firstIn(lines, { ...range, from }, mend);
				if (next === undefined && mend.lines.length === 1) return mend;
				if (next === undefined) wholly = mend;
				else if (next > Math.max(first, line + mend.lines.length - 1) && next > (best?.next ?? 0))
					best = { mend, next };
			}
		}
		if (wholly) return wholly;
		partly ??= best?.mend;
	}
	return partly;
}

/** Lines around one, the nearest first: YAML often finds a mistake below the line that has it, and sometimes above. */
function* near(first: number, count: number): Generator<number> {
	yield first;
	for (let step = 1; step <= above; step++) {
		if (step <= 2 && first + step < count) yield first + step;
		if (first - step >= 0) yield first - step;
	}
}

function* farAbove(first: number): Generator<number> {
	for (let line = first - above - 1; line >= 0; line--) yield line;
}
