import { type Piece, shownBy, sourceOf } from "#core/fact-pieces.ts";
import { nodesOf, readPieces } from "./chips.ts";
import { copiedPieces } from "./clipboard.ts";
import { caretAt, type Point } from "./pointing.ts";

/** Somebody types in the page itself. */
export interface Typing {
	/** What shows the text meanwhile. */
	readonly node: Text | Element;
	/** In it the keys arrive. */
	readonly host: HTMLElement;
	/** How many characters stand before the caret, in a line. */
	readonly caret?: number;
	/** Ends it; the page is as it was but for the words. */
	end(): TypedIn;
}

/** What shows a text from then on, and what the application shows under words that were typed. */
interface TypedIn {
	readonly node: Text | Element;
	readonly under?: string;
}

/** What all typing in the page is given, be it a line or a text with form. */
export interface TypingOptions {
	/** Where the caret begins, or behind how many characters; without it, where the text does for who goes on from there. */
	readonly at: Point | number | undefined;
	readonly input: (words: string) => void;
	/** The person is done: goes on in the panel, leaves all of it, or has clicked elsewhere. */
	readonly left: (to: "panel" | "all" | "pointer") => void;
	/** The person goes on to the next text, or back. */
	readonly next: (step: 1 | -1) => void;
}

interface LineOptions extends TypingOptions {
	/** Hears what the text becomes elsewhere, until it is stopped. */
	readonly follow: (show: (pieces: readonly Piece[]) => void) => () => void;
}

/** Where keys have another meaning than letters, or nobody could see what is typed. */
const elsewhere = "button, summary, label, option, svg, [hidden]";

/** Whether a text can be changed where it stands. */
export function canTypeIn(node: Node): boolean {
	const parent = node.parentElement;
	return parent !== null && !parent.closest(elsewhere) && parent.getClientRects().length > 0;
}

/**
 * Lets somebody type in a text of the page. The application goes on showing what is saved meanwhile: what it writes into
 * this text comes back as it was typed, with the caret where it stood, before anybody sees it.
 */
