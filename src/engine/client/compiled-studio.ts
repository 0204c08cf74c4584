/** Studio as a browser runs it: the same for every site with the same own sections and theme. */
export interface StudioBuild {
	/** Folder whose `assets` are served. */
	readonly folder: string;
	/** Address of what the page runs before all else. */
	readonly start: string;
	/** Address of its page's code. */
	readonly app: string;
	/** Addresses of the styles of the pages. */
	readonly styles: readonly string[];
	/** Of everything that others made in it. */
	readonly licences: string;
}
