import type * as z from "zod";
import type { Days } from "#core/days.ts";
import type { KindName } from "#core/fields/kind.ts";
import type { Language } from "#core/languages.ts";
import type { Showing } from "../usage/showing.ts";

/** A step from a section, page or fact to a field in it: its name, or an item of a list and its number in the new list. */
export type Step = string | { readonly item: string; readonly at: number };

/** Where the newer version says something, or the older one what is gone. Of a picture or a folder there is no line. */
export interface Spot {
	readonly file: string;
	readonly line?: number;
}

/** Something that stands in a file. */
export type Placed<T> = T & { readonly place: Spot };

/** One field that a visitor sees change. Texts are as a Dutch visitor reads them, with their facts filled in. */
export type Difference = {
	readonly trail: readonly Step[];
	readonly kind: KindName;
} & (
	| { readonly change: "changed"; readonly before: string; readonly after: string }
	/** `to` is the place in the list, from 1, of what is added to one. */
	| { readonly change: "added"; readonly text: string; readonly to?: number; readonly days?: Days }
	/** `days` are those on which it is, or was, there. */
	| { readonly change: "removed"; readonly text: string; readonly days?: Days }
	/** Places in the list, from 1. */
	| { readonly change: "moved"; readonly text: string; readonly from: number; readonly to: number }
);

/** A section that comes, goes, moves or changes. */
export type SectionChange = {
	readonly type: string;
	/** Its title or first words; empty when it has none of its own. */
	readonly title: string;
} & (
	| {
			readonly change: "added" | "removed";
			/** Place on the page, from 1. */
			readonly position: number;
			/** On which it is there. */
			readonly days: Days;
			/** All its words. */
			readonly text: string;
	  }
	| { readonly change: "moved"; readonly from: number; readonly to: number }
	| { readonly change: "changed"; readonly position: number; readonly differences: readonly Placed<Difference>[] }
);

/** What a visitor finds at an address that no longer is what it was: another page, or nothing. */
type Redirect = { readonly redirect: string | undefined };

/** Anything that a visitor sees change between two revisions. Addresses are without a language. */
export type Change = PageChange | Placed<OtherChange>;

/** What changes on a page, each with its own place. */
interface PageChange {
	readonly kind: "page-changed";
	readonly page: string;
	readonly title: string;
	/** Of what the page says besides its sections. */
	readonly differences: readonly Placed<Difference>[];
	readonly sections: readonly Placed<SectionChange>[];
}

type OtherChange =
	| {
			readonly kind: "fact-changed";
			/** `products.slaap`, or `business` */
			readonly fact: string;
			/** Its name for people; empty for the business itself. */
			readonly name: string;
			/** What is known of the block in which the trail of the difference begins. */
			readonly schema: z.core.$ZodType;
			readonly difference: Difference;
			readonly showing: Showing;
	  }
	| {
			readonly kind: "fact-added" | "fact-removed";
			readonly fact: string;
			readonly name: string;
			readonly showing: Showing;
	  }
	| {
			/** A page that comes, or one that comes on another day than before. */
			readonly kind: "page-added" | "page-planned";
			readonly page: string;
			readonly title: string;
			/** On which it is there; a draft has none so far. */
			readonly days: Days;
			readonly languages: readonly Language[];
			/** Visitors find it today, and not with the newer version. */
			readonly hidden: boolean;
	  }
	| ({ readonly kind: "page-removed"; readonly page: string; readonly title: string } & Redirect)
	| ({ readonly kind: "page-moved"; readonly from: string; readonly page: string; readonly title: string } & Redirect)
	/** What a page said is said by another one that was there already. */
	| { readonly kind: "content-moved"; readonly from: string; readonly page: string; readonly title: string }
	| {
			readonly kind: "redirect-changed";
			readonly address: string;
			readonly before: string | undefined;
			readonly after: string | undefined;
	  }
	| { readonly kind: "language-added" | "language-removed"; readonly language: Language; readonly addresses: number }
	| { readonly kind: "menu-changed"; readonly under: string | undefined; readonly difference: Difference }
	/** `showing` is known of a setting that sections ask for. */
	| { readonly kind: "setting-changed"; readonly difference: Difference; readonly showing?: Showing }
	/** Search engines lose or find pages in these languages. */
	| {
			readonly kind: "announced-changed";
			readonly lost: boolean;
			readonly languages: readonly Language[];
			readonly pages: readonly string[];
	  }
	/** A branch opens or closes on a day that a form does not offer yet, or still offers. */
	| {
			readonly kind: "form-day-left";
			readonly form: string;
			readonly day: string;
			readonly open: boolean;
	  }
	| {
			readonly kind: "word-changed";
			readonly word: string;
			readonly before: string;
			readonly after: string;
	  }
	| { readonly kind: "picture-changed" | "download-changed"; readonly file: string; readonly showing: Showing }
	| {
			/** Stale: the Dutch has changed since. Mended: stale or missing before, translated now. */
			readonly kind: "translation-stale" | "translation-missing" | "translation-mended";
			/** Below `content/`. */
			readonly file: string;
			/** The title of a collection of facts. */
			readonly of: string | undefined;
			readonly languages: readonly Language[];
			readonly passages: readonly string[];
	  }
	/** All of them, in a language that the site still has. */
	| { readonly kind: "translations-removed"; readonly language: Language; readonly addresses: number }
	| {
			readonly kind: "translation-changed";
			readonly file: string;
			readonly of: string | undefined;
			readonly language: Language;
			readonly passage: string;
			readonly before: string;
			readonly after: string;
	  };

/** A change of one kind. */
export type ChangeOf<K extends Change["kind"]> = Extract<Change, { kind: K }>;
