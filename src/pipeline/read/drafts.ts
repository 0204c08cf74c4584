/** Changes to a content folder that have not been written. Files are named from the project folder. */
export interface Drafts {
	/** New texts, by the name that the file has after the changes. */
	readonly texts: ReadonlyMap<string, string>;
	/** New names, by the present ones. */
	readonly names: ReadonlyMap<string, string>;
	/** Files that are no longer there, or not the same. */
	readonly gone?: ReadonlySet<string>;
	/** Files that come as a whole, each with the path at which its bytes are so far. */
	readonly come?: ReadonlyMap<string, string>;
}

export const noDrafts: Drafts = { texts: new Map(), names: new Map() };
