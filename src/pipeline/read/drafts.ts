/** Changes to a content folder that have not been written. Files are named from the project folder. */
export interface Drafts {
	/** New texts, by the name that the file has after the changes. */
	readonly texts: ReadonlyMap<string, string>;
	/** New names, by the present ones. */
	readonly names: ReadonlyMap<string, string>;
	/** Files that are no longer there. */
	readonly gone?: ReadonlySet<string>;
}

export const noDrafts: Drafts = { texts: new Map(), names: new Map() };
