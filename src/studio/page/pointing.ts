import { boxOf, type Hit } from "./bind.ts";

/** Where somebody pointed. */
export interface Pointed {
	readonly hit: Hit;
	/** Where in it, or behind how many characters; undefined for who came by keys. */
	readonly at: Point | number | undefined;
}

/** A place in something that shows, in pixels from where that begins: it may move. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

interface PointingOptions {
	/** What shows at a node, the innermost first. */
	readonly at: (node: Node) => readonly Hit[];
	/** Of words without a mark. */
	readonly near: (element: Element) => Hit | undefined;
	/** Waits until it is known where everything stands that shows now. */
	readonly ready: () => Promise<void>;
	/** The pointer is over something, or over nothing that can be changed. */
	readonly over: (hit: Hit | undefined) => void;
	/** Somebody clicked; what that is about is known once the page is. */
	readonly clicked: (pointed: Promise<Pointed | undefined>) => Promise<void>;
	/** A link, or a button that sends, was clicked that holds nothing that can be changed. */
	readonly held: (link: Element) => void;
}

/** What a page does of itself with a click, and does not while somebody edits. */
const leadsAway = 'a[href], button[type="submit"], form button:not([type])';

/** What hears a click itself. */
const doesItself = "button, summary, input, select, textarea";

/** Listens to what somebody points at in the page, until `signal` aborts. Links do not lead away meanwhile, but with Alt. */
export function listenToPointer(options: PointingOptions, signal: AbortSignal): void {
	const { ready, over, clicked, held } = options;
	const page = document.getElementById("app") as HTMLElement;
	page.addEventListener("pointermove", (event) => over(pointedAt(options, event)?.hit), { signal, passive: true });
	page.addEventListener("pointerleave", () => over(undefined), { signal });
	page.addEventListener(
		"click",
		(event) => {
			// What a script does is none of ours.
			if (!event.isTrusted || !(event.target instanceof Element)) return;
			const link = event.target.closest(leadsAway);
			if (event.altKey) {
				event.preventDefault();
				event.stopPropagation();
				event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
				return;
			}
			if (link) {
				event.preventDefault();
				event.stopPropagation();
			}
			if (event.target.closest("[contenteditable]")) return;
			const pointed = ready().then(() => pointedAt(options, event));
			void clicked(pointed);
			if (link) void pointed.then((found) => found ?? held(link));
		},
		{ signal, capture: true },
	);
}

function pointedAt({ at, near }: PointingOptions, { target, clientX, clientY }: MouseEvent): Pointed | undefined {
	if (!(target instanceof Element) || target.closest("[contenteditable]")) return undefined;
	const caret = caretAt(clientX, clientY);
	const inText = caret && isOwnText(target, caret.node) ? caret : undefined;
	const hits = at(inText?.node ?? target);
	const hit = hits.find(({ range }) => !range || !inText || (range[0] <= inText.offset && inText.offset <= range[1]));
	const found = hit ?? (holdsWords(target) && !target.closest(doesItself) ? near(target) : undefined);
	if (!found) return undefined;
	const { left, top } = boxOf(found);
	return { hit: found, at: { x: clientX - left, y: clientY - top } };
}

/** A browser names the nearest text for a place where there is none: what stands in another block was not pointed at. */
function isOwnText(element: Element, text: Node): boolean {
	if (!element.contains(text)) return false;
	let block = text instanceof Element ? text : text.parentElement;
	while (block && block !== element && isInLine(block)) block = block.parentElement;
	return block === element;
}

/** Words and nothing else: it holds no other blocks. */
function holdsWords(element: Element): boolean {
	return [...element.children].every(isInLine) && element.textContent.trim() !== "";
}

function isInLine(element: Element): boolean {
	return getComputedStyle(element).display.startsWith("inline");
}

/** What stands at a place of the window. */
export function caretAt(x: number, y: number): { readonly node: Node; readonly offset: number } | undefined {
	if ("caretPositionFromPoint" in document) {
		const position = document.caretPositionFromPoint(x, y);
		return position ? { node: position.offsetNode, offset: position.offset } : undefined;
	}
	return undefined;
}
