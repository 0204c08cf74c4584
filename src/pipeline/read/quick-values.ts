import { unprintable } from "../text/unprintable.ts";
import { coreValue } from "./core-value.ts";
import { forbiddenKeys } from "./forbidden.ts";
import type { WrittenNode, WrittenScalar } from "./written.ts";

/** The reader does not vouch for this file. */
export class Unusual extends Error {}

/** A value, and where the line begins that follows it. */
interface Read<T extends WrittenNode = WrittenScalar> {
	readonly node: T;
	readonly end: number;
}

/** Signs that begin no bare text, or begin one only sometimes. */
const special = /[-?:,[\]{}#&*!|>'"%@`]/;

/** What would end a bare text, or make a field of it. */
const ends = /:(?: |$)| #/;

/** Without the spaces around it. Other signs that look like spaces belong to a text, and at its edge they are unusual. */
function trimmed(text: string): string {
	if (/^ *[^\S ]|[^\S ] *$/.test(text)) throw new Unusual();
	return text.trim();
}

/** A bare text, and the lines that go on with it further to the right than the block at the column `parent`. */
export function readPlain(text: string, start: number, parent: number): Read {
	const first = lineFrom(text, start);
	// A hyphen or question mark that is followed by something is an ordinary sign.
	if (special.test(first.charAt(0)) && !/^[-?][^\s,[\]{}]/.test(first)) throw new Unusual();
	let end = start + first.length + 1;
	const remark = first.indexOf(" #");
	let written = trimmed(remark === -1 ? first : first.slice(0, remark));
	if (ends.test(written)) throw new Unusual();
	if (remark === -1) {
		let blank = 0;
		for (let at = end; at < text.length; ) {
			const line = lineFrom(text, at);
			const next = trimmed(line);
			const indent = line.length - line.trimStart().length;
			if (next !== "" && (indent <= parent || next.startsWith("#"))) break;
			at += line.length + 1;
			if (next === "") {
				blank++;
				continue;
			}
			if (special.test(next.charAt(0)) || ends.test(next)) throw new Unusual();
			written += (blank === 0 ? " " : "\n".repeat(blank)) + next;
			blank = 0;
			end = at;
		}
	}
	return { node: plainScalar(written), end };
}

/** A text between quotation marks, on one line. */
export function readQuoted(text: string, start: number): Read {
	const { node, end } = quotedAt(text, start);
	return { node, end: pastLine(text, end) };
}

/** `[a, b]` or `{ a: b }`, on one line. */
export function readFlow(text: string, start: number): Read<WrittenNode> {
	const { node, end } = flowAt(text, start);
	return { node, end: pastLine(text, end) };
}

/** A text below `|` or `>`, further to the right than the block at the column `parent`. */
export function readBlockText(text: string, start: number, parent: number): Read {
	blockHeader.lastIndex = start;
	const [header, style, chomp] = blockHeader.exec(text) ?? [];
	if (header === undefined) throw new Unusual();
	const lines: string[] = [];
	let indent = -1;
	let end = start + header.length;
	// How many lines there are up to the last that is not empty.
	let last = 0;
	while (end < text.length) {
		const line = lineFrom(text, end);
		const own = line.length - line.trimStart().length;
		const blank = own === line.length;
		if (blank ? own > Math.max(indent, 0) : own <= parent) {
			// An empty line that is indented more than the text holds spaces, or stands for some.
			if (blank) throw new Unusual();
			break;
		}
		if (!blank) {
			if (indent === -1) indent = own;
			if (own < indent || (style === ">" && own > indent)) throw new Unusual();
		}
		lines.push(blank ? "" : line.slice(indent));
		end += line.length + 1;
		if (!blank) last = lines.length;
	}
	if (indent === -1 || (end >= text.length && !text.endsWith("\n"))) throw new Unusual();
	const [body, after] = [lines.slice(0, last), lines.length - last];
	const content = style === "|" ? body.join("\n") : folded(body);
	const written = content + (chomp === "-" ? "" : "\n".repeat(chomp === "+" ? after + 1 : 1));
	return { node: { kind: "scalar", plain: false, text: written, value: written }, end };
}

const blockHeader = /([|>])([-+]?) *\n/y;

/** Lines of one paragraph become one line; the text neither begins with an empty line nor ends with one. */
function folded(lines: readonly string[]): string {
	if (lines[0] === "") throw new Unusual();
	let text = "";
	let blank = 0;
	for (const [index, line] of lines.entries()) {
		if (line === "") blank++;
		else {
			text += index === 0 ? line : (blank === 0 ? " " : "\n".repeat(blank)) + line;
			blank = 0;
		}
	}
	return text;
}

const doubleQuoted = /"((?:[^"\\\n]|\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}))*)"/y;

