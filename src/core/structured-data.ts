import type { LocalBusinessLeaf, Thing } from "schema-dts";
import type { Language } from "./languages.ts";
import type {
	CardList,
	ContactPoint,
	DateText,
	HourRange,
	Html,
	Label,
	LanguageName,
	Link,
	Picture,
	Price,
	Text,
} from "./resolved.ts";

/** A branch of a business: what its settings say it is. */
export type BranchThing = Omit<LocalBusinessLeaf, "@type"> & { readonly "@type": "LocalBusiness" | readonly string[] };

/** Something that a page tells machines of, in the vocabulary of https://schema.org. */
export type Described = Exclude<Thing, string> | BranchThing;

/** Points to something described elsewhere in the same graph. */
export interface Reference {
	readonly "@id": string;
}

/** Values that are there as a whole or not at all. */
type Whole =
	| Text
	| Label
	| Link
	| Picture
	| Price
	| DateText
	| ContactPoint
	| HourRange
	| LanguageName
	| CardList
	| number
	| boolean;

/** What a view receives, without what is still a sample: any field may be missing. */
export type Confirmed<T> = T extends Whole
	? T
	: T extends readonly (infer Item)[]
		? readonly Confirmed<Item>[]
		: T extends object
			? { readonly [Key in keyof T]?: Confirmed<T[Key]> | undefined }
			: T;

/** The page that a section describes itself on, and what only the whole site can say. */
export interface DescribedPage {
	/** Without a language: `/contact`. */
	readonly path: string;
	/** The overview that the page continues; without a language. */
	readonly continues?: { readonly path: string; readonly url: string; readonly name: string };
	readonly lang: Language;
	/** The whole address. */
	readonly url: string;
	/** Empty when they hold a sample. */
	readonly name: string;
	readonly description: string;
	/** What prices are in: `EUR`. */
	readonly currency: string;
	/** The business; undefined as long as its name is a sample. */
	readonly organization: Reference | undefined;
	/** An identifier for something that this page alone tells of. */
	id(name: string): string;
	/** The same identifier on every page and in every language, for an entry of a collection of facts. */
	factId(collection: string, name: string): string;
	/** The whole address of a link or picture of this site. */
	absolute(href: string): string;
	/** A text whose links have whole addresses. */
	html(text: Html): string;
	/** All that is confirmed of a branch, by its name in `facts/branches.yaml`. */
	branch(name: string): Described | undefined;
}

/** A thing as it is being put together: what is not known is undefined. */
type Draft<T> = { [Key in keyof T]: T[Key] | undefined };

/** Leaves out what is not known, so that a description never says that something is empty. */
export function known<T extends object>(draft: Draft<T>): T {
	const entries = Object.entries(draft).filter(
		([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
	);
	return Object.fromEntries(entries) as T;
}
