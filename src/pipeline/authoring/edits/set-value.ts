import type { Steps } from "#core/studio.ts";
import { escaped, indented, isBare, isBlockText, literalHeader, quoted } from "#pipeline/text/scalar.ts";
import { type WrittenNode, type WrittenScalar, writtenAt } from "../../read/written.ts";
import { columnOf, eolOf, lineEnd } from "./entries.ts";
import { withWords } from "./fold.ts";
import type { Splice } from "./lists.ts";

/** A value as it stands in its text. */
interface Standing {
	readonly text: string;
	readonly node: WrittenScalar;
	/** Between brackets or braces. */
	readonly flow: boolean;
	/** Column of the name or the hyphen that it stands behind. */
	readonly column: number;
	readonly eol: string;
}

/**
 * The ways to write another value in the place of one, the one that is most like the present first. Not each of them is
 * always read as that value.
 */
export function* waysToSet(text: string, root: WrittenNode, path: Steps, value: string): Generator<Splice> {
	const node = writtenAt(root, path);
	if (node?.kind !== "scalar") return;
	const around = path.map((_, depth) => writtenAt(root, path.slice(0, depth)));
	const flow = around.some((each) => each && each.kind !== "scalar" && each.flow);
	const column = columnOf(text, around.at(-1)?.start ?? 0);
	const standing: Standing = { text, node, flow, column, eol: eolOf(text) };
	if (/^[|>]/.test(text.slice(node.start, node.end))) yield* inBlock(standing, value);
	else yield* onLine(standing, value);
}

/** A text that stands in a block of its own keeps the line ends behind it; nobody types those. */
export function keepEnd(node: WrittenScalar, text: string, value: string): string {
	if (!/^[|>]/.test(text.slice(node.start, node.end)) || value.trim() === "") return value;
	return value.replace(/\n*$/, /\n*$/.exec(node.text)?.[0] ?? "");
}

function* inBlock(standing: Standing, value: string): Generator<Splice> {
	const { text, node, column, eol } = standing;
	const { start } = node;
	const header = text.slice(start, lineEnd(text, start));
	const remark = /\s+#.*$/.exec(header)?.[0] ?? "";
	const body = text.slice(start + header.length, node.end).replace(/^\r?\n/, "");
	const end = start + text.slice(start, node.end).trimEnd().length;
	const lines = body.trimEnd() === "" ? [] : body.replace(/\s+$/, "").split(/\r?\n/);
	const first = lines.find((line) => line.trim() !== "") ?? "";
	const indent = first.length - first.trimStart().length || column + 2;
	const inside = lines.map((line) => line.slice(indent));
	const folded = header.startsWith(">");
	const kept = isBlockText(value) ? withWords({ lines: inside, says: node.text, folded }, value) : undefined;
	const block = (head: string, made: readonly string[]) =>
		splice(start, end, [head + remark, ...made.map((line) => indented(line, indent))].join(eol));
	if (kept) yield block(header.slice(0, header.length - remark.length), kept);
	if (isBlockText(value)) {
		const made = value.replace(/\n+$/, "").split("\n");
		yield block(literalHeader(value).replace(/\d/, String(indent - column)), made);
	}
	for (const way of onOneLine(value, false)) yield splice(start, end, way + remark);
}

function* onLine(standing: Standing, value: string): Generator<Splice> {
	const { text, node, flow, column, eol } = standing;
	const { start, end } = node;
	const mark = node.plain ? "" : (text[start] ?? "");
	const lead = start === end && !/\s/.test(text[start - 1] ?? "") ? " " : "";
	const source = text.slice(start, end);
	if (source.includes("\n")) {
		const kept = keptLines(source, node, value, mark);
		if (kept) yield splice(start, end, kept.join(eol));
	}
	const same = mark === "'" ? `'${value.replaceAll("'", "''")}'` : mark === '"' ? escaped(value) : undefined;
	const lines = value.includes("\n");
	if (same && (!lines || flow)) yield splice(start, end, lead + same);
	if (lines && !flow && isBlockText(value)) {
		// What is said of the value stands behind the sign that announces the block.
		const rest = text.slice(end, lineEnd(text, end));
		if (/^\s*(?:#.*)?$/.test(rest)) {
			const indent = column + 2;
			const made = value
				.replace(/\n+$/, "")
				.split("\n")
				.map((line) => indented(line, indent));
			const remark = rest.trim() === "" ? "" : rest;
			yield splice(start, end + rest.length, lead + [literalHeader(value) + remark, ...made].join(eol));
		}
	}
	for (const way of onOneLine(value, flow)) yield splice(start, end, lead + way);
}

function onOneLine(value: string, flow: boolean): string[] {
	return [...(isBare(value, flow) ? [value] : []), quoted(value), escaped(value)];
}

/** The lines of a value that goes on below its first line, with what did not change as it was. */
function keptLines(source: string, node: WrittenScalar, value: string, mark: string): string[] | undefined {
	const [head = "", ...below] = source.slice(mark.length, source.length - mark.length).split(/\r?\n/);
	const written = below.filter((line) => line.trim() !== "");
	if (written.length === 0 || (mark === '"' && /["\\]|[^\P{Cc}\n]/u.test(node.text + value))) return undefined;
	const indent = Math.min(...written.map((line) => line.length - line.trimStart().length));
	const inside = [head, ...below.map((line) => line.slice(indent))];
	const words = (text: string) => (mark === "'" ? text.replaceAll("'", "''") : text);
	const made = withWords({ lines: inside, says: words(node.text), folded: true }, words(value));
	if (!made) return undefined;
	const [first = "", ...rest] = made;
	const all = [mark + first, ...rest.map((line) => indented(line, indent))];
	all[all.length - 1] += mark;
	return all;
}

function splice(start: number, end: number, text: string): Splice {
	return { start, end, text };
}
