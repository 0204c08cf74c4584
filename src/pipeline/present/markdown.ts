import { Lexer, Marked, type Token, type Tokens } from "marked";
import { type AddressFault, addressFault } from "#core/addresses.ts";
import { escapeHtml, escapeKeepingEntities } from "#core/html.ts";
import { directionOf } from "#core/languages.ts";
import { rememberedLately } from "#core/remembered.ts";
import type { Html } from "#core/resolved.ts";
import type { Context } from "./context.ts";
import { lexByBlocks } from "./plain-text.ts";

/** Where a link in a text may lead. */
const safeLink = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\{[^{}]*\}$)/;

/** What a text may not hold, found while reading it. */
export type MarkdownFinding =
	| { readonly what: "html" | "image" | "unreadable" | "unread-link"; readonly found: string }
	| { readonly what: "link"; readonly found: string; readonly fault: LinkFault | undefined };

/** Why a link in a text may not lead where it does, or cannot. */
type LinkFault = AddressFault | "unsafe";

function linkFault(href: string): LinkFault | undefined {
	return safeLink.test(href) ? addressFault(href) : "unsafe";
}

/** A `{fact}` inside a text is a token of its own, so that Markdown never reads what stands in it. */
const factExtension = {
	name: "fact",
	level: "inline" as const,
	start: (source: string) => source.indexOf("{"),
	tokenizer(source: string) {
		const match = /^\{([^{}]*)\}/.exec(source);
		return match ? { type: "fact", raw: match[0], token: match[1] } : undefined;
	},
};

const reader = new Marked({ gfm: true, extensions: [factExtension] });

/** The texts that were read last. Several checks look at all the texts of a page before the next, and reading takes time. */
const latest = new Map<string, Token[]>();
const mostKept = 64;

/** The tokens of a text. */
export function lex(text: string): Token[] {
	return rememberedLately(latest, text, () => lexByBlocks(text, lexMarked), mostKept);
}

/**
 * The tokens of a text, as marked reads it. Over some texts marked 18.2 fails: a list item with an empty item of another
 * list in a quotation. Those are words, and reported by `inspectMarkdown`.
 */
export function lexMarked(text: string): Token[] {
	try {
		return new Lexer(reader.defaults).lex(text);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return [{ type: "paragraph", raw: text, text, tokens: [{ type: "text", raw: text, text }], unreadable: true }];
	}
}

/** Splits a text into the passages that are translated one by one: its blocks as they were written. */
export function passagesOf(text: string): string[] {
	return blocksOf(text).map(({ raw }) => raw.trimEnd());
}

