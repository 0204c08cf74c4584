/** What is taken of a server at most. Beyond that an answer is `too much`, before it is held. */
export interface Limits {
	/** Bytes of one object: hosts such as GitHub take no larger file. */
	readonly object: number;
	/**
	 * Bytes of all that one answer unpacks to, deltas and bases too, and of all files that are asked for together: what a tab
	 * can hold beside the rest.
	 */
	readonly unpacked: number;
	/** Bytes of one answer on the wire: what is packed well is smaller than what it unpacks to. */
	readonly answer: number;
	/** Objects in one answer: each costs some hundred bytes beside its own. */
	readonly objects: number;
	/** Deltas over one another: Git itself makes at most 4,095, and 50 unless told. */
	readonly depth: number;
	/** Files and folders of one snapshot: few bytes can say a great many, when folders name the same folder often. */
	readonly files: number;
	/** Folders within one another. */
	readonly nesting: number;
	/** Branches in one answer. */
	readonly branches: number;
	/** Bytes of folders that are kept from one question to the next. */
	readonly kept: number;
}

export const usualLimits: Limits = {
	object: 100 * 2 ** 20,
	unpacked: 512 * 2 ** 20,
	answer: 512 * 2 ** 20,
	objects: 200_000,
	depth: 4_095,
	files: 100_000,
	nesting: 64,
	branches: 20_000,
	kept: 32 * 2 ** 20,
};
