import type { Token } from "marked";
import { tokenPattern } from "./tokens.ts";

/** Signs that mean something in Markdown, or may: emphasis, links, HTML, tables, code, addresses, breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is not plain.
const special = /[\\`*_[\]<>#|~@\x00-\x09\x0b-\x1f\u2028\u2029]|:\/\/|www\.|[^\S\n]\n/i;

/** How a line of a paragraph begins that begins nothing else, such as a list. */
const lineStart = /^(?:[\p{L}"'‘’“”(€{])/u;

/**
 * The tokens of a text that consists of paragraphs without anything special in them, facts in braces aside; undefined for
 * every other text. They are those that marked gives: most texts are plain, and reading one takes it fifty times as long.
 */
export function lexPlain(text: string): Token[] | undefined {
	// What stands at the end of a text belongs to its last paragraph.
	const body = text.endsWith("\n") ? text.slice(0, -1) : text;
	if (body === "" || body.endsWith("\n") || special.test(body)) return undefined;
	const tokens: Token[] = [];
	for (const part of body.split(/(\n{2,})/)) {
		if (part.startsWith("\n")) tokens.push({ type: "space", raw: part });
		else {
			const inline = lexParagraph(part);
			if (!inline) return undefined;
			tokens.push({ type: "paragraph", raw: part, text: part, tokens: inline });
		}
	}
	const last = tokens.at(-1);
	if (last) last.raw += text.slice(body.length);
	return tokens;
}

function lexParagraph(text: string): Token[] | undefined {
	if (!text.split("\n").every((line) => lineStart.test(line))) return undefined;
	const words = (raw: string): Token => ({ type: "text", raw, text: raw, escaped: false });
	if (!/[{}]/.test(text)) return [words(text)];
	const tokens: Token[] = [];
	let end = 0;
	for (const { 0: raw, 1: token, index } of text.matchAll(tokenPattern)) {
		if (index > end) tokens.push(words(text.slice(end, index)));
		tokens.push({ type: "fact", raw, token });
		end = index + raw.length;
	}
	if (end < text.length) tokens.push(words(text.slice(end)));
	// A brace without its other half.
	const outside = tokens.some(({ type, raw }) => type === "text" && /[{}]/.test(raw));
	return outside ? undefined : tokens;
}
