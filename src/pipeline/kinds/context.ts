import type * as z from "zod";
import { directionOf, type Language } from "#core/languages.ts";
import type { Link, Text } from "#core/resolved.ts";
import type { Words } from "#core/words.ts";
import type { ReadableSite } from "../site/traced-site.ts";

/** What stands for a fact in a sentence; `href` when it can be opened. */
export interface Spoken {
	readonly text: string;
	readonly href?: string;
}

/** How passages are spoken in a language. */
export interface Speech {
	readonly language: Language;
	/** The same for a passage in another language: its facts are written as that language does. Links lead where they led. */
	speaking(language: Language): Speech;
	/** A passage in the language of the page, or the one it falls back to. */
	translate(passage: string): Text;
	/** Words with the places where a line may break them, of which the shortest has so many letters. */
	hyphenate(text: string, shortest: number): string;
	/** Where a written link leads. */
	link(written: string): Link;
	/** What `{token}` stands for. */
	fact(token: string): Spoken;
}

/** One language of a site: everything that turning written values into a page needs. */
export interface Context extends Speech {
	readonly site: ReadableSite;
	readonly words: Words;
	/** The build has written photos in several widths; while somebody writes, the originals are served. */
	readonly photos: "original" | "variants";
	/** The page that is being presented, without a language, and its number when it is one of several of an overview. */
	readonly shown?: { readonly path: string; readonly number: number };
	/** The same for what stands in a file, below `content/`: its passages are looked up in the translations of that file. */
	in(file: string): Context;
	speaking(language: Language): Context;
	/** A passage translated, with its `{…}` filled in. */
	say(passage: string): Text;
	/** The same for a line of text that a view shows: its long words have places where they may be broken. */
	show(passage: string): Text;
	/** A name, which is the same in every language, with its `{…}` filled in. */
	name(written: string): string;
	/** What stands for an entry of facts that is not there; throws `NotSound` where every entry has to be. */
	lacking(entry: string): Readonly<Record<string, unknown>>;
	/** A written value as a view receives it, by its schema. */
	present(schema: z.core.$ZodType, value: unknown): unknown;
}

/** Keeps digits and Latin letters left to right inside text that runs to the left. */
export function isolate(text: string, language: Language): string {
	return directionOf(language) === "rtl" ? `\u2066${text}\u2069` : text;
}