const singleQuoted = /'((?:[^'\n]|'')*)'/y;

function quotedAt(text: string, start: number): Read {
	const pattern = text.startsWith('"', start) ? doubleQuoted : singleQuoted;
	pattern.lastIndex = start;
	const [whole, inner] = pattern.exec(text) ?? [];
	if (whole === undefined || inner === undefined) throw new Unusual();
	// Of the signs that may be written with a backslash, these mean the same in JSON.
	const written =
		pattern === singleQuoted ? inner.replaceAll("''", "'") : inner.includes("\\") ? String(JSON.parse(whole)) : inner;
	if (unprintable.test(written)) throw new Unusual();
	return { node: { kind: "scalar", plain: false, text: written, value: written }, end: start + whole.length };
}

/** Brackets inside brackets; what goes deeper is left to the careful reader. */
const deepest = 4;

const flowPlain = /(?:[\w./+]|-(?=[\w.]))[^,[\]{}:#"'&*!|>%@`\n]*/y;

const flowKey = /(\w[\w-]*): /y;

function flowAt(text: string, start: number, depth = 0): Read<WrittenNode> {
	if (depth > deepest) throw new Unusual();
	const sign = text[start];
	if (sign === '"' || sign === "'") return quotedAt(text, start);
	if (sign !== "[" && sign !== "{") {
		const written = trimmed(matchAt(flowPlain, text, start));
		return { node: plainScalar(written), end: start + written.length };
	}
	const items: WrittenNode[] = [];
	const entries = new Map<string, WrittenNode>();
	const close = sign === "[" ? "]" : "}";
	let at = pastSpaces(text, start + 1);
	while (text[at] !== close) {
		if (items.length + entries.size > 0) {
			if (text[at] !== ",") throw new Unusual();
			at = pastSpaces(text, at + 1);
		}
		const name = sign === "{" ? matchAt(flowKey, text, at) : "";
		const { node, end } = flowAt(text, pastSpaces(text, at + name.length), depth + 1);
		if (sign === "[") items.push(node);
		else {
			const called = String(coreValue(name.slice(0, -2)));
			if (entries.has(called) || forbiddenKeys.has(called)) throw new Unusual();
			entries.set(called, node);
		}
		at = pastSpaces(text, end);
	}
	return { node: sign === "[" ? { kind: "list", items } : { kind: "map", entries }, end: at + 1 };
}

function matchAt(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	const [found] = pattern.exec(text) ?? [];
	if (found === undefined) throw new Unusual();
	return found;
}

function plainScalar(text: string): WrittenScalar {
	return { kind: "scalar", plain: true, text, value: coreValue(text) };
}

/** Where the next line begins, behind nothing more than spaces and a remark. */
function pastLine(text: string, from: number): number {
	restOfLine.lastIndex = from;
	const [rest] = restOfLine.exec(text) ?? [];
	if (rest === undefined) throw new Unusual();
	return from + rest.length + 1;
}

const restOfLine = /(?: *| +#.*)$/my;

function lineFrom(text: string, start: number): string {
	const end = text.indexOf("\n", start);
	return text.slice(start, end === -1 ? text.length : end);
}

/** Where the next sign stands that is no space. */
export function pastSpaces(text: string, from: number): number {
	let at = from;
	while (text.charCodeAt(at) === space) at++;
	return at;
}

const space = 32;
