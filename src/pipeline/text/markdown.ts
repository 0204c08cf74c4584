import type { Token, Tokens } from "marked";
import { type AddressFault, addressFault } from "#core/addresses.ts";
import { decodeHref, tokensOf, walkTokens } from "#core/markdown.ts";
import { rememberedLately } from "#core/remembered.ts";
import { looseBraces, type Typed, typedBullet, typedLinks } from "./typed.ts";

/** Where a link in a text may lead. */
const safeLink = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\{[^{}]*\}$)/;

/** What a text may not hold, found while reading it. */
export type MarkdownFinding =
	| { readonly what: "html" | "image" | "unreadable" | "code" | "empty-link"; readonly found: string }
	| Typed
	| { readonly what: "link"; readonly found: string; readonly fault: LinkFault | undefined };

/** Why a link in a text may not lead where it does, or cannot. */
type LinkFault = AddressFault | "unsafe";

export function linkFault(href: string): LinkFault | undefined {
	return safeLink.test(href) ? addressFault(href) : "unsafe";
}

/** The texts that were read last. Several checks look at all the texts of a page before the next, and reading takes time. */
const latest = new Map<string, Token[]>();

/** What was found in the texts that were inspected last. */
const inspected = new Map<string, readonly MarkdownFinding[]>();

const mostKept = 64;

/** The tokens of a text; what cannot be read is words, and reported by `inspectMarkdown`. */
export function lex(text: string): Token[] {
	return rememberedLately(latest, text, () => read(text), mostKept);
}

