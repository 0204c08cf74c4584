/**
 * Targets that are too small, in CSS pixels: 48 high in header and menu, 44 × 44 elsewhere.
 * A link in a sentence is as high as its line. Runs in the page.
 */
export function smallTargets(): string[] {
	const found: string[] = [];
	const selector = "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button]";
	for (const element of document.querySelectorAll<HTMLElement>(selector)) {
		if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
		if (element.matches(".skip") || inSentence(element)) continue;
		const { width, height } = areaOf(element);
		const least = element.closest(".site-header, .menu") ? 48 : 44;
		if (height < least - 0.5 || width < 44 - 0.5) {
			found.push(`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`);
		}
	}
	return found;

	/** The part of the page that answers to a click. */
	function areaOf(element: HTMLElement): DOMRect {
		const label = element.closest("label");
		if (label) return label.getBoundingClientRect();
		// The link of a card covers the card.
		const cover = getComputedStyle(element, "::after");
		const card = element.closest("li");
		if (cover.content !== "none" && cover.position === "absolute" && card) return card.getBoundingClientRect();
		return element.getBoundingClientRect();
	}

	/** Other words stand before or after it in the same paragraph. */
	function inSentence(element: HTMLElement): boolean {
		if (getComputedStyle(element).display !== "inline") return false;
		const block = element.closest("p, li, dd, td, h2, h3");
		const words = (text: string | null | undefined) => text?.replaceAll(/[\s,;:]/g, "").length ?? 0;
		const own = [...(block?.querySelectorAll("a") ?? [])].reduce((sum, link) => sum + words(link.textContent), 0);
		return block !== null && words(block.textContent) > own;
	}
}
