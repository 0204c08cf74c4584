import type { FieldPath } from "#core/fields/walk.ts";
import type { SourceFile } from "../read/source.ts";

/**
 * What a reference leads to.
 * - `fact`: one field (`business.phone`) or a whole entry with all its fields (`products.reis`)
 * - `image`: a file in `content/images`; `link`: an address, with its anchor if it has one; `section`: a type
 * - `folder`: the pages of a listing, `/blogs` or `/blogs?bread`; `newest`: the newest of them
 * - `card`, `title`, `menu`: what another page says of itself in an overview, in a breadcrumb, in the menu
 * - `setting`: a block of `content/site.yaml`
 */
type KeyKind = "fact" | "image" | "link" | "section" | "folder" | "newest" | "card" | "title" | "menu" | "setting";

/** The name of something that content depends on: `fact business.phone`, `link /contact#privacy`. */
export type Key = `${KeyKind} ${string}`;

/** In which way a place refers to something. */
export type How =
	| "reference"
	| "text"
	| "link"
	| "image"
	| "section"
	| "overview"
	| "card"
	| "more"
	| "breadcrumb"
	| "closing"
	| "setting"
	| "menu"
	| "shell";

/** What an editor wrote to refer to something. */
export interface Written {
	readonly source: SourceFile;
	readonly path: FieldPath;
	/** The part of the value that refers; the whole value when absent. */
	readonly span?: string;
	/** How often the same text stands in the same value before this one. */
	readonly before?: number;
	/** The passage it stands in, by which translations know it; absent for what is not translated. */
	readonly passage?: string;
}

/** One step from a piece of content to something that is shown with it. */
export interface Reference {
	readonly to: Key;
	readonly how: How;
	/** Absent where the site refers by itself, as in a breadcrumb. */
	readonly written?: Written;
}

/** The kind and the name of a key. */
export function splitKey(key: Key): { kind: KeyKind; name: string } {
	const space = key.indexOf(" ");
	return { kind: key.slice(0, space) as KeyKind, name: key.slice(space + 1) };
}

/** Whether two names of facts have a field in common: `products.reis` holds `products.reis.price`. */
export function overlap(one: string, other: string): boolean {
	return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}
