/** What Studio's page and its server say to each other about the order of the menu; see `studio.ts`. */

/** A point of the menu, with the pages under it in their order. */
export interface MenuPoint {
	readonly key: string;
	/** As a visitor reads it. */
	readonly name: string;
	/** It can have pages under it. */
	readonly opens: boolean;
	readonly pages: readonly MenuPage[];
}

export interface MenuPage {
	/** As the content names it: `content/pages/contact.yaml`. */
	readonly file: string;
	readonly name: string;
}

/** What stands somewhere else in the menu from now on. */
export type MenuMove = (
	| { readonly what: "point"; readonly key: string }
	/** `under` is the key of a point. */
	| { readonly what: "page"; readonly file: string; readonly under: string }
) & {
	/** The key or the file of what it stands before, among what stands there by now; without it, it comes last. */
	readonly before?: string | undefined;
	/** What is done, in words, for who takes it back. */
	readonly name: string;
};
