/**
 * What is lost when text or spacing grows: text over other text, outside the screen or cut off. Runs in the page. With
 * `part` only that part of Studio is looked at.
 */
export function lostText(part?: string): string[] {
	const lost: string[] = [];
	const root = document.documentElement;
	const studio = document.querySelector("site-studio")?.shadowRoot;
	const body = part === undefined ? document.body : studio?.querySelector<HTMLElement>(part);
	if (!body) return [`${part} is not there`];
	if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

	const scrolls = (element: Element) => {
		for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
			if (["auto", "scroll"].includes(getComputedStyle(around).overflowX)) return true;
		}
		return false;
	};
	const unseen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		if (width <= 2 || height <= 2) return true;
		// Clipped away: only for screen readers.
		for (let around: Element | null = element; around; around = around.parentElement) {
			if (getComputedStyle(around).clipPath === "inset(50%)") return true;
		}
		return false;
	};

	const clamped = (element: Element) => {
		for (let around: Element | null = element; around; around = around.parentElement) {
			if (getComputedStyle(around).webkitLineClamp !== "none") return around;
		}
		return undefined;
	};

	interface Piece {
		readonly element: Element;
		readonly text: string;
		readonly box: DOMRect;
	}
	const pieces: Piece[] = [];
	const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const text = node.nodeValue?.trim();
		if (!element || !text || element.closest(".skip, script, style, svg") || unseen(element)) continue;
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		// What does not show lies over nothing.
		const clamp = clamped(element)?.getBoundingClientRect();
		range.selectNodeContents(node);
		for (const box of range.getClientRects()) {
			if (clamp && box.bottom > clamp.bottom + 2) continue;
			if (box.width > 2 && box.height > 2) pieces.push({ element, text, box });
		}
	}
	for (const { element, text, box } of pieces) {
		const outside = box.left < -1 || box.right > root.clientWidth + 1;
		if (outside && !scrolls(element)) lost.push(`outside the screen: ${text.slice(0, 60)}`);
	}

	// Text that lies over other text. Lines of one text may touch.
	pieces.sort((a, b) => a.box.top - b.box.top);
	for (const [place, a] of pieces.entries()) {
		for (let next = place + 1; next < pieces.length; next++) {
			const b = pieces[next];
			if (!b || b.box.top > a.box.bottom) break;
			if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
			const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
			const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
			// The box of a line is higher than its letters.
			if (width > 2 && height > 0.35 * Math.min(a.box.height, b.box.height)) {
				lost.push(`over each other: ${a.text.slice(0, 40)} | ${b.text.slice(0, 40)}`);
			}
		}
	}

	for (const element of body.querySelectorAll<HTMLElement>("*")) {
		if (element.closest("svg, .skip") || unseen(element) || !element.checkVisibility()) continue;
		const { display, overflowX, overflowY } = getComputedStyle(element);
		if (display === "inline" || !element.textContent?.trim()) continue;
		const wide = element.scrollWidth > element.clientWidth + 2;
		// Letters may reach a little beyond their line; a line that is cut off is a whole one.
		const high =
			element.scrollHeight > element.clientHeight + Number.parseFloat(getComputedStyle(element).fontSize) / 4;
		const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
		if ((wide && hides(overflowX)) || (high && hides(overflowY))) {
			lost.push(`cut off: ${element.outerHTML.slice(0, 120)}`);
		}
		// What is drawn as a box holds its own text.
		const { backgroundColor, borderTopWidth } = getComputedStyle(element);
		const drawn = backgroundColor !== "rgba(0, 0, 0, 0)" || Number.parseFloat(borderTopWidth) > 0;
		if (drawn && wide && overflowX === "visible" && element !== document.body) {
			lost.push(`wider than its box: ${element.outerHTML.slice(0, 120)}`);
		}
	}
	return [...new Set(lost)];
}
