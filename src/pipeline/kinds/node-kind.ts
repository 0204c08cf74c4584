import type { FieldMeta } from "#core/fields/kind.ts";
import type { FoundField } from "#core/fields/walk.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Region } from "../site/region.ts";
import type { Site } from "../site/site.ts";
import type { Context, Speech, Spoken } from "./context.ts";
import type { MarkWords } from "./marking.ts";
import type { Reference } from "./reference.ts";

/** What each kind of field does with a value where there is a site. Every kind gives every answer. */
export interface NodeKind {
	/** From what an editor wrote to what a view receives. `beside` are the fields of the block that it stands in. */
	present(value: unknown, meta: FieldMeta, context: Context, beside: Beside): unknown;
	/** Puts marks around its words, so that an editor can point at them; undefined for what shows no words of its own. */
	readonly marked: MarkWords | undefined;
	/** What a text says that names a fact of this kind; undefined for what stands in no text. */
	readonly spellOut: ((fact: NamedFact, context: Context) => Spoken) | undefined;
	/** Finds a fact of this kind in a text where it is written out; undefined for what may well stand in a text. */
	readonly writtenOut: ((written: string, place: Region) => WrittenOut | undefined) | undefined;
	/** Everything that it refers to, in the order of the text. Links to other sites are left out. */
	references(value: string, field: FoundField, home: Home): readonly Reference[];
	/** What is wrong with a value by itself that its schema cannot say; undefined when nothing can be. */
	readonly faults: ((field: WrittenField, place: Region) => Iterable<AnyProblem>) | undefined;
	/** What is wrong with a value on a day, and may be right on another; undefined when no day makes a difference. */
	readonly faultsOn: ((field: WrittenField, today: string) => Iterable<AnyProblem>) | undefined;
	/** Whether a value that does not fit can be meant as the advice says, in a place; undefined when it can anywhere. */
	readonly isMeantHere?: (found: string, place: Region) => boolean;
	/** Whether the advice for a value that does not fit keeps all of it, has no second reading, and arrives somewhere. */
	isCertain(advice: string, invalid: Invalid, around: Surroundings): boolean;
	/** What a review shows of a value, as a visitor of the Dutch site sees it. */
	shown(value: unknown, version: ReviewedSide): string;
	/** Two values with the same key look the same to a visitor; undefined when what is shown is the key. */
	readonly key: ((value: unknown, version: ReviewedSide) => string) | undefined;
	/** What is shown, in the language of a report. `nameOf` tells what a field beside it is called. */
	told(shown: string, report: EditorLanguage, nameOf: (field: string) => string): string;
}

export type Beside = Readonly<Record<string, unknown>>;

/** A fact that a text names. */
interface NamedFact {
	readonly collection: string;
	/** The file that it stands in, below `content/`. */
	readonly file: string;
	readonly value: unknown;
}

/** How a fact stands in a text by mistake. */
export interface WrittenOut {
	/** Finds it in a text. */
	readonly pattern: RegExp;
	/** What a text must hold for the pattern to be worth a try: a character of its kind, or a name. */
	readonly clue: RegExp | string;
}

/** The file that a field stands in, and its page if it has one. */
export interface Home {
	readonly source: SourceFile;
	readonly page?: string;
}

/** A value that does not fit its kind, and the name of its field. */
interface Invalid {
	readonly name: string;
	readonly found: string;
	/** The largest number that may stand there. */
	readonly max?: number | undefined;
}

interface Surroundings {
	readonly site: Site;
	/** The whole file. */
	readonly text: string;
}

/** One of the two versions of a site that a review compares, as it looks at one field. */
export interface ReviewedSide {
	readonly meta: FieldMeta;
	readonly site: Site;
	/** Shows Dutch texts as they are written, with the facts of the new version. */
	readonly speech: Speech;
	/** A text with its facts filled in from the new version. */
	fill(text: string): string;
	/** The name that an entry of facts has in the new version. */
	nameNow(collection: string, entry: string): string;
	/** Stands for the content of a picture. */
	contentOf(picture: string): string;
}

/** A view receives what was written. */
export function asWritten(value: unknown): unknown {
	return value;
}

/** Refers to nothing, has no faults, and may stand in any text. */
export const inert = {
	marked: undefined,
	references: () => [],
	faults: undefined,
	faultsOn: undefined,
	writtenOut: undefined,
} as const;

/** A review shows what was written. */
export const shownAsWritten = { shown: String, key: undefined, told: asShown } as const;

export function asShown(shown: string): string {
	return shown;
}

/** For advice that a person has to judge. */
export const isNeverCertain = () => false;
