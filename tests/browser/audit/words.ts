/** Words, or parts of them between soft hyphens, that go on in a next line without a hyphen. Runs in the page. */
export function brokenWords(): string[] {
	const broken = new Set<string>();
	const range = document.createRange();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const text = node.nodeValue ?? "";
		// First what costs little: most texts are shorter than a line.
		if (text.length < 5 || !element || element.closest("script, style, svg, option")) continue;
		range.selectNodeContents(node);
		if (linesOf(range) < 2) continue;
		for (const { index, 0: part } of text.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
			// The hyphen at the end of a line counts as the beginning of what follows it.
			const [first, last] = [lineOf(node, index), lineOf(node, index + part.length - 1)];
			if (first !== last) broken.add(`${element.localName}: ${part}`);
		}
	}
	return [...broken];

	/** Where the line begins that a letter stands on. */
	function lineOf(node: Node, index: number): number | undefined {
		range.setStart(node, index);
		range.setEnd(node, index + 1);
		const box = [...range.getClientRects()].at(-1);
		return box && Math.round(box.bottom);
	}

	/** On how many lines something stands. */
	function linesOf(part: Range): number {
		const tops = [...part.getClientRects()].map(({ top }) => Math.round(top));
		return tops.length < 2 ? tops.length : new Set(tops).size;
	}
}
