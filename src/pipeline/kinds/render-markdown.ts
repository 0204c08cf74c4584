import type { Token, Tokens } from "marked";
import { escapeHtml, escapeKeepingEntities } from "#core/html.ts";
import { directionOf } from "#core/languages.ts";
import { decodeHref } from "#core/markdown.ts";
import { unbrokenClass, unbrokenWord, withoutBreaks } from "#core/no-break.ts";
import type { Html, Link } from "#core/resolved.ts";
import { blocksOf, lex, linkFault, readsAloneAs } from "../text/markdown.ts";
import { shortestBroken } from "../text/soft-hyphens.ts";
import type { Speech } from "./context.ts";

/**
 * A text as HTML. Only what this function writes can come out: every kind of token has its own line here,
 * raw HTML comes out as the characters that were written, and an address that is not allowed loses its link.
 * `under` is the level of the heading above the text.
 */
export function renderMarkdown(text: string, under: number, speech: Speech): Html {
	const independent = !/\]:|</.test(text);
	const blocks = blocksOf(text).map((token) => {
		const passage = token.raw.trimEnd();
		const said = speech.translate(passage);
		if (said === passage && independent && readsAloneAs(token, passage)) return { tokens: [token] };
		return typeof said === "string" ? { tokens: lex(said) } : { tokens: lex(said.text), lang: said.lang };
	});
	const depths = blocks.flatMap(({ tokens }) => tokens.flatMap((t) => (t.type === "heading" ? [Number(t.depth)] : [])));
	const shift = under + 1 - Math.min(...depths, 6);
	const own = makeRenderer(speech, shift);
	const html = blocks.map(({ tokens, lang }) => {
		const body = (lang ? makeRenderer(speech.speaking(lang), shift) : own).blocks(tokens);
		return lang ? `<div lang="${lang}" dir="${directionOf(lang)}">${body}</div>` : body;
	});
	return html.join("") as Html;
}

function makeRenderer(speech: Speech, shift: number) {
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
		const html = (tokens ?? []).map(inlineToken).join("");
		return html.replace(linkedAddress, '<span class="whole">$1$2</a>$3</span>');
	}

	function inlineToken(token: Token): string {
		switch (token.type) {
			case "text":
				// marked leaves entities in a text as they were written.
				return token.tokens
					? inline(token.tokens)
					: escapeKeepingEntities(hyphenated(withoutBreaks(String(token.text)))).replace(unbrokenWord, keptWhole);
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

	function hyphenated(text: string): string {
		return speech.hyphenate(text, shortestBroken.running);
	}

	function renderLink(token: Tokens.Link): string {
		const href = decodeHref(token.href);
		insideLink = true;
		const label = inline(token.tokens);
		insideLink = false;
		// Digits and Latin letters change places inside Arabic and Hebrew text: `113.nl` would read `nl.113`.
		const isolated = directionOf(speech.language) === "rtl" && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(label);
		const words = isolated ? `<bdi dir="ltr">${label}</bdi>` : label;
		return linkFault(href) === undefined ? anchor(speech.link(href), words) : words;
	}

	function renderFact(token: string): string {
		const { text, href } = speech.fact(token);
		const whole = speech.hyphenate(withoutBreaks(text), shortestBroken.never);
		const label = escapeHtml(whole).replace(unbrokenWord, keptWhole);
		return href && !insideLink ? anchor(speech.link(`{${token}}`), label) : label;
	}

	return { blocks };
}

/** An address in a link of its own, and the signs behind it, with which no line may begin. */
const linkedAddress = /(<a href="mailto:[^>]*>)<span class="whole">([^<]*)<\/span><\/a>(\u00a0?[.,;:!?)،؛؟]+)/g;

function keptWhole(word: string): string {
	return `<span class="${unbrokenClass(word)}">${word}</span>`;
}

function anchor({ href, external, about, lang }: Link, label: string): string {
	const rel = external ? ' rel="noopener"' : "";
	const hreflang = lang ? ` hreflang="${lang}"` : "";
	const words = about ? `${label} (${escapeHtml(about)})` : label;
	return `<a href="${escapeHtml(href)}"${rel}${hreflang}>${words}</a>`;
}