function blocksOf(text: string): Token[] {
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

/** What kind of blocks a text has, so that a translation can be held against it: `heading 2`, `list 3`. */
export function blockShape(text: string): string {
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

/** Most texts hold no HTML, picture, quotation or link, and reading them as Markdown takes time. */
const mayHoldMore = /[<>[@]|www\.|:\/\//i;

/** Everything in a text that needs checking: raw HTML, pictures and links. */
export function inspectMarkdown(text: string): MarkdownFinding[] {
	if (!mayHoldMore.test(text)) return [];
	const found: MarkdownFinding[] = [];
	void reader.walkTokens(lex(text), (token) => {
		// The end of an element is no mistake of its own.
		if (token.type === "html" && !/^<\//.test(token.raw)) found.push({ what: "html", found: token.raw.trim() });
		if (token.type === "image") found.push({ what: "image", found: token.raw });
		if ("unreadable" in token) found.push({ what: "unreadable", found: quotationIn(token.raw) });
		if (token.type === "link") {
			const href = decodeHref(String(token.href));
			// `www.…` without brackets becomes an address that nobody wrote.
			const written = token.raw.includes("(") ? href : token.raw;
			// Of a link that cannot be read, marked may take a part for an address.
			const known = found.some((each) => each.what === "unread-link" && each.found.includes(token.raw));
			if (!known) found.push({ what: "link", found: written, fault: linkFault(href) });
		}
		for (const line of linesOf(token)) {
			for (const [written] of typedOf(line).matchAll(typedLink)) found.push({ what: "unread-link", found: written });
		}
	});
	return found;
}

/** What looks like a link; up to the bracket that closes it, or else the first space. */
const typedLink = /\[[^[\]]*\]\((?:[^()\n]*\)|\S*)/g;

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
		void reader.walkTokens([block], (token) => {
			if (token.type === "fact") found.push({ what: "fact", found: token.raw, passage });
			if (token.type === "link") found.push({ what: "link", found: decodeHref(String(token.href)), passage });
		});
	}
	return found;
}

/** marked encodes braces in an address; a fact in a link needs them back. */
function decodeHref(href: string): string {
	return href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

/**
 * A text as HTML. Only what this function writes can come out: every kind of token has its own line here,
 * raw HTML comes out as the characters that were written, and an address that is not allowed loses its link.
 * `under` is the level of the heading above the text.
 */
export function renderMarkdown(text: string, under: number, context: Context): Html {
	const independent = !/\]:|</.test(text);
	const blocks = blocksOf(text).map((token) => {
		const passage = token.raw.trimEnd();
		const said = context.translate(passage);
		if (said === passage && independent && readsAloneAs(token, passage)) return { tokens: [token] };
		return typeof said === "string" ? { tokens: lex(said) } : { tokens: lex(said.text), lang: said.lang };
	});
	const depths = blocks.flatMap(({ tokens }) => tokens.flatMap((t) => (t.type === "heading" ? [Number(t.depth)] : [])));
	const shift = under + 1 - Math.min(...depths, 6);
	const own = makeRenderer(context, shift);
	const html = blocks.map(({ tokens, lang }) => {
		const body = (lang ? makeRenderer(context.speaking(lang), shift) : own).blocks(tokens);
		return lang ? `<div lang="${lang}" dir="${directionOf(lang)}">${body}</div>` : body;
	});
	return html.join("") as Html;
}

function makeRenderer(context: Context, shift: number) {
	let insideLink = false;

	function blocks(tokens: readonly Token[]): string {
		return tokens.map(block).join("");
	}

	function block(token: Token): string {
		switch (token.type) {
			case "paragraph":
				return `<p>${inline(token.tokens)}</p>`;
			case "heading": {
				const level = Math.min(6, Math.max(2, Number(token.depth) + shift));
				return `<h${level}>${inline(token.tokens)}</h${level}>`;
			}
			case "list":
				return renderList(token as Tokens.List);
			case "blockquote":
				return `<blockquote>${blocks(token.tokens ?? [])}</blockquote>`;
			case "table":
				return renderTable(token as Tokens.Table);
			case "hr":
				return "<hr>";
			case "code":
				return `<pre><code>${escapeHtml(String(token.text))}</code></pre>`;
			case "space":
			case "def":
				return "";
			case "text":
				return token.tokens ? inline(token.tokens) : escapeHtml(String(token.text));
			default:
				return `<p>${escapeHtml(token.raw)}</p>`;
		}
	}

	function renderList(list: Tokens.List): string {
		const name = list.ordered ? "ol" : "ul";
		const start = list.ordered && list.start !== 1 ? ` start="${Number(list.start)}"` : "";
		const items = list.items.map((item) => `<li>${blocks(item.tokens)}</li>`).join("");
		return `<${name}${start}>${items}</${name}>`;
	}

	function renderTable(table: Tokens.Table): string {
		const head = table.header.map((cell) => `<th scope="col">${inline(cell.tokens)}</th>`).join("");
		const rows = table.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell.tokens)}</td>`).join("")}</tr>`);
		// A table wider than the screen scrolls in its own box, which the keyboard can reach.
		const label = escapeHtml(
			table.header
				.map((cell) => cell.text)
				.filter(Boolean)
				.join(", "),
		);
		const body = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
		return `<section class="scroll" aria-label="${label}" tabindex="0">${body}</section>`;
	}

	function inline(tokens: readonly Token[] | undefined): string {
		return (tokens ?? []).map(inlineToken).join("");
	}

	function inlineToken(token: Token): string {
		switch (token.type) {
			case "text":
				// marked leaves entities in a text as they were written.
				return token.tokens ? inline(token.tokens) : escapeKeepingEntities(String(token.text));
			case "escape":
				return escapeHtml(String(token.text));
			case "strong":
				return `<strong>${inline(token.tokens)}</strong>`;
			case "em":
				return `<em>${inline(token.tokens)}</em>`;
			case "del":
				return `<del>${inline(token.tokens)}</del>`;
			case "codespan":
				return `<code>${escapeKeepingEntities(String(token.text))}</code>`;
			case "br":
				return "<br>";
			case "link":
				return renderLink(token as Tokens.Link);
			case "fact":
				return renderFact(String(token.token));
			default:
				return escapeHtml(token.raw);
		}
	}

	function renderLink(token: Tokens.Link): string {
		const href = decodeHref(token.href);
		insideLink = true;
		const label = inline(token.tokens);
		insideLink = false;
		// Digits and Latin letters change places inside Arabic text: `113.nl` would read `nl.113`.
		const isolated = directionOf(context.language) === "rtl" && !/\p{Script=Arabic}/u.test(label);
		const words = isolated ? `<bdi dir="ltr">${label}</bdi>` : label;
		return linkFault(href) === undefined ? anchor(context.link(href), words) : words;
	}

	function renderFact(token: string): string {
		const { text, href } = context.fact(token);
		return href && !insideLink ? anchor(context.link(`{${token}}`), escapeHtml(text)) : escapeHtml(text);
	}

	return { blocks };
}

function anchor({ href, external }: { href: string; external?: true }, label: string): string {
	const rel = external ? ' rel="noopener"' : "";
	return `<a href="${escapeHtml(href)}"${rel}>${label}</a>`;
}
