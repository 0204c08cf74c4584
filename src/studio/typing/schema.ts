import { type Attrs, type DOMOutputSpec, type Mark, type Node, Schema } from "prosemirror-model";
import { factNamed } from "#core/fact-pieces.ts";

/** A block as it was written: its letters, the empty lines after it, and its place in the text. */
export interface SourceBlock {
	readonly raw: string;
	readonly after: string;
	readonly at: number;
}

/** What every block may have been read from. */
const from = { default: undefined };

/** What a text of a site can hold. How something was written stands in attributes; what is new has the usual way. */
export const schema = new Schema({
	nodes: {
		doc: { content: "block+" },
		paragraph: { group: "block", content: "inline*", attrs: { from }, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
		heading: {
			group: "block",
			content: "inline*",
			attrs: { from, level: { default: 2 } },
			defining: true,
			// Whatever was a title elsewhere is a heading here.
			parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
			toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.level}`, 0],
		},
		bulletList: {
			group: "block list",
			content: "item+",
			attrs: { from, marker: { default: "-" }, loose: { default: false } },
			parseDOM: [{ tag: "ul" }],
			toDOM: () => ["ul", 0],
		},
		orderedList: {
			group: "block list",
			content: "item+",
			attrs: { from, marker: { default: "." }, loose: { default: false }, start: { default: 1 } },
			parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: (list as HTMLOListElement).start }) }],
			toDOM: ({ attrs }): DOMOutputSpec => ["ol", { start: attrs.start }, 0],
		},
		table: {
			group: "block",
			content: "row+",
			isolating: true,
			// The line between head and rows, a word for each column, and how cells stand in their lines.
			attrs: { from, rules: { default: [] }, layout: { default: "spaced" } },
			parseDOM: [{ tag: "table" }],
			// As the page shows it.
			toDOM: () => ["div", { class: "scroll" }, ["table", ["tbody", 0]]],
		},
		row: { content: "cell+", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
		cell: {
			content: "(text | fact)*",
			isolating: true,
			attrs: { head: { default: false }, align: { default: null } },
			parseDOM: [{ tag: "td" }, { tag: "th" }],
			toDOM: ({ attrs }): DOMOutputSpec => [attrs.head ? "th" : "td", attrs.align ? { align: attrs.align } : {}, 0],
		},
		item: { content: "paragraph list*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
		/** What has no form here is shown as it is written. */
		source: {
			group: "block",
			content: "text*",
			marks: "",
			code: true,
			defining: true,
			attrs: { from },
			parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full" }],
			toDOM: () => ["pre", { "data-source": "" }, 0],
		},
		text: { group: "inline" },
		/** A fact is taken away as a whole, or not at all. */
		fact: {
			group: "inline",
			inline: true,
			atom: true,
			// The caret goes over it as over a letter, so that no letter is typed over it.
			selectable: false,
			attrs: { source: {} },
			leafText: sourceOf,
			parseDOM: [
				{
					tag: "[data-fact]",
					getAttrs: ({ dataset: { fact = "" } }) => factNamed(fact) !== undefined && { source: fact },
				},
			],
			toDOM: (node) => ["span", { "data-fact": sourceOf(node) }, sourceOf(node)],
		},
		/** Where a line of the file ends, and none of the page. */
		wrap: { group: "inline", inline: true, leafText: () => "\n", toDOM: () => ["span", " "] },
		break: {
			group: "inline",
			inline: true,
			attrs: { written: { default: "\\\n" } },
			leafText: () => "\n",
			parseDOM: [{ tag: "br" }],
			toDOM: () => ["br"],
		},
	},
	marks: {
		link: {
			inclusive: false,
			// An inner one was written inside what is bold or slanted as far as it goes.
			attrs: { href: {}, inner: { default: false } },
			parseDOM: [{ tag: "a[href]", getAttrs: (link) => linkFrom(link.getAttribute("href") ?? "") }],
			toDOM: ({ attrs }): DOMOutputSpec => ["a", { href: attrs.href, title: attrs.href }, 0],
		},
		strong: {
			attrs: { sign: { default: "**" } },
			parseDOM: [{ tag: "strong" }, { tag: "b", getAttrs: (bold) => bold.style.fontWeight !== "normal" && null }],
			toDOM: () => ["strong", 0],
		},
		em: {
			attrs: { sign: { default: "*" } },
			parseDOM: [{ tag: "em" }, { tag: "i", getAttrs: (italic) => italic.style.fontStyle !== "normal" && null }],
			toDOM: () => ["em", 0],
		},
		code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
	},
});

function sourceOf({ attrs }: Node): string {
	return String(attrs.source);
}

/** Of what somebody pastes, a link on its own page leads nowhere here. */
function linkFrom(href: string): Attrs | false {
	return /^(?:https:|mailto:|tel:|\/(?!\/)|\{)/.test(href) && { href };
}

/** What a block was read from. */
export function sourceBlockOf({ attrs }: Node): SourceBlock | undefined {
	return attrs.from as SourceBlock | undefined;
}

/** What a mark says of the words in it. */
export function meaningOf({ type, attrs }: Mark): string {
	return type === schema.marks.link ? `link ${String(attrs.href)}` : type.name;
}
