/** How Markdown is read, wherever it is read. */
import { Lexer, Marked, type Token } from "marked";

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

/**
 * The tokens of a text. Over some texts marked 18.2 fails: a list item with an empty item of another list in a quotation.
 * Those are words in one block that says so.
 */
export function tokensOf(text: string): Token[] {
	try {
		return new Lexer(reader.defaults).lex(text);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return [{ type: "paragraph", raw: text, text, tokens: [{ type: "text", raw: text, text }], unreadable: true }];
	}
}

/** Does something with each token, from the outside inwards. */
export function walkTokens(tokens: readonly Token[], visit: (token: Token) => void): void {
	void reader.walkTokens([...tokens], visit);
}

/** marked encodes braces in an address; a fact in a link needs them back. */
export function decodeHref(href: string): string {
	return href.replaceAll("%7B", "{").replaceAll("%7D", "}");
}
