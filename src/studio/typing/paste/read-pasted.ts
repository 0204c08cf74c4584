import { factNamed } from "#core/fact-pieces.ts";
import { falseItemIn, withTypedLists } from "./false-lists.ts";
import { type Around, type Block, Flow, type Item } from "./flow.ts";
import type { Found } from "./found.ts";
import { linkIn } from "./links.ts";
import { styleOf } from "./styles.ts";
import { gridOf, isLayout, isShown } from "./tables.ts";

const blockNames = new Set(
	"address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form header hr html main nav p pre section summary".split(
		" ",
	),
);

/** What is no text of a page. */
const dropped =
	"style, script, template, noscript, head, title, meta, link, button, input, select, textarea, del, svg, canvas";

const films = "video, audio, iframe, object, embed";

/** Remarks of Word beside its text. */
const remarks = '[data-style*="mso-element:comment"], .MsoCommentReference, a[href^="#_msocom"]';

const plain: Around = { strong: false, em: false, code: false, href: undefined };

/** The blocks that a text of a site can have, of what was copied anywhere: all else is noted in `found`. */
export function readPasted(dom: Element, found: Found, origin: string): Element {
	const reader = new Reader(dom.ownerDocument, found, origin);
	return assembled(withTypedLists(reader.read(dom)), dom.ownerDocument);
}

class Reader {
	readonly #document: Document;
	readonly #found: Found;
	readonly #origin: string;

	constructor(document: Document, found: Found, origin: string) {
		this.#document = document;
		this.#found = found;
		this.#origin = origin;
	}

	read(dom: Element, around = plain, skipped?: ReadonlySet<Element>): readonly Block[] {
		const flow = new Flow(this.#document);
		this.#walk(dom, around, flow, skipped);
		return flow.done();
	}

	#walk(parent: Element, around: Around, flow: Flow, skipped?: ReadonlySet<Element>): void {
		for (const node of parent.childNodes) {
			if (node.nodeType === Node.TEXT_NODE) flow.text(node.nodeValue ?? "", around);
			else if (node.nodeType === Node.ELEMENT_NODE && !skipped?.has(node as Element))
				this.#element(node as HTMLElement, around, flow, skipped);
		}
	}

