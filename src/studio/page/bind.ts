import type { Origin, Spot } from "#core/studio.ts";
import { isOfWords } from "#core/words.ts";
import { hasOpenMark, readMarks, remarkOf } from "./marks.ts";

/** What somebody pointed at, and where it stands. */
export interface Hit {
	readonly origin: Origin;
	/** What shows it: a text, the element of a block, or a picture. */
	readonly node: Text | Element;
	/** The span of the text that shows it. */
	readonly range?: readonly [start: number, end: number] | undefined;
	/** It only stands beside that. */
	readonly isBeside?: true;
}

/** Something was written at a place, or below it. */
export function isInside(one: Spot, { file, path }: Spot): boolean {
	return one.file === file && path.every((step, index) => one.path[index] === step);
}

/**
 * Where the words of a page stand, found by walking it beside its marked: the same page, with marks. The page itself is
 * not touched. Where both differ, as in a part that an application changed, nothing is known, and nothing is guessed.
 */
export class Binding {
	readonly #texts = new Map<Text, readonly Hit[]>();
	readonly #elements = new Map<Element, Hit>();
	#all: readonly Hit[] | undefined;
	readonly #shownBy: (node: Text) => string;

	/** Drafts may stand in the page: `shownBy` gives what the application shows as a text. */
	constructor(live: Element, marked: Element, origins: readonly Origin[], shownBy: (node: Text) => string) {
		this.#shownBy = shownBy;
		this.#walk(live, marked, origins);
	}