export function typeLine(node: Text, pieces: readonly Piece[], options: LineOptions): Typing {
	const { at, input, left, next, follow } = options;
	const parent = node.parentElement as HTMLElement;
	// An application writes the only text of an element into the element; others it knows by themselves.
	const alone = parent.childNodes.length === 1;
	const host = alone ? parent : document.createElement("span");
	if (!alone) {
		node.replaceWith(host);
		host.append(node);
	}
	let typed = pieces;
	let under = node.data;
	// Who points at a word means the one that was typed.
	const [words] = typed;
	if (typed.length === 1 && typeof words === "string") node.data = words;
	let caret = (typeof at === "object" ? offsetAt(node, at) : at) ?? node.data.length;
	const hadHardSpace = sourceOf(typed).includes("\u00a0");
	let composing = false;
	const had = host.getAttribute("contenteditable");
	host.contentEditable = "plaintext-only";
	host.spellcheck = true;
	host.focus({ preventScroll: true });

	// The application knows the text by its node, which the browser takes away when nothing is left in it.
	const write = (pieces: readonly Piece[]) => {
		const [words] = pieces;
		if (pieces.length > 1 || typeof words !== "string") return host.replaceChildren(...nodesOf(pieces));
		node.data = words;
		host.replaceChildren(node);
	};
	const place = () => getSelection()?.collapse(...placeOf(host, caret));
	/** Hears what the application wrote, perhaps just what was typed; into its own text also where that was taken away. */
	const hearWritten = (records: readonly MutationRecord[]) => {
		if (records.length === 0) return;
		const isApart = !host.contains(node) && records.every(({ target }) => target === node);
		under = isApart ? node.data : host.textContent;
	};
	const guard = new MutationObserver((records) => {
		hearWritten(records);
		if (composing || document.activeElement !== host) return;
		if (sourceOf(readPieces(host)) !== sourceOf(typed)) write(typed);
		guard.takeRecords();
		place();
	});
	// Browsers type a space that cannot break where two meet, or at the end; nobody wrote that.
	const plain = (words: string) => (hadHardSpace ? words : words.replaceAll("\u00a0", " ")).replace(/\s*\n\s*/g, " ");
	const take = () => {
		typed = readPieces(host);
		caret = caretIn(host);
		// What the browser did to take the keys is no news.
		guard.takeRecords();
		if (!composing) input(plain(sourceOf(typed)));
	};
	const stop = follow((pieces) => {
		if (composing || sourceOf(pieces).trim() === plain(sourceOf(typed)).trim()) return;
		typed = pieces;
		write(typed);
		guard.takeRecords();
		if (document.activeElement === host) place();
	});
	const abort = new AbortController();
	const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
		host.addEventListener(type, hear, { signal: abort.signal });
	// Before anybody else hears of it: between two listeners the guard would put back what was there.
	const hear = ({ target }: Event) => target === host && take();
	addEventListener("input", hear, { signal: abort.signal, capture: true });
	on("keydown", (event) => {
		event.stopPropagation();
		if (event.isComposing) return;
		if (["Enter", "Tab", "Escape", "F6"].includes(event.key)) event.preventDefault();
		if (event.key === "Tab") next(event.shiftKey ? -1 : 1);
		else if (event.key === "Enter" || event.key === "F6") left("panel");
		else if (event.key === "Escape") left("all");
	});
	// A browser would paste what a fact says, and not the fact.
	on("paste", (event) => {
		const pieces = copiedPieces(event.clipboardData);
		const range = pieces && getSelection()?.getRangeAt(0);
		if (!range) return;
		event.preventDefault();
		const nodes = nodesOf(pieces);
		range.deleteContents();
		for (const each of nodes.toReversed()) range.insertNode(each);
		range.collapse(false);
		take();
	});
	on("compositionstart", () => {
		composing = true;
	});
	on("compositionend", () => {
		composing = false;
		take();
	});
	// Whoever goes to another window still types in it. What an application takes away is gone a moment later.
	const isLeft = () => !abort.signal.aborted && document.activeElement !== host;
	on("blur", () => queueMicrotask(() => isLeft() && left("pointer")));
	const followCaret = () => {
		if (host.contains(getSelection()?.anchorNode ?? null)) caret = caretIn(host);
	};
	document.addEventListener("selectionchange", followCaret, { signal: abort.signal });
	// The browser tells that later than it moves the caret, and meanwhile the text may be drawn anew.
	on("keyup", followCaret);
	if (typed.length > 1 || shownBy(typed) !== node.data) write(typed);
	guard.observe(host, { characterData: true, childList: true, subtree: true });
	guard.observe(node, { characterData: true });
	place();

	return {
		node,
		host,
		get caret() {
			return caret;
		},
		end() {
			stop();
			abort.abort();
			// The browser would let it have the keys until it draws the page.
			host.blur();
			hearWritten(guard.takeRecords());
			guard.disconnect();
			if (had === null) host.removeAttribute("contenteditable");
			else host.setAttribute("contenteditable", had);
			host.removeAttribute("spellcheck");
			write([shownBy(typed)]);
			if (!alone) host.replaceWith(node);
			return { node, under };
		},
	};
}

/** How many characters stand before a point. */
function offsetAt(node: Text, { x, y }: Point): number | undefined {
	const range = document.createRange();
	range.selectNodeContents(node);
	const { left, top } = range.getBoundingClientRect();
	const caret = caretAt(left + x, top + y);
	return caret?.node === node ? caret.offset : undefined;
}

/** How many characters stand before the caret. */
function caretIn(host: HTMLElement): number {
	const selection = getSelection();
	if (!selection?.focusNode || !host.contains(selection.focusNode)) return host.textContent.length;
	const range = document.createRange();
	range.setStart(host, 0);
	range.setEnd(selection.focusNode, selection.focusOffset);
	return range.toString().length;
}

/** Where so many characters stand before the caret: never in a fact, but behind it. */
function placeOf(host: HTMLElement, caret: number): readonly [node: Node, offset: number] {
	let before = 0;
	for (const child of host.childNodes) {
		const { length } = child.textContent ?? "";
		if (child instanceof Text && caret <= before + length) return [child, Math.max(0, caret - before)];
		before += length;
	}
	return [host, host.childNodes.length];
}
