import type { Token } from "marked";
import { tokenPattern } from "./tokens.ts";

/** Signs that mean something in Markdown, or may: emphasis, links, HTML, tables, code, breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is not plain.
const sign = /[\\`*_[\]<>#|~@\x00-\x09\x0b-\x1f\u2028\u2029]/;

const webAddress = /www\./i;

/** Several questions, because one expression that asks all of them takes twice as long. */
const isSpecial = (text: string) => sign.test(text) || text.includes("://") || webAddress.test(text);

const listStart = /^(?:[-*+]|\d+[.)])/;

/** How a line of a paragraph begins that begins nothing else, such as a list. */
const lineStart = /^[\p{L}"'‘’“”(€{]/u;

/** HTML, code and other line ends. */
const container = /[<`~\r\u2028\u2029]/;

const spaceAtLineEnd = /\n[^\S\n]|[^\S\n]\n/;

/**
 * Whether a block may go on behind an empty line: where HTML, code or definitions of links stand, or a line begins or
 * ends with a space.
 */
function mayGoOn(text: string): boolean {
	if (container.test(text) || text.includes("]:") || text.trim() !== text) return true;
	return text.includes("\n") && spaceAtLineEnd.test(text);
}

/**
 * The tokens of a text, as `lexRest` gives them. Blocks that are no more than words and facts in braces, which most are,
 * are read here: marked takes several times as long. It reads what stands between them.
 */
export function lexByBlocks(text: string, lexRest: (text: string) => readonly Token[]): Token[] {
	// A line end at the end of a text belongs to its last block.
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	if (body === "" || mayGoOn(body)) return [...lexRest(text)];
	const tokens: Token[] = [];
	let rest = "";
	const readRest = (end = "") => {
		if (rest) tokens.push(...lexRest(rest + end));
		rest = "";
	};
	const parts = body.includes("\n\n") ? body.split(/(\n{2,})/) : [body];
	for (let index = 0; index < parts.length; index += 2) {
		const [gap = "", block = ""] = [parts[index - 1], parts[index]];
		// A list goes on behind an empty line with another of its kind.
		const alone = !rest && !listStart.test(parts[index + 2] ?? "");
		const token = lexPlainBlock(block) ?? (alone ? lexPlainList(block) : undefined);
		if (token) readRest();
		if (rest) {
			rest += gap + block;
			continue;
		}
		if (gap) tokens.push({ type: "space", raw: gap });
		if (token) tokens.push(token);
		else rest = block;
	}
	const end = text.slice(body.length);
	const last = rest ? undefined : tokens.at(-1);
	if (last) last.raw += end;
	readRest(end);
	return tokens;
}

/** A paragraph or a heading without anything special in it; undefined for every other block. */
function lexPlainBlock(block: string): Token | undefined {
	const mark = /^#{1,6} (?=\S)/.exec(block)?.[0] ?? "";
	const text = block.slice(mark.length);
	if (isSpecial(text)) return undefined;
	const lines = text.split("\n");
	if (mark ? lines.length > 1 : !lines.every((line) => lineStart.test(line))) return undefined;
	const tokens = lexWords(text);
	if (!tokens) return undefined;
	if (mark) return { type: "heading", raw: block, depth: mark.length - 1, text, tokens };
	return { type: "paragraph", raw: block, text, tokens };
}

/** A list with one plain line for each item. */
function lexPlainList(block: string): Token | undefined {
	if (!block.startsWith("- ")) return undefined;
	const lines = block.split("\n");
	const items: Token[] = [];
	for (const [index, line] of lines.entries()) {
		const text = line.slice(2);
		if (!line.startsWith("- ") || !lineStart.test(text) || isSpecial(text)) return undefined;
		const tokens = lexWords(text);
		if (!tokens) return undefined;
		const raw = index < lines.length - 1 ? `${line}\n` : line;
		const content = [{ type: "text", raw: text, text, tokens }];
		items.push({ type: "list_item", raw, task: false, loose: false, text, tokens: content });
	}
	return { type: "list", raw: block, ordered: false, start: "", loose: false, items };
}

/** Words and facts; undefined when there is a brace without its other half. */
function lexWords(text: string): Token[] | undefined {
	if (!text.includes("{") && !text.includes("}")) return [words(text)];
	const tokens: Token[] = [];
	let end = 0;
	for (const { 0: raw, 1: token, index } of text.matchAll(tokenPattern)) {
		if (index > end) tokens.push(words(text.slice(end, index)));
		tokens.push({ type: "fact", raw, token });
		end = index + raw.length;
	}
	if (end < text.length) tokens.push(words(text.slice(end)));
	return tokens.some(({ type, raw }) => type === "text" && /[{}]/.test(raw)) ? undefined : tokens;
}

function words(text: string): Token {
	return { type: "text", raw: text, text, escaped: false };
}
