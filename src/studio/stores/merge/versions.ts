/** What a file holds; null for one that is not there. */
export type Content = Uint8Array | null;

/** A file that somebody changed: what it held when that began, and what it holds now. */
export interface Edit {
	readonly base: Content;
	readonly mine: Content;
}

/** What edits are brought together with. */
export interface Tip {
	/** The names of its files. */
	readonly files: Iterable<string>;
	bytes(file: string): Uint8Array | undefined;
}
