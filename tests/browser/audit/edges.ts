/** By how much the page is wider than the screen, or a table than its place. Runs in the page. */
export function excess(): number {
	const tables = [...document.querySelectorAll("table")].flatMap(({ parentElement }) => parentElement ?? []);
	return Math.max(...[document.documentElement, ...tables].map((box) => box.scrollWidth - box.clientWidth));
}

/** Parts of the page whose content is cut off by their own edge. Clamped summaries are meant to be. Runs in the page. */
export function clippedParts(): string[] {
	return [...document.querySelectorAll<HTMLElement>("main *")]
		.filter((element) => {
			// First what costs little: few elements have more in them than they show.
			const cut = element.clientHeight > 2 && element.scrollHeight > element.clientHeight + 2;
			if (!cut) return false;
			const { overflowY, webkitLineClamp } = getComputedStyle(element);
			return overflowY === "hidden" && webkitLineClamp === "none";
		})
		.map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Opens all disclosures that a selector finds, at once; false when there is none. Runs in the page. */
export function openDisclosures(selector: string): boolean {
	const closed = [...document.querySelectorAll<HTMLDetailsElement>(selector)];
	for (const details of closed) {
		details.removeAttribute("name");
		details.open = true;
	}
	return closed.length > 0;
}
