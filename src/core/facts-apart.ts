/** A text as it is written, its facts apart from its words: `Bel {business.phone}.` is `Bel `, `{business.phone}` and `.`. */
export function factsApart(written: string): readonly string[] {
	return written.split(/(\{[^{}]*\})/);
}

/** Of what `factsApart` gives. */
export function isFact(part: string): boolean {
	return part.startsWith("{") && part.endsWith("}");
}