	#element(element: HTMLElement, outside: Around, flow: Flow, skipped?: ReadonlySet<Element>): void {
		const { left } = this.#found;
		if (element.matches(remarks)) {
			if (element.matches("a, span")) left.remarks++;
			return;
		}
		if (element.matches(dropped) || !isShown(element)) return;
		if (element.matches(films)) {
			left.films++;
			return;
		}
		const name = element.localName;
		const around = this.#around(element, outside);
		const walk = () => this.#walk(element, around, flow, skipped);
		const heading = headingLevel(element);
		const item = falseItemIn(element);
		const { fact = "" } = element.dataset;
		if (factNamed(fact) !== undefined) flow.fact(fact, element.textContent, around);
		else if (name === "br") flow.lineBreak();
		else if (name === "img") this.#picture(element as HTMLImageElement, outside, flow);
		else if (name === "table") this.#table(element as HTMLTableElement, flow);
		else if (name === "ul" || name === "ol") flow.items(this.#items(element, 1));
		else if (heading > 0) flow.apart(walk, heading);
		else if (item) {
			const words = this.#joined(this.read(element, around, item.signs));
			flow.items(words ? [{ is: "item", ...item, words }] : []);
		} else if (name === "pre") flow.apart(() => this.#lines(element, flow));
		else if (blockNames.has(name) || name === "li") flow.apart(walk);
		else walk();
	}

	/** The points of a list and of those in it, which some programs put beside the points. */
	#items(list: Element, depth: number): Block[] {
		const ordered = list.localName === "ol";
		const items: Block[] = [];
		for (const child of list.children) {
			if (child.matches("ul, ol")) items.push(...this.#items(child, depth + 1));
			else if (isShown(child)) {
				const inner = [...child.querySelectorAll("ul, ol")].filter(
					({ parentElement }) => parentElement?.closest("ul, ol") === list,
				);
				const words = this.#joined(this.read(child, plain, new Set(inner)));
				const told = Number(child.getAttribute("aria-level") ?? child.getAttribute("data-aria-level"));
				const start = Number(list.getAttribute("start") ?? 1) || 1;
				if (words) items.push({ is: "item", depth: told || depth, ordered, start, words });
				for (const each of inner) items.push(...this.#items(each, depth + 1));
			}
		}
		return items;
	}

	/** Several lines in one place that holds one. */
	#joined(blocks: readonly Block[], between = "br"): Element | undefined {
		const all = blocks.flatMap((each) => (each.is === "table" ? [] : [each.words]));
		const [first, ...rest] = all;
		for (const each of rest) first?.append(this.#document.createElement(between), ...each.childNodes);
		return first;
	}

	#table(table: HTMLTableElement, flow: Flow): void {
		const grid = gridOf(table);
		const width = grid[0]?.length ?? 0;
		if (isLayout(table) || width < 2 || grid.length === 0) {
			for (const cell of table.querySelectorAll(":scope > * > tr > *, :scope > tr > *"))
				flow.apart(() => this.#walk(cell, plain, flow));
			return;
		}
		const { caption } = table;
		if (caption) flow.apart(() => this.#walk(caption, plain, flow));
		const made = this.#document.createElement("table");
		for (const [at, cells] of grid.entries()) {
			const row = this.#document.createElement("tr");
			for (const cell of cells) {
				const held = this.#document.createElement(at === 0 ? "th" : "td");
				const words = cell && this.#joined(this.read(cell), "br");
				for (const line of words?.querySelectorAll("br") ?? []) line.replaceWith(" ");
				// The head is bold already.
				if (at === 0) for (const bold of words?.querySelectorAll("strong") ?? []) bold.replaceWith(...bold.childNodes);
				held.append(...(words?.childNodes ?? []));
				row.append(held);
			}
			made.append(row);
		}
		flow.table(made);
	}

	#lines(pre: Element, flow: Flow): void {
		for (const [at, line] of pre.textContent.replace(/\n$/, "").split("\n").entries()) {
			if (at > 0) flow.lineBreak();
			flow.text(line, plain);
		}
	}

	#picture(image: HTMLImageElement, around: Around, flow: Flow): void {
		const alt = image.getAttribute("alt") ?? "";
		if (/^\p{Extended_Pictographic}/u.test(alt)) {
			flow.text(alt, around);
			return;
		}
		const [width, height] = ["width", "height"].map((name) => Number(image.getAttribute(name) ?? 99));
		// What only counts who reads it.
		if ((width ?? 99) < 4 || (height ?? 99) < 4) return;
		const src = image.getAttribute("src") ?? "";
		if (/^data:image\/(?:png|jpe?g|webp|gif|avif)/.test(src)) this.#found.pictures.push({ src, alt });
		else this.#found.left.pictures++;
	}

	#around(element: HTMLElement, { strong, em, code, href }: Around): Around {
		const name = element.localName;
		const style = styleOf(element);
		const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1];
		const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1];
		const bold = weight === undefined ? name === "b" || name === "strong" || strong : /^(?:bold|[6-9]00)/.test(weight);
		const slanted = slant === undefined ? name === "i" || name === "em" || name === "cite" || em : slant !== "normal";
		const to = name === "a" ? linkIn(element, this.#origin) : undefined;
		if (to === "" && element.textContent.trim() !== "") this.#found.left.links++;
		return {
			strong: bold,
			em: slanted,
			code: code || name === "code" || name === "tt" || name === "kbd",
			href: to || href,
		};
	}
}

/** How high a heading stands; 0 for none. */
function headingLevel(element: Element): number {
	const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
	if (level !== undefined) return Number(level);
	if (element.getAttribute("role") === "heading") return Number(element.getAttribute("aria-level") ?? 2);
	return element.matches("p.MsoTitle, p.title") ? 1 : 0;
}

/** Blocks as elements: points of lists in each other, and headings from the highest that a text has. */
function assembled(blocks: readonly Block[], document: Document): Element {
	const body = document.createElement("div");
	const levels = blocks.flatMap((block) => (block.is === "line" && block.heading > 0 ? [block.heading] : []));
	const highest = Math.min(...levels);
	let lists: OpenList[] = [];
	for (const block of blocks) {
		if (block.is === "item") lists = withItem(lists, block, body);
		else {
			lists = [];
			body.append(block.is === "table" ? block.table : lineOf(block.words, block.heading, highest, document));
		}
	}
	return body;
}

function lineOf(words: Element, heading: number, highest: number, document: Document): Element {
	const name = heading === 0 ? "p" : heading === highest ? "h2" : "h3";
	const line = document.createElement(name);
	line.append(...words.childNodes);
	return line;
}

interface OpenList {
	readonly depth: number;
	readonly list: Element;
}

/** The lists that are open once a point was added. */
function withItem(open: readonly OpenList[], { depth, ordered, start, words }: Item, body: Element): OpenList[] {
	const name = ordered ? "ol" : "ul";
	const document = body.ownerDocument;
	const lists = open.filter((each) => each.depth <= depth);
	let last = lists.at(-1);
	if (last?.depth === depth && last.list.localName !== name) {
		lists.pop();
		last = undefined;
	}
	if (last?.depth !== depth) {
		const list = document.createElement(name);
		if (ordered && start > 1) list.setAttribute("start", String(start));
		(lists.at(-1)?.list.lastElementChild ?? body).append(list);
		last = { depth, list };
		lists.push(last);
	}
	const item = document.createElement("li");
	const line = document.createElement("p");
	line.append(...words.childNodes);
	item.append(line);
	last.list.append(item);
	return lists;
}
