/** What Studio tells of the order of the menu. */

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
