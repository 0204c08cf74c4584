import type { Said } from "../in-language.ts";
import type { EditorWord } from "./editor-words.ts";

/** What is said with its English beside it. */
export interface InReports extends Said {
	readonly en: string;
}

/** What readers who do not write content call a field. */
export type FieldName = readonly [nl: string, en: string];

/** What the builder of every kind of field can be told. */
export interface Labelled {
	/** Without this a field goes by what its kind is called, or else by its own name. */
	readonly label?: FieldName;
}

/**
 * What each kind of field answers for itself, so that no tool needs to know a kind by name. Every kind gives every
 * answer; what several share is only what is the same for all of them.
 */
export interface KindAnswers {
	/** What stands behind its name: one value, a block of fields or a list. */
	readonly shape: "value" | "block" | "list";
	/** What a form shows for it. */
	readonly form:
		| "line"
		| "link"
		| "text"
		| "choice"
		| "icon"
		| "switch"
		| "number"
		| "coordinate"
		| "amount"
		| "day"
		| "hours"
		| "color"
		| "picture"
		| "point"
		| "download"
		| "entry"
		| "marks";
	/** From the source text of an unquoted scalar to the value that the schema judges. */
	read(source: string): unknown;
	/** What replaces zod's own JSON Schema type, because an editor's YAML reader sees another type than we. */
	readonly jsonType: Readonly<Record<string, unknown>>;
	/** What it expects, in words that end a sentence. */
	readonly expected: InReports;
	/** The same for who types it in a form, which reads other notations too. */
	readonly expectedInForm?: InReports;
	/** The words in it that are those of the language of the site. */
	readonly editorWords?: readonly EditorWord[];
	/** What an editor most likely meant by a value that does not fit; undefined when there is no single right answer. */
	advice(written: string): string | undefined;
	/** What is wrong with a value for which there is no advice, where that can be told better than by what is expected. */
	flaw?(written: string): InReports | undefined;
	/** What a field is called that has no label of its own. */
	readonly label: FieldName | undefined;
	/** Words that a visitor reads, translated passage by passage; until they are, a visitor reads another language. */
	readonly translated: boolean;
	/** How the words are written that a visitor reads. */
	readonly words: "line" | "markdown" | "name" | "none";
	/** Can hold a fact in braces: a sentence, a name, or a link to the fact's address. */
	readonly holdsFacts: boolean;
	/** What its whole value names. */
	readonly names:
		| "fact"
		| "facts"
		| "declared"
		| "page"
		| "address"
		| "folder"
		| "picture"
		| "icon"
		| "fields"
		| "nothing";
	/** What a fact of this kind gives to a text that names it: words, or words that can be opened. */
	readonly inText: "words" | "address" | "nothing";
	/** What can be wrong besides its notation: no browser opens the address, or YAML takes it for a comment. */
	readonly pitfall: "address" | "hash" | "none";
}

/** What was written is meant to the letter. */
export function readAsWritten(source: string): unknown {
	return source;
}

/** What was written is meant to the letter, and YAML reads it so. */
export const asWritten = { shape: "value", read: readAsWritten, jsonType: {} } as const;

/** No words that a visitor reads. */
export const wordless = { translated: false, words: "none", holdsFacts: false } as const;

/** YAML reads `2024` or `true` as a number or a boolean; for these kinds they are words. */
export const wordType = { type: ["string", "number", "boolean"] };

/** Digits that YAML reads as a number stay the characters that were written. */
export const digitsType = { type: ["string", "number"] };

/** The answer of a kind that nobody writes in another way. */
export const noAdvice = () => undefined;