	/** What shows at a node, the innermost first. */
	at(node: Node): readonly Hit[] {
		if (node instanceof Text) return this.#texts.get(node) ?? this.#around(node.parentElement);
		const own = [...node.childNodes].flatMap((child) => (child instanceof Text ? (this.#texts.get(child) ?? []) : []));
		return own.length > 0 ? own : this.#around(node as Element);
	}

	/** It is known where a text was written. */
	isKnown(node: Text): boolean {
		return this.#texts.has(node);
	}

	/** Everything that shows, in the order of the page. */
	all(): readonly Hit[] {
		this.#all ??= [...new Set([...this.#texts.values()].flat()), ...this.#elements.values()].sort((a, b) =>
			a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
		);
		return this.#all;
	}

	/** The first that was written at a place, or below it; with `block`, that of one of its blocks. */
	first({ block, ...spot }: Spot & { readonly block?: number | undefined }): Hit | undefined {
		return this.all().find(({ origin }) => isInside(origin, spot) && (block === undefined || origin.block === block));
	}

	/**
	 * Of words without a mark: what all that shows beside them has in common, in the smallest part of the page of which that
	 * can be said. Of several files, only the one of the page counts.
	 */
	near(element: Element, file: string | undefined): Hit | undefined {
		const all = this.all().filter(({ origin }) => !isOfWords(origin.file));
		for (let each: Element | null = element; each; each = each.parentElement) {
			const inside = all.filter(({ node }) => each?.contains(node)).map(({ origin }) => origin);
			const isMixed = inside.some((origin) => origin.file !== inside[0]?.file);
			const told = isMixed ? inside.filter((origin) => origin.file === file) : inside;
			const origin = told.reduce<Origin | undefined>(shared, told[0]);
			if (origin && origin.path.length > 0) return { origin, node: each, isBeside: true };
			if (each.localName === "section") return undefined;
		}
		return undefined;
	}

	#around(element: Element | null): readonly Hit[] {
		for (let each = element; each; each = each.parentElement) {
			const hit = this.#elements.get(each);
			if (hit) return [hit];
		}
		return [];
	}

	#walk(live: Element, marked: Element, origins: readonly Origin[]): void {
		const [shown, twins] = [contentOf(live), contentOf(marked)];
		const alike = shown.length === twins.length;
		const blocks = blocksIn(marked);
		for (const [index, twin] of twins.entries()) {
			const node = shown[index];
			// What stands above the first difference is the same in both.
			if (!node || (!alike && !this.#readsAs(node, readMarks(twin.textContent ?? "").text))) return;
			if (node instanceof Text || twin instanceof Text || isInPieces(twin)) {
				this.#text(node, twin, origins);
				continue;
			}
			if (!(node instanceof Element && twin instanceof Element) || node.localName !== twin.localName) continue;
			const { number, block } = blocks.get(twin) ?? { number: pictureOf(twin), block: undefined };
			const origin = number === undefined ? undefined : origins[number];
			if (origin) this.#elements.set(node, { origin: { ...origin, block }, node });
			this.#walk(node, twin, origins);
		}
	}

	#wordsIn(node: Node): string {
		if (node instanceof Text) return this.#shownBy(node);
		return [...node.childNodes].map((child) => this.#wordsIn(child)).join("");
	}

	/** It is the same to read: what stays on one line is found without the marks, so that only spaces may differ. */
	#readsAs(node: Node, text: string): boolean {
		return withSpaces(this.#wordsIn(node)) === withSpaces(text);
	}

	/** A text, which the page may show in pieces where some of its words stay on one line. */
	#text(node: ChildNode, twin: ChildNode, origins: readonly Origin[]): void {
		const { text, spans } = readMarks(twin.textContent ?? "");
		if (!this.#readsAs(node, text)) return;
		const known = spans.flatMap(({ number, start, end }) => {
			const origin = origins[number];
			return origin ? [{ start, end, whole: { origin, node: node as Element } }] : [];
		});
		let from = 0;
		for (const piece of textsIn(node)) {
			const to = from + this.#shownBy(piece).length;
			const hits = known.flatMap(({ start, end, whole }): Hit[] => {
				if (start >= to || end <= from) return [];
				if (start < from || end > to) return [whole];
				// A draft stands for the whole of its text.
				return [{ ...whole, node: piece, range: [start - from, end === to ? piece.data.length : end - from] }];
			});
			if (hits.length > 0) this.#texts.set(piece, hits);
			from = to;
		}
	}
}

/** What two have in common. */
function shared(one: Origin | undefined, other: Origin): Origin | undefined {
	if (!one) return undefined;
	const differs = one.path.findIndex((step, index) => step !== other.path[index]);
	return {
		...one,
		path: differs < 0 ? one.path : one.path.slice(0, differs),
		translated: one.translated || other.translated,
	};
}

/** Where a hit stands on the screen. */
export function boxOf({ node, range }: Hit): DOMRect {
	if (node instanceof Element) return node.getBoundingClientRect();
	const box = document.createRange();
	box.selectNodeContents(node);
	if (range && range[1] <= node.data.length) {
		box.setStart(node, range[0]);
		box.setEnd(node, range[1]);
	}
	return box.getBoundingClientRect();
}

/** What shows of an element: its elements and texts, without remarks and what is empty. */
function contentOf(element: Element): readonly ChildNode[] {
	return [...element.childNodes].filter(
		(node) => node instanceof Element || (node instanceof Text && node.data !== ""),
	);
}

/** Without those that no line ends at. */
function withSpaces(text: string): string {
	return text.replaceAll("\u00a0", " ");
}

function textsIn(node: Node): readonly Text[] {
	return node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
}

/** A mark that opens in one of its texts closes in another. */
function isInPieces({ childNodes }: Node): boolean {
	return [...childNodes].some((node) => node instanceof Text && hasOpenMark(node.data));
}

/** The elements that are blocks of one text, with their place in it. */
function blocksIn(marked: Element): ReadonlyMap<Element, { readonly number: number; readonly block: number }> {
	const blocks = new Map<Element, { number: number; block: number }>();
	let open: { number: number; block: number } | undefined;
	for (const node of marked.childNodes) {
		const remark = remarkOf(node);
		if (remark !== undefined) open = remark === "closed" ? undefined : { number: remark, block: 0 };
		else if (open && node instanceof Element) blocks.set(node, { number: open.number, block: open.block++ });
	}
	return blocks;
}

/** The number of the mark around the address of a picture. */
function pictureOf(element: Element): number | undefined {
	return element instanceof HTMLImageElement
		? readMarks(element.getAttribute("src") ?? "").spans[0]?.number
		: undefined;
}
