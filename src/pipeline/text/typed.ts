/** Something that was meant to be markup and that visitors would read as it was typed. */
export interface Typed {
	readonly what:
		| "html"
		| "entity"
		| "markdown"
		| "brace"
		| "unread-link"
		| "open-emphasis"
		| "bullet"
		| "quotes"
		| "file";
	readonly found: string;
	/** What was meant, where there is one answer. */
	readonly write?: string;
}

const target = "(?:\\/|#|https?:|mailto:|tel:|www\\.|\\{)";

/** What looks like a link; up to the bracket that closes it, or else the first space. */
const halfLink = /\[[^[\]]*\]\((?:[^()\n]*\)|\S*)/g;

const turnedLink = new RegExp(`\\(([^()\\n]+)\\)\\[(${target}[^[\\]\\s]*)\\]`, "g");

const spacedLink = new RegExp(`\\[([^[\\]\\n]+)\\][ \\t]+\\((${target}[^()\\s]*)\\)`, "g");

const squareLink = new RegExp(`\\[([^[\\]\\n]+)\\][ \\t]?\\[(${target}[^[\\]\\s]*)\\]`, "g");

/** Links in a line of typed text that Markdown does not read as links. */
export function* typedLinks(line: string): Generator<Typed> {
	if (!line.includes("[")) return;
	for (const [found] of line.matchAll(halfLink)) yield { what: "unread-link", found };
	for (const [found, words, address] of line.matchAll(turnedLink)) {
		yield { what: "unread-link", found, write: `[${words}](${address})` };
	}
	for (const pattern of [spacedLink, squareLink]) {
		for (const [found, words, address] of line.matchAll(pattern)) {
			yield { what: "unread-link", found, write: `[${words}](${address})` };
		}
	}
}

/** Braces that belong to no fact. */
export function* looseBraces(text: string): Generator<Typed> {
	if (!/[{}]/.test(text)) return;
	for (const [found] of text.matchAll(/\{\{+[^{}]*\}*|\{[^{}]*\}+|\{[^{}\s]*|\}/g)) {
		const inner = /^\{+([^{}]*)\}+$/.exec(found)?.[1];
		if (inner === undefined) yield { what: "brace", found };
		else if (found !== `{${inner}}`) yield { what: "brace", found, write: `{${inner.trim()}}` };
	}
}

/** A sign that stands before the items of a list in other programs. */
export const typedBullet = /^[ \t]*([•◦●▪■·‣∙])[ \t]*\S/m;

/** A tag of HTML that people type or paste; `<stil>` is none. */
const element =
	/<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|div|em|font|form|h[1-6]|hr|i|iframe|img|input|li|link|mark|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/gi;

/** Everything in a line of plain text that a visitor would read as it was typed. */
export function* typedInLine(text: string): Generator<Typed> {
	const signs = /[<>&*_[\](){}`#"“”„‟«»•◦●▪■·‣∙]|\.\w{3,4}$/;
	if (!signs.test(text)) return;
	for (const [found] of text.matchAll(element)) {
		yield { what: "html", found };
		break;
	}
	for (const [found] of text.matchAll(/&(?:[a-z][a-z0-9]{1,9}|#\d+|#x[\da-f]+);/gi)) {
		yield { what: "entity", found, ...(found in entities && { write: entities[found] ?? "" }) };
	}
	const links = [...typedLinks(text)];
	if (links[0]) yield { what: "markdown", found: links[0].found };
	else yield* emphasisIn(text);
	yield* looseBraces(text);
	const bullet = /^\s*[•◦●▪■·‣∙]\s*(?=\S)/.exec(text)?.[0];
	if (bullet !== undefined) yield { what: "bullet", found: bullet.trim() };
	if (/^[^\s\\]+\.(?:jpe?g|png|svg|webp|avif|heic|gif|pdf|docx?)$/i.test(text)) yield { what: "file", found: text };
	else yield* looseQuotes(text);
}

const entities: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&quot;": "'",
	"&apos;": "'",
	"&#39;": "'",
	"&nbsp;": " ",
	"&euro;": "€",
};

function* emphasisIn(text: string): Generator<Typed> {
	const pattern =
		/\*\*[^*\n]*(?:\*\*)?|(?<![\p{L}\d_])__[^_\n]+__|(?<![\p{L}\d*])\*[^\s*][^*\n]*\*(?![\p{L}\d*])|`[^`\n]+`|^#{1,6}\s/u;
	const found = pattern.exec(text)?.[0];
	if (found !== undefined) yield { what: "markdown", found: found.trim() };
}

/** Quotation marks around a whole text, or one without the other. */
function* looseQuotes(text: string): Generator<Typed> {
	const whole = /^[“”„‟«]\s*([^“”„‟«»]*?)\s*[“”‟»]$/.exec(text.trim());
	if (whole?.[1]) yield { what: "quotes", found: text.trim(), write: whole[1] };
	else if ((text.match(/"/g)?.length ?? 0) % 2 === 1 && !/\d\s?"/.test(text)) yield { what: "quotes", found: '"' };
}
