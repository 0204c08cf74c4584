import type { Days } from "#core/days.ts";
import type { KindName } from "#core/fields/kind.ts";
import type { Language } from "#core/languages.ts";
import type { Showing } from "../usage/showing.ts";

/** A step from a section, page or fact to a field in it: the name of the field, or an item of a list. */
export type Step = string | { readonly item: string };

/** One field that a visitor sees change. Texts are as a Dutch visitor reads them, with their facts filled in. */
export type Difference = {
	readonly trail: readonly Step[];
	readonly kind: KindName;
} & (
	| { readonly change: "changed"; readonly before: string; readonly after: string }
	| { readonly change: "added" | "removed"; readonly text: string }
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
			readonly place: number;
			/** On which it is there. */
			readonly days: Days;
			/** All its words. */
			readonly text: string;
	  }
	| { readonly change: "moved"; readonly from: number; readonly to: number }
	| { readonly change: "changed"; readonly place: number; readonly differences: readonly Difference[] }
);

/** What a visitor finds at an address that no longer is what it was: another page, or nothing. */
type Redirect = { readonly redirect: string | undefined };

/** Anything that a visitor sees change between two revisions. Addresses are without a language. */
export type Change =
	| {
			readonly kind: "fact-changed";
			/** `products.slaap`, or `business` */
			readonly fact: string;
			/** Its name for people; empty for the practice itself. */
			readonly name: string;
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
	  }
	| ({ readonly kind: "page-removed"; readonly page: string; readonly title: string } & Redirect)
	| ({ readonly kind: "page-moved"; readonly from: string; readonly page: string; readonly title: string } & Redirect)
	| {
			readonly kind: "redirect-changed";
			readonly address: string;
			readonly before: string | undefined;
			readonly after: string | undefined;
	  }
	| {
			readonly kind: "page-changed";
			readonly page: string;
			readonly title: string;
			/** Of what the page says besides its sections. */
			readonly differences: readonly Difference[];
			readonly sections: readonly SectionChange[];
	  }
	| { readonly kind: "menu-changed"; readonly under: string | undefined; readonly difference: Difference }
	| { readonly kind: "setting-changed"; readonly difference: Difference }
	| {
			readonly kind: "word-changed";
			readonly word: string;
			readonly language: Language;
			readonly before: string;
			readonly after: string;
	  }
	| { readonly kind: "picture-changed"; readonly file: string; readonly showing: Showing }
	| {
			/** Stale: the Dutch has changed since. Mended: stale or missing before, translated now. */
			readonly kind: "translation-stale" | "translation-missing" | "translation-mended";
			/** Below `content/`. */
			readonly file: string;
			readonly languages: readonly Language[];
			readonly passages: readonly string[];
	  }
	| {
			readonly kind: "translation-changed";
			readonly file: string;
			readonly language: Language;
			readonly passage: string;
			readonly before: string;
			readonly after: string;
	  };

/** A change of one kind. */
export type ChangeOf<K extends Change["kind"]> = Extract<Change, { kind: K }>;
