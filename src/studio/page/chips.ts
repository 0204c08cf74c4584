/** Words of a text, or a fact in it: as it is written, and what it shows. */
export type Piece = string | { readonly source: string; readonly shows: string };

/** What a text says with its facts filled in; undefined when one of them is not known. */
export function piecesOf(written: string, factOf: (name: string) => string | undefined): readonly Piece[] | undefined {
	const pieces: Piece[] = [];
	for (const part of written.split(/(\{[^{}]*\})/)) {
		if (!part.startsWith("{")) {
			pieces.push(part);
			continue;
		}
		const shows = factOf(part.slice(1, -1).trim());
		if (shows === undefined) return undefined;
		pieces.push({ source: part, shows });
	}
	return pieces;
}

/** What a visitor reads. */
export function shownBy(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.shows)).join("");
}

/** The nodes of a text in which somebody types; a fact is taken away as a whole, or not at all. */
export function nodesOf(pieces: readonly Piece[]): Node[] {
	return pieces.map((piece) => {
		if (typeof piece === "string") return document.createTextNode(piece);
		const chip = document.createElement("span");
		chip.contentEditable = "false";
		chip.dataset.fact = piece.source;
		chip.title = piece.source;
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
		const source = node instanceof HTMLElement ? node.dataset.fact : undefined;
		const text = node.textContent ?? "";
		const last = pieces.at(-1);
		if (source !== undefined) pieces.push({ source, shows: text });
		else if (typeof last === "string") pieces[pieces.length - 1] = last + text;
		else pieces.push(text);
	}
	return pieces;
}

/** A text as it is written. */
export function sourceOf(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("");
}
