/** What Studio tells of the order of the menu. */

/** The menu, and what could stand in it. */
export interface Menu {
	readonly points: readonly MenuPoint[];
	/** So many points it has room for. */
	readonly most: number;
	/** The pages that have no place in it. */
	readonly others: readonly MenuPage[];
}

/** A point of the menu, with the pages under it in their order. */
export interface MenuPoint {
	readonly key: string;
	/** As a visitor reads it. */
	readonly name: string;
	/** It can have pages under it. */
	readonly opens: boolean;
	readonly pages: readonly MenuPage[];
	/** The page that it opens itself. */
	readonly page: MenuPage | undefined;
}

export interface MenuPage {
	/** As the content names it: `content/pages/contact.yaml`. */
	readonly file: string;
	/** `/contact` */
	readonly path: string;
	readonly name: string;
}
