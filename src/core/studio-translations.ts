/** What Studio tells of translations. */
import type { Language } from "./languages.ts";
import type { Spot } from "./studio.ts";

/** A passage of what editors wrote, beside what stands for it in another language. */
export interface TranslatedPassage {
	readonly language: Language;
	/** What it says now. */
	readonly written: string;
	readonly state: "translated" | "stale" | "missing";
	/** Of one whose text has changed since: how, word by word. */
	readonly changed?: readonly TextSpan[] | undefined;
	/** Empty as long as nobody has translated it. */
	readonly translation: string;
	/** Most characters of the translation, or undefined without a limit. */
	readonly max?: number | undefined;
	/** It has a form, in Markdown. */
	readonly markdown?: boolean | undefined;
	/** Of a text of several blocks: which of them it is, from 0. */
	readonly block?: number | undefined;
}

export interface TextSpan {
	readonly what: "same" | "removed" | "added";
	readonly text: string;
}

/** What stands at a place of a file, in the language that editors write and in one other, or in all others. */
export interface TranslationsHere extends Spot {
	readonly passages: readonly TranslatedPassage[];
}

/** What is to be translated, or to be looked at again. */
export interface OpenTranslation extends Spot {
	readonly language: Language;
	readonly state: "stale" | "missing";
	readonly written: string;
	/** The page or the kind of facts on which it stands, as people call it. */
	readonly title: string;
	/** The address of a page that shows it; undefined when no page does. */
	readonly page: string | undefined;
	/** When its file last changed, as `2026-11-22`; undefined when nobody knows. */
	readonly since: string | undefined;
	/** Somebody has said that it may wait until this day. */
	readonly until?: string | undefined;
}

/** A word of what surrounds the pages: a button, a heading of the footer, a message. */
export interface SiteWord {
	readonly key: string;
	/** Where it appears. */
	readonly about: string;
	/** In the language that editors write. */
	readonly says: string;
	/** What the builder says; the same as long as nobody wrote otherwise. */
	readonly builtIn: string;
	/** The site has it in words of its own, in this language or in another. */
	readonly isOverridden: boolean;
	readonly max: number;
	readonly translations: readonly TranslatedPassage[];
}

/** What a program says a passage is in another language. Nothing of it is written before somebody says so. */
export interface Suggestion {
	readonly language: Language;
	readonly file: string;
	readonly written: string;
	/** The translation that stands there; empty when there is none. */
	readonly was: string;
	readonly text: string;
	/** From the translation that stands there to this one. */
	readonly changed?: readonly TextSpan[] | undefined;
	/** Why it cannot stand there as it is, in words. */
	readonly problems: readonly string[];
}

export type SuggestAnswer = { readonly suggestions: readonly Suggestion[] } | { readonly refused: string };
