import type { FactsOf } from "./facts/index.ts";
import { fallbackIn, type Language } from "./languages.ts";
import type { ContactPoint, Link, Resolved, Text } from "./resolved.ts";
import type { WordKey, Words } from "./words.ts";

export interface MenuLink {
	readonly label: Text;
	readonly href: string;
}

/** A point of the main menu: a link, or a group of links that opens. */
export interface MenuItem {
	readonly label: Text;
	/** Its own page; in a group that is also the first of the links. */
	readonly href?: string;
	readonly items?: readonly MenuLink[];
	/** Stands out as a button. */
	readonly button?: true;
}

/** What the footer shows of a branch. */
export const branchFields = [
	"name",
	"street",
	"postalCode",
	"city",
	"page",
	"latitude",
	"longitude",
	"hours",
	"exceptions",
] as const;

interface Footer {
	readonly branches: readonly Pick<Resolved<FactsOf<"branches">>, (typeof branchFields)[number]>[];
	readonly links: readonly { label: Text; link: Link }[];
	/** Year of the build. */
	readonly year: number;
}

/** All that surrounds the pages of one language; the same for every page. Plain JSON. */
export interface Shell {
	readonly lang: Language;
	readonly home: string;
	/** The path below which the site stands, when it has no host for itself: `/praktijk`. */
	readonly base?: string;
	/** What stands before the name of an icon where it is referred to: `/assets/icons.5e0c1d.svg#`. */
	readonly icons: string;
	readonly name: string;
	/** The measures of its mark, as the `viewBox` of the drawing: `0 0 44 32`. */
	readonly logo?: string;
	readonly slogan: Text;
	readonly phone: ContactPoint;
	/** Numbers besides that one. */
	readonly phones: readonly { label: Text; phone: ContactPoint }[];
	readonly email: ContactPoint;
	readonly social: readonly { name: string; url: string }[];
	/** Stands above every page. */
	readonly message?: { text: Text; link?: Link };
	/** The one of the business: `Europe/Amsterdam`. */
	readonly timeZone: string;
	/** Days and periods on which every branch has other hours. */
	readonly exceptions: NonNullable<Resolved<FactsOf<"business">>["exceptions"]>;
	readonly menu: readonly MenuItem[];
	/** Of the site; the first is its source language. */
	readonly languages: readonly Language[];
	/** Each of them in its own words. */
	readonly languageNames: Readonly<Partial<Record<Language, string>>>;
	/** The source language, in the language of the pages. */
	readonly sourceLanguageName: string;
	readonly footer: Footer;
	readonly words: Words;
	/** The words that are there in the fallback language on a page in another one. */
	readonly english: readonly string[];
}

/** A word with the language it is in, for what may be in the fallback language on every page. */
export function wordText(
	{ words, english, languages }: Pick<Shell, "words" | "english" | "languages">,
	key: WordKey,
): Text {
	return english.includes(key) ? { text: words[key], lang: fallbackIn(languages) } : words[key];
}
