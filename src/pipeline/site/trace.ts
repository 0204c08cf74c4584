/** What somebody who presents may ask a site for. */
export type ReadKind =
	/** All that a file of settings, facts or a page says: `file pages/contact.yaml` */
	| "file"
	/** All that a page says: `page /contact` */
	| "page"
	/** What other pages show of a page: `card /contact` */
	| "card"
	/** The pages of a listing, from one place in their order to another: `list /blogs 0 12`, `list /blogs?bread 0 12` */
	| "list"
	/** On how many pages the list of all of them stands: `length /blogs 12` */
	| "length"
	/** The other articles that an article ends with: `beside /blogs/x` */
	| "beside"
	/** The pages of the menu. */
	| "menu"
	/** `setting footer` */
	| "setting"
	/** An entry of a collection, a field of a single record, or the whole record: `fact products.reis` */
	| "fact"
	/** What is declared of a collection: `kind breads` */
	| "kind"
	/** The names of the entries of a collection: `entries branches` */
	| "entries"
	/** `image scenes/muziek.svg` */
	| "image"
	/** A file that visitors may download, in one language: `download en/folder.pdf` */
	| "download"
	/** `translation en pages/contact.yaml` */
	| "translation"
	/** The Dutch words of the shell. */
	| "words"
	/** The languages in which a page is announced: `announced /contact` */
	| "announced"
	/** Whether articles stand at an address or below it: `articles en /blogs` */
	| "articles";

/** Names an input by its kind, such as a part of what editors wrote, or what follows from it. */
type Key<Kind extends string> = `${Kind} ${string}`;

export type ReadKey = Key<ReadKind>;

/** Something that was made, and what was read while it was. */
export interface Trace<T = unknown, Kind extends string = ReadKind> {
	readonly value: T;
	readonly reads: readonly Key<Kind>[];
	/** So many of these, the first ones, show in the thing itself; the others surround it. */
	readonly shown?: number;
	/** Stands for all that it was made from: what was read as it was then, and what is no input. */
	readonly madeFrom: string;
}

/** What earlier runs made, by its name. */
export interface Traces {
	get(name: string): Trace<unknown, string> | undefined;
	set(name: string, trace: Trace<unknown, string>): void;
	delete(name: string): void;
}
