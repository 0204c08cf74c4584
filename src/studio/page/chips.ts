import type { Piece } from "#core/fact-pieces.ts";

/** The nodes of a text in which somebody types; a fact is taken away as a whole, or not at all. */
export function nodesOf(pieces: readonly Piece[]): Node[] {
	return pieces.map((piece) => {
		if (typeof piece === "string") return document.createTextNode(piece);
		const chip = document.createElement("span");
		chip.contentEditable = "false";
		chip.dataset.fact = piece.source;
		chip.title = piece.label;
		chip.textContent = piece.shows;
		// It moves nothing in the page.
		chip.style.cssText = "border-radius: 3px; outline: 1px dashed; outline-offset: 1px; cursor: default";
		return chip;
	});
}

/** What stands in an element in which somebody types. */
export function readPieces(host: HTMLElement): readonly Piece[] {
	const pieces: Piece[] = [];
	for (const node of host.childNodes) {
		const chip = node instanceof HTMLElement && node.dataset.fact !== undefined ? node : undefined;
		const text = node.textContent ?? "";
		const last = pieces.at(-1);
		if (chip) pieces.push({ source: chip.dataset.fact ?? "", label: chip.title, shows: text });
		else if (typeof last === "string") pieces[pieces.length - 1] = last + text;
		else pieces.push(text);
	}
	return pieces;
}
