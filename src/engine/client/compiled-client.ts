import type { ShortNames } from "./short-names.ts";

/** The browser side, compiled: the same for every page of a site, so it is kept as long as code, own sections and theme stay. */
export interface ClientBuild {
	/** Folder whose `assets` are copied into the site. */
	readonly folder: string;
	/** Address of the application. */
	readonly app: string;
	readonly css: string;
	/** Address of the styles that few visitors need. */
	readonly late: string;
	/** Of the classes in the styles and in the code. */
	readonly names: ShortNames;
	readonly loader: string;
	/** Paths of all modules in it, from the project folder; tests prove from them what is not there. */
	readonly modules: readonly string[];
	/** Of everything that others made in it and in the icons. */
	readonly licences: string;
}
