import type { KnownFact, KnownFacts } from "./studio.ts";

/** A fact in a text: as it is written, what it is called, and what it shows. */
type FactPiece = { readonly source: string } & Pick<KnownFact, "label" | "shows">;

/** Words of a text, or a fact in it. */
export type Piece = string | FactPiece;

/** A text as it is written, its facts apart from its words: `Bel {business.phone}.` is `Bel `, `{business.phone}` and `.`. */
export function factsApart(written: string): readonly string[] {
	return written.split(/(\{[^{}]*\})/);
}

/** The name of a fact that is written in braces; undefined for anything else. */
export function factNamed(part: string): string | undefined {
	return /^\{([^{}]*)\}$/.exec(part)?.[1]?.trim();
}

/** The words of a text and its facts; one that is not known is words. */
export function partsOf(written: string, facts: KnownFacts | undefined): readonly Piece[] {
	return factsApart(written).map((part) => {
		const name = factNamed(part);
		const fact = name === undefined ? undefined : facts?.get(name);
		return fact ? { source: part, label: fact.label, shows: fact.shows } : part;
	});
}

/** The same; undefined when one of the facts is not known. */
export function piecesOf(written: string, facts: KnownFacts | undefined): readonly Piece[] | undefined {
	const parts = partsOf(written, facts);
	return parts.some((part) => typeof part === "string" && factNamed(part) !== undefined) ? undefined : parts;
}

/** What a visitor reads. */
export function shownBy(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.shows)).join("");
}

/** A text as it is written. */
export function sourceOf(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("");
}
