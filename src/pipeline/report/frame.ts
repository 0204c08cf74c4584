import type { Location } from "#core/problems/problem.ts";
import { unprintable } from "../text/unprintable.ts";

/** Widest span of a line that is shown; a paragraph on one line would hide its mark. */
const widest = 96;

const everyUnprintable = new RegExp(unprintable.source, "gu");

/** Every column stays where it is. */
const hidden = (character: string) => "�".repeat(character.length);

/** The line of a problem with a line before and after it, numbered, and a mark under the spot. */
export function codeFrame(text: string, { line, column, endColumn }: Location): string[] {
	const lines = splitLines(text);
	const first = Math.max(1, line - 1);
	const last = Math.min(lines.length, line + 1);
	const width = String(last).length;
	const from = column > widest - 24 ? column - 41 : 0;
	const frame: string[] = [];
	for (let number = first; number <= last; number++) {
		const marker = number === line ? ">" : " ";
		const shown = crop((lines[number - 1] ?? "").replaceAll("\t", "→").replace(everyUnprintable, hidden), from);
		frame.push(`${marker} ${String(number).padStart(width)} | ${shown}`.trimEnd());
		if (number === line) {
			const start = column - 1 - from + (from > 0 ? 1 : 0);
			const length = Math.min(Math.max(1, (endColumn ?? column + 1) - column), widest - start);
			frame.push(`  ${" ".repeat(width)} | ${" ".repeat(start)}${"^".repeat(length)}`);
		}
	}
	return frame;
}

/** The lines of a text, without their ends. */
function splitLines(text: string): string[] {
	return text.split(/\r?\n/);
}

function crop(line: string, from: number): string {
	const span = line.slice(from, from + widest);
	const before = from > 0 && line.length > 0 ? "…" : "";
	const after = line.length > from + widest ? "…" : "";
	return `${before}${span}${after}`;
}
