/** What belongs to a sentence and is too long for it. */
export type Detail =
	| { readonly what: "difference"; readonly before: string; readonly after: string }
	| { readonly what: "text"; readonly text: string }
	| { readonly what: "pages" | "texts"; readonly items: readonly string[] };

/** One change in words. */
export interface Statement {
	readonly sentence: string;
	readonly details: readonly Detail[];
}

/** Characters of a text that still fits in a sentence. */
export const short = 60;

/** A change that a sentence says whole. */
export function plain(sentence: string): Statement {
	return { sentence, details: [] };
}
