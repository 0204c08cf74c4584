import type { ForeignKind } from "#core/problems/catalogue-yaml.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";

const beginnings: readonly (readonly [ForeignKind, RegExp])[] = [
	["RTF", /^\s*\{\\rtf/],
	["HTML", /^\s*(?:<!doctype html|<html|<head|<body|<div|<p>|<h[1-6])/i],
	["SVG", /^\s*(?:<\?xml|<svg)/i],
	["PDF", /^%PDF-/],
];

/** What a file really is that was saved under the name of a text. */
export function foreignKind(bytes: Uint8Array): ForeignKind | undefined {
	const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
	if (start.startsWith("PK\u0003\u0004")) return "Word";
	return beginnings.find(([, beginning]) => beginning.test(start))?.[0];
}

const marker = /^\s*(?:<{7}|>{7}|\|{7}(?= ))(?:\s|$)|^\s*={7}$/;

/** The lines that Git leaves where two versions could not be put together: one problem for each place. */
export function mergeConflicts(file: string, text: string): AnyProblem[] {
	if (!/<{7}|={7}|>{7}/.test(text)) return [];
	let open = false;
	return text.split(/\r?\n/).flatMap((line, index) => {
		if (!marker.test(line)) return [];
		const sign = line.trimStart()[0];
		const isFirst = sign === "<" || !open;
		open = sign !== ">";
		if (!isFirst) return [];
		const column = line.length - line.trimStart().length + 1;
		return [problem("merge-conflict", { file, line: index + 1, column, endColumn: line.length + 1 }, {})];
	});
}