/** One line that begins with a letter and holds nothing that Markdown knows: no markup, no address. */
const plainText = /^(?!.*www\.)\p{L}[^\p{Cc}\\`*_~{}[\]<>|&@/]*(?<! )$/isu;

function read(text: string): Token[] {
	// Most texts are a sentence or two, and marked takes long to find that nothing is in them.
	if (plainText.test(text))
		return [{ type: "paragraph", raw: text, text, tokens: [{ type: "text", raw: text, text, escaped: false }] }];
	return tokensOf(text);
}

/** The words of a text, as they stand on a page. */
export function bareWords(text: string): string {
	const words: string[] = [];
	walkTokens(lex(text), (token) => {
		if ("tokens" in token || token.type === "list" || token.type === "table") {
			if (!["strong", "em", "del", "link"].includes(token.type)) words.push(" ");
		} else words.push(token.type === "fact" ? token.raw : String("text" in token ? token.text : " "));
	});
	return words.join("").replace(/\s+/g, " ").trim();
}

/** Splits a text into the passages that are translated one by one: its blocks as they were written. */
export function passagesOf(text: string): string[] {
	return blocksOf(text).map(({ raw }) => raw.trimEnd());
}

export function blocksOf(text: string): Token[] {
	return lex(text).filter(({ type }) => type !== "space");
}

/**
 * Whether reading a passage alone gives the same as it gave among the others, so that it need not be read twice. That
 * holds for headings, lists and, unless marked took something away at their ends, paragraphs, in a text that has no HTML
 * and no definitions of links.
 */
export function readsAloneAs(token: Token, passage: string): boolean {
	return token.type === "paragraph" ? token.text === passage : token.type === "heading" || token.type === "list";
}

/** One line that begins with a letter is a paragraph, whatever else it holds. */
const plainLine = /^\p{L}[^\r\n]*$/u;

/** What kind of blocks a text has, so that a translation can be held against it: `heading 2`, `list 3`. */
export function blockShape(text: string): string {
	if (plainLine.test(text)) return "paragraph";
	return blocksOf(text)
		.map((token) => {
			if (token.type === "list") return `list ${(token as Tokens.List).items.length}`;
			if (token.type === "table") return `table ${(token as Tokens.Table).rows.length}`;
			return token.type === "heading" ? `heading ${String(token.depth)}` : token.type;
		})
		.join(", ");
}

/** A heading begins with a number sign, or is underlined. */
const mayHoldHeading = /#|^\s*(?:=+|-+)\s*$/m;

/** The headings of a text, as written. */
export function headingsIn(text: string): { depth: number; written: string }[] {
	if (!mayHoldHeading.test(text)) return [];
	return lex(text).flatMap((token) =>
		token.type === "heading" ? [{ depth: Number(token.depth), written: token.raw.trim() }] : [],
	);
}

/** Most texts hold nothing of what is looked for, and reading them as Markdown takes time. */
const mayHoldMore = /[<>[\]@{}•◦●▪■·‣∙]|\*\*|__|www\.|:\/\/|(?:^|\n)(?: {4}|\t)/i;

/** Everything in a text that needs checking: raw HTML, pictures, links, and what was meant to be markup and is none. */
export function inspectMarkdown(text: string): readonly MarkdownFinding[] {
	return rememberedLately(inspected, text, () => (mayHoldMore.test(text) ? inspect(text) : []), mostKept);
}

function inspect(text: string): MarkdownFinding[] {
	const found: MarkdownFinding[] = [];
	walkTokens(lex(text), (token) => {
		// The end of an element is no mistake of its own.
		if (token.type === "html" && !/^<\//.test(token.raw)) found.push({ what: "html", found: token.raw.trim() });
		if (token.type === "image") found.push({ what: "image", found: token.raw });
		if ("unreadable" in token) found.push({ what: "unreadable", found: quotationIn(token.raw) });
		if (token.type === "link") {
			const href = decodeHref(String(token.href));
			// `www.…` without brackets becomes an address that nobody wrote.
			const written = token.raw.includes("(") ? href : token.raw;
			if (token.raw.startsWith("[") && String(token.text).trim() === "")
				found.push({ what: "empty-link", found: token.raw });
			// Of a link that cannot be read, marked may take a part for an address.
			const known = found.some((each) => each.what === "unread-link" && each.found.includes(token.raw));
			if (!known) found.push({ what: "link", found: written, fault: linkFault(href) });
		}
		if (token.type === "code" && token.codeBlockStyle === "indented") {
			found.push({ what: "code", found: String(token.text).split("\n", 1)[0]?.trim() ?? "" });
		}
		for (const line of linesOf(token)) found.push(...typedIn(typedOf(line)));
	});
	return found;
}

/** What was meant to be markup, in a line as it was typed. */
function* typedIn(line: string): Generator<Typed> {
	const links = [...typedLinks(line)];
	yield* links;
	yield* looseBraces(line);
	const bullet = typedBullet.exec(line)?.[1];
	if (bullet !== undefined) yield { what: "bullet", found: bullet };
	const open = /\*\*|__/.test(line) ? openEmphasis.exec(line)?.[0] : undefined;
	// Inside what is no link after all, nothing is read as markup.
	if (open !== undefined && links.length === 0) yield { what: "open-emphasis", found: open };
}

const openEmphasis = /\*\*\S*|\S*\*\*|(?<![\p{L}\d_])__\p{L}\S*/u;

/** What a block holds without being made of blocks itself. */
function linesOf(token: Token): readonly (readonly Token[])[] {
	if (token.type === "table")
		return [...token.header, ...token.rows.flat()].map((cell: Tokens.TableCell) => cell.tokens);
	const holds = ["paragraph", "heading", "text"].includes(token.type) && "tokens" in token && token.tokens;
	return holds ? [holds] : [];
}

/** What stands in a line as it was typed; of what means something in Markdown only its place. */
function typedOf(line: readonly Token[]): string {
	return line
		.map((token) => {
			const { type, raw } = token;
			if (type === "text" || type === "fact" || (type === "link" && !raw.startsWith("["))) return raw;
			return ["strong", "em", "del"].includes(type) && "tokens" in token ? typedOf(token.tokens ?? []) : "\0";
		})
		.join("");
}

/** The first line of a text that is quoted. */
function quotationIn(text: string): string {
	return (/^[ \t]*(>.*)$/m.exec(text)?.[1] ?? text.split("\n", 1)[0] ?? "").trim();
}

/** What a text points to: a fact in braces, or the target of a link; each with the passage it stands in. */
export interface MarkdownMention {
	readonly what: "fact" | "link";
	/** As it was written: `{business.phone}`, `/contact#privacy`. */
	readonly found: string;
	readonly passage: string;
}

/** Every fact and every link of a text, in order. */
export function mentionsIn(text: string): MarkdownMention[] {
	// Most texts point to nothing, and reading them as Markdown takes time.
	if (!/[{[]/.test(text)) return [];
	const found: MarkdownMention[] = [];
	for (const block of lex(text)) {
		const passage = block.raw.trimEnd();
		walkTokens([block], (token) => {
			if (token.type === "fact") found.push({ what: "fact", found: token.raw, passage });
			if (token.type === "link") found.push({ what: "link", found: decodeHref(String(token.href)), passage });
		});
	}
	return found;
}

/** The links of a text with the words on which a visitor clicks, as they were written. */
export function linksIn(text: string): { readonly found: string; readonly words: string }[] {
	if (!text.includes("](")) return [];
	const found: { found: string; words: string }[] = [];
	walkTokens(lex(text), (token) => {
		if (token.type === "link" && token.raw.startsWith("[")) found.push({ found: token.raw, words: String(token.text) });
	});
	return found;
}
