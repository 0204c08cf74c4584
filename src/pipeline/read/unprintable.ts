import { isScalar, type Scalar } from "yaml";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { hidden, hiddenInArabic, unprintable } from "../text/unprintable.ts";
import type { SourceFile } from "./source.ts";

/** The signs of a text that cannot be shown, as they stand in its file: the first of each line. */
export function unprintableIn(file: string, text: string): AnyProblem[] {
	return signsIn(file, text, unprintable);
}

/** The signs of a text that nobody sees, or that turn its direction: the first of each line. */
export function hiddenIn(file: string, text: string): AnyProblem[] {
	return signsIn(file, text, /(?:\/|^)ar[/.]/.test(file) ? hiddenInArabic : hidden);
}

function signsIn(file: string, text: string, signs: RegExp): AnyProblem[] {
	if (!signs.test(text)) return [];
	return text.split("\n").flatMap((line, index) => {
		const [sign] = signs.exec(line) ?? [];
		if (sign === undefined) return [];
		const column = line.indexOf(sign) + 1;
		return [problemOf(sign, { file, line: index + 1, column, endColumn: column + sign.length })];
	});
}

/** `"\x0B"`: such a sign that YAML makes of what stands between double quotation marks. */
export function unprintableOf(source: SourceFile, node: Scalar): AnyProblem | undefined {
	const [sign] = unprintable.exec(String(node.value)) ?? [];
	if (sign === undefined || !isScalar(node) || !node.range) return undefined;
	const [start, end] = node.range;
	for (const { 0: whole, 1: code, index } of source.text.slice(start, end).matchAll(escaped)) {
		const made = code ? String.fromCodePoint(Number.parseInt(code.slice(1), 16)) : letters[whole];
		if (made === sign) return problemOf(sign, source.range(start + index, start + index + whole.length));
	}
	return problemOf(sign, source.range(start, end));
}

const escaped = /\\(?:(x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8})|.)/g;

const letters: Readonly<Record<string, string>> = {
	"\\0": "\0",
	"\\a": "\x07",
	"\\b": "\b",
	"\\v": "\v",
	"\\f": "\f",
	"\\e": "\x1b",
	"\\N": "\x85",
};

function problemOf(sign: string, place: Location): AnyProblem {
	const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	return problem("unprintable-sign", place, { code });
}
