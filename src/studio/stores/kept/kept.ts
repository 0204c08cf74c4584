/** Bytes by name that outlast the tab. Everything is answered at once. */
export interface Kept {
	names(): Iterable<string>;
	/** Undefined for a name that has none. */
	read(name: string): Uint8Array | undefined;
	/**
	 * Writes what belongs to some names, and removes null: all of it or, when it throws a `NotKept`, nothing. It outlasts
	 * the tab when this returns. What ends something that was begun may use the room that is set aside for that.
	 */
	write(changes: ReadonlyMap<string, Uint8Array | null>, options?: { readonly ends?: boolean }): void;
	close(): void;
}

/** The browser did not keep something. */
export class NotKept extends Error {
	/** There is no room for it. */
	readonly isFull: boolean;

	constructor(isFull: boolean, options?: ErrorOptions) {
		super(isFull ? "There is no room for it." : "The browser did not keep it.", options);
		this.isFull = isFull;
	}
}
