import type { FactsOf } from "./facts/index.ts";
import type { KindName, TagOf } from "./fields/kind.ts";
import type { NamedIcon } from "./icons/icons.ts";
import type { Language } from "./languages.ts";

/** Words in the language of the page, or, where a translation is missing, in the language they carry. */
export type Text = string | { readonly text: string; readonly lang: Language };

/** What says where a line may break a word, or may not. */
export const breaks = /[\u00ad\u2060]/g;

/** The bare words of a text, without their language and what says where a line may break them, or may not. */
export function plainText(text: Text): string {
	return (typeof text === "string" ? text : text.text).replace(breaks, "");
}

/** The same as it is measured and compared: also without the marks around words that can be edited in place. */
export function bareText(text: Text): string {
	return plainText(text).replace(/\ue000\d+\ue001|\ue002/g, "");
}

/** Words, and how they are in Dutch, where that is another thing. */
export type Label = string | { readonly shown: Text; readonly written: string };

/** A label as a visitor reads it. */
export function shownOf(label: Label): Text {
	return typeof label === "string" ? label : label.shown;
}

/** A label as the business reads it. */
export function writtenOf(label: Label): string {
	return typeof label === "string" ? label : label.written;
}

declare const safe: unique symbol;

/** HTML that the pipeline made from Markdown; the only strings that a view may insert as HTML. */
export type Html = string & { readonly [safe]: true };

export interface Link {
	readonly href: string;
	/** Set when the address leads to another site. */
	readonly external?: true;
	/** Of a file: `PDF, 214 kB`, in the language of the page. */
	readonly about?: string;
	/** The language of the file, when it is not that of the page. */
	readonly lang?: Language;
}

/** The same photo in a smaller format, in several widths. */
export interface PictureSource {
	readonly type: "image/avif" | "image/webp";
	readonly srcset: string;
}

export interface Picture {
	readonly src: string;
	/** The smallest format first. A drawing has none, nor has a photo while somebody writes. */
	readonly sources?: readonly PictureSource[];
	readonly width: number;
	readonly height: number;
	/** Empty for decoration. */
	readonly alt: Text;
	/** The point that stays in sight where the picture is cut: `30% 60%`. */
	readonly focus?: string;
}

export interface Price {
	/** With two decimals and a point, for machines. Absent when the price is on request. */
	readonly amount?: string;
	/** It is the lowest. */
	readonly from?: true;
	/** In the language of the page. */
	readonly text: string;
}

export interface DateText {
	readonly iso: string;
	/** 5 maart 2025 */
	readonly long: string;
	/** 5 mrt 2025 */
	readonly medium: string;
}

/** A phone number or e-mail address: what to show and what to open. */
export interface ContactPoint {
	readonly href: string;
	readonly text: string;
}

export interface HourRange {
	/** HH:mm */
	readonly opens: string;
	/** HH:mm */
	readonly closes: string;
}

/** The language of something elsewhere. */
export interface LanguageName {
	/** `de` */
	readonly code: string;
	/** In the language of the page: Duits. */
	readonly name: string;
}

/** What an overview shows of a page. */
export interface PageCard {
	readonly href: string;
	readonly title: Text;
	readonly summary: Text;
	readonly date?: DateText;
	readonly minutes?: number;
	readonly image?: Picture;
}

/** The way from one page of an overview to the others. */
export interface Paging {
	/** Of the page that is shown, from 1. */
	readonly number: number;
	readonly previous?: string;
	readonly next?: string;
	/** Some of the pages, rising; where a number is left out, there is a gap. */
	readonly pages: readonly { readonly number: number; readonly href: string }[];
}

/** The cards that a list shows on one page. */
export interface CardList {
	readonly cards: readonly PageCard[];
	/** Absent when there are no further pages. */
	readonly paging?: Paging;
}

/** A declared field of a fact, as a visitor reads it. */
export interface Detail {
	/** By which the section asked for it. */
	readonly name: string;
	readonly label: Text;
	/** It is what the fact costs. */
	readonly price?: true;
	/** None where the label says it all: `Organic`. */
	readonly values: readonly { readonly text: Text; readonly href?: string }[];
}

/** What a page shows of a fact of any collection. */
export interface FactCard {
	readonly title: Text;
	readonly text?: Text;
	readonly html?: Html;
	readonly image?: Picture;
	readonly link?: Link;
	/** That under which it stands, where they stand in groups. */
	readonly group?: Text;
	readonly details: readonly Detail[];
}

type SimpleKind = Exclude<KindName, "ref" | "choice">;

/** Refuses a name that is no kind; `ResolvedTag` refuses a kind that is missing. */
type OfKinds<T extends Readonly<Record<Exclude<keyof T, SimpleKind>, never>>> = T;

type ResolvedByKind = OfKinds<{
	text: Text;
	label: Label;
	/** The same in every language. */
	name: string;
	markdown: Html;
	link: Link;
	download: Link;
	image: Picture;
	file: string;
	focus: string;
	icon: NamedIcon;
	price: Price;
	date: DateText;
	hours: HourRange[];
	phone: ContactPoint;
	email: ContactPoint;
	url: string;
	origin: string;
	siteAddress: string;
	flag: boolean;
	number: number;
	coordinate: number;
	pages: CardList;
	entries: FactCard[];
	options: Label[];
	detail: string;
	id: string;
	path: Link;
	/** `#7a3018` */
	color: string;
	language: LanguageName;
	samples: string[];
}>;

/** The named fields of a fact; without names all of them. */
type ShownFields<Fact, Names> = [Names] extends [never] ? Fact : Pick<Fact, Extract<keyof Fact, Names>>;

type ResolvedTag<Tag> = Tag extends { kind: "ref"; detail: { collection: infer C; shows: infer F; details: infer D } }
	? Resolved<ShownFields<FactsOf<C>, F>> & ([D] extends [never] ? unknown : { readonly shown?: readonly Detail[] })
	: Tag extends { kind: "choice"; detail: infer Option }
		? Option
		: Tag extends { kind: infer K extends SimpleKind }
			? ResolvedByKind[K]
			: never;

/** What a view receives for what an editor wrote: words translated, facts filled in, pictures measured. */
export type Resolved<T> = [TagOf<T>] extends [never]
	? T extends readonly (infer Item)[]
		? Resolved<Item>[]
		: T extends object
			? { [Key in keyof T]: Resolved<T[Key]> }
			: T
	: ResolvedTag<TagOf<T>>;
