import type { Placed } from "../changes.ts";

/** What belongs to a sentence and is too long for it. */
export type Detail =
	| { readonly what: "difference"; readonly before: string; readonly after: string }
	| { readonly what: "text"; readonly text: string }
	| { readonly what: "pages" | "texts"; readonly items: readonly string[] };

/** What there is to say of a change. */
export interface Words {
	readonly sentence: string;
	readonly details: readonly Detail[];
	/** The page on which to look, where the sentence is about one. */
	readonly page?: string;
}

/** One change in words, and where it was made. */
export type Statement = Placed<Words>;

/** Characters of a text that still fits in a sentence. */
export const short = 60;

/** A change that a sentence says whole. */
export function plain(sentence: string): Words {
	return { sentence, details: [] };
}
