/** What Studio's page and its server say to each other about translations; see `studio.ts`. */
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

/** Another translation for a passage. */
export interface TranslateRequest {
	readonly language: Language;
	/** Where the passage stands, as the content names it: `content/pages/contact.yaml`. */
	readonly file: string;
	/** The passage. */
	readonly written: string;
	/** What whoever changes it saw. Of one that is stale the same `value` says that it is still right. */
	readonly was: string;
	readonly value: string;
	/** What is done, in words, for who takes it back. */
	readonly name: string;
	/** Edits of one stretch of typing have the same; they are taken back together. */
	readonly stretch?: string | undefined;
}

/** What is open in a file may wait. */
export interface PostponeRequest {
	readonly language: Language;
	readonly file: string;
	/** The last day, as `2026-11-22`. */
	readonly until: string;
	readonly name: string;
}

/** A word of what surrounds the pages: a button, a heading of the footer, a message. */
export interface SiteWord {
	readonly key: string;
	/** Where it appears. */
	readonly about: string;
	/** In the language that editors write. */
	readonly says: string;
	/** What the builder says; the same as long as nobody wrote otherwise. */
	readonly usual: string;
	/** The site has it in words of its own, in this language or in another. */
	readonly isOwn: boolean;
	readonly max: number;
	readonly translations: readonly TranslatedPassage[];
}

/** Other words for a word. */
export interface WordRequest {
	readonly key: string;
	/** Without it, it says again what the builder says, in every language. */
	readonly to?: { readonly language: Language; readonly was: string; readonly value: string } | undefined;
	/** What is done, in words, for who takes it back. */
	readonly name: string;
	/** Edits of one stretch of typing have the same; they are taken back together. */
	readonly stretch?: string | undefined;
}

/** Asks the program that the site names for translations of passages. */
export interface ProposeRequest {
	readonly language: Language;
	readonly passages: readonly { readonly file: string; readonly written: string }[];
}

/** What a program says a passage is in another language. Nothing of it is written before somebody says so. */
export interface Proposal {
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

export type ProposeAnswer = { readonly proposals: readonly Proposal[] } | { readonly refused: string };
