import { factsApart, isFact } from "#core/facts-apart.ts";
import type { KnownFact, KnownFacts } from "#core/studio.ts";

/** A fact in a text: as it is written, what it is called, and what it shows. */
type FactPiece = { readonly source: string } & Pick<KnownFact, "label" | "shows">;

/** Words of a text, or a fact in it. */
export type Piece = string | FactPiece;

/** The words of a text and its facts; one that is not known is words. */
export function partsOf(written: string, facts: KnownFacts | undefined): readonly Piece[] {
	return factsApart(written).map((part) => {
		const fact = isFact(part) ? facts?.get(part.slice(1, -1).trim()) : undefined;
		return fact ? { source: part, label: fact.label, shows: fact.shows } : part;
	});
}

/** The same; undefined when one of the facts is not known. */
export function piecesOf(written: string, facts: KnownFacts | undefined): readonly Piece[] | undefined {
	const parts = partsOf(written, facts);
	return parts.some((part) => typeof part === "string" && isFact(part)) ? undefined : parts;
}

/** What a visitor reads. */
export function shownBy(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.shows)).join("");
}

/** A text as it is written. */
export function sourceOf(pieces: readonly Piece[]): string {
	return pieces.map((piece) => (typeof piece === "string" ? piece : piece.source)).join("");
}
