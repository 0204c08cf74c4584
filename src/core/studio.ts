/** What the pages of Studio are told and what they change. Types alone: nothing of this reaches a visitor. */
import type { KindAnswers } from "./fields/answers.ts";
import type { FieldMeta, KindName } from "./fields/kind.ts";
import type { EditorLanguage } from "./in-language.ts";
import type { Language, SourceLanguage } from "./languages.ts";

/** What is wrong, in the language of the reports. */
export interface ProblemMessage extends Spot {
	readonly line: number;
	readonly column: number;
	readonly title: string;
	readonly message: string;
	readonly hint: string;
	/** What could stand there, where that is known. */
	readonly offer?: Offer | undefined;
	/** Takes away what stands there once more, word for word. */
	readonly removal?: Change | undefined;
	/** An address to which this and other links lead, and where visitors find nothing. */
	readonly deadEnd?: string | undefined;
}

/** The text of a value, and the one that could stand in its place. */
export interface Offer {
	readonly was: string;
	readonly value: string;
	/** The words in it that are others. */
	readonly words: string;
}

/** Leads from the top of a file to a value: names of fields, and numbers of items counted from 0. */
export type Steps = readonly (string | number)[];

/** What was written, as data: of every value the text that stands there, without quotation marks; null where nothing stands. */
export type WrittenData = string | null | readonly WrittenData[] | { readonly [name: string]: WrittenData };

/** Where a value stands that somebody can change. */
export interface Spot {
	/** As the content names it: `content/pages/contact.yaml`. */
	readonly file: string;
	readonly path: Steps;
}

/** Where something that shows on a page was written. */
export interface Origin extends Spot {
	readonly kind: KindName;
	/** It can say something else in each language. */
	readonly translated: boolean;
	/** Of a Markdown text: its block, counted from 0. */
	readonly block?: number | undefined;
}

/** A page with marks in it, which is read and never shown. */
export interface MarkedPage {
	/** The file of the page; undefined for a page that no file says. */
	readonly file: string | undefined;
	readonly sections: readonly MarkedSection[];
	/** Of what shows here and stands elsewhere: facts and other pages, each as a whole. */
	readonly holders: readonly Holder[];
	readonly html: string;
	/** By the number of their mark. */
	readonly origins: readonly Origin[];
	readonly revision: string;
}

/** An entry of facts, or a file, of which something shows. */
export interface Holder extends Spot {
	/** As people call it: `Reis, op maat`. */
	readonly name: string;
	/** What others of its sort are called together: `Producten`. */
	readonly sort?: string | undefined;
}

/** One of the sections of a page, from above, also of those that a visitor does not see today. */
export interface MarkedSection {
	/** What people call its type: `Kop met introductie`. */
	readonly title: string;
	/** Its first words. */
	readonly words: string;
	readonly data: WrittenData;
	/** One that is not known here can be moved, copied and removed, but not filled in. */
	readonly isKnown: boolean;
}

/** What a field, a block of fields or a list looks like to who fills it in. */
export interface FormField extends Spot {
	/** In the language of the reports, as people call it: `titel`. */
	readonly label: string;
	readonly description: string;
	readonly required: boolean;
	/** It says what is no more than an example, and what says that it is right as it is, where somebody can say so. */
	readonly sample?: { readonly confirm: Change | undefined } | undefined;
	/** The sentences of the remarks directly above it, but for those about the file. */
	readonly remarks: readonly string[];
	readonly content: FormValue | FormBlock | FormList;
}

/** A field with the state of the content in which it was read. */
export interface Form extends FormField {
	/** What people call the entry of facts that it is a part of. */
	readonly of: string | undefined;
	readonly revision: string;
}

export interface FormValue {
	readonly is: "value";
	readonly kind: KindName;
	readonly control: KindAnswers["form"];
	/** As it is written, without quotation marks; undefined when it is left out. */
	readonly written: string | undefined;
	/** Most characters, or undefined without a limit. */
	readonly max?: number | undefined;
	/** Of a text with form: the level of the heading that it stands under. */
	readonly under?: number | undefined;
	/** Facts in braces can stand in it. */
	readonly holdsFacts?: boolean | undefined;
	/** Of a number: the lowest and the highest. */
	readonly range?: readonly [number, number] | undefined;
	/** What can be chosen, with what each means. */
	readonly options?: readonly FormOption[] | undefined;
	/** Of a name: the field beside it, and the name that goes with some of its words. */
	readonly namedBy?: FieldMeta["namedBy"];
}

export interface FormOption {
	readonly value: string;
	readonly text: string;
}

/** An icon as it is offered. */
export interface DrawnIcon {
	readonly name: string;
	/** What it is called, in the language of who edits. */
	readonly label: string;
	/** Without the frame around it, which is a square of 256. */
	readonly drawing: string;
}

/** The icons that were found by words. */
export interface IconsFound {
	readonly icons: readonly DrawnIcon[];
	/** There are no more than these. */
	readonly areAll: boolean;
}

export interface FormBlock {
	readonly is: "block";
	/** Of a picture, which is a block with a control of its own. */
	readonly kind?: KindName | undefined;
	readonly control?: KindAnswers["form"] | undefined;
	/** Of a picture: only a drawing can stand there. */
	readonly isDrawing?: boolean | undefined;
	/** It stands in the file; otherwise it is added as a whole. */
	readonly present: boolean;
	/** Also those that are left out. */
	readonly fields: readonly FormField[];
}

export interface FormList {
	readonly is: "list";
	readonly kind?: KindName | undefined;
	readonly control?: KindAnswers["form"] | undefined;
	readonly present: boolean;
	readonly items: readonly FormField[];
	readonly least: number;
	readonly most: number | undefined;
	/** What a new item at the end would be asked for; undefined for sections, of which there are many. */
	readonly item: FormField | undefined;
}

/** One change of a file. `was` is what whoever changes it saw there. */
export type Change =
	/** Of an empty value, `was` is empty. */
	| (Spot & { readonly do: "set"; readonly was: string; readonly value: string })
	/** A field that is left out so far. */
	| (Spot & { readonly do: "add"; readonly value: WrittenData })
	/** A field, or an item of a list. */
	| (Spot & { readonly do: "remove"; readonly was: WrittenData })
	/** A new item at this place. */
	| (Spot & { readonly do: "insert"; readonly value: WrittenData })
	/** An item to another place of its list. */
	| (Spot & { readonly do: "move"; readonly was: WrittenData; readonly to: number })
	| (Spot & { readonly do: "duplicate"; readonly was: WrittenData });

/** A file that comes or goes with an edit. */
export type FileChange =
	/** One that was sent. */
	| { readonly do: "place"; readonly key: string }
	/** One that nothing shows; named as the content names it: `content/images/scenes/muziek.svg`. */
	| { readonly do: "discard"; readonly file: string };

/** A change reaches further than it looks; it is made when somebody says yes to that. */
export interface FarReaching {
	/** What visitors do not find any more, a sentence each. */
	readonly asks: readonly string[];
}

/** A fact that a text can hold: `{branches.centrum.city}`. */
export interface KnownFact {
	/** Between the braces. */
	readonly name: string;
	/** As people call it: `Centrum: plaats`. */
	readonly label: string;
	/** What it shows on a Dutch page. */
	readonly shows: string;
}

/** Each by its name. */
export type KnownFacts = ReadonlyMap<string, KnownFact>;

/** Where a link on the site can lead. */
export interface LinkPlace {
	/** `/contact#privacy` */
	readonly address: string;
	/** As people call it: `Contact: Privacy`. */
	readonly title: string;
}

/** The sections that a page can get. */
export interface Gallery {
	readonly sections: readonly GallerySection[];
	/** A page with an example of each, with its type as anchor. */
	readonly html: string;
}

export interface GallerySection {
	readonly type: string;
	/** As people call it. */
	readonly title: string;
	readonly summary: string;
	readonly start: SectionStart | { readonly why: string };
}

/** What a section says at first. */
export interface SectionStart {
	readonly data: WrittenData;
	/** What stands in it for a file that visitors download, when the site has none yet: it is asked for first. */
	readonly file?: string | undefined;
}

/** What came of an edit. */
export type EditAnswer =
	/** The files that were written, and where what was changed stands: somebody else may have given it another place. */
	| { readonly written: readonly string[]; readonly session: Session; readonly at?: Steps | undefined }
	/** What is not sound is not written. */
	| { readonly problems: readonly ProblemMessage[] }
	/** It says something else by now; in which state of the content. */
	| { readonly conflict: Conflict & { readonly revision: string } }
	/** It can only be done in the file itself, or not any more; why, in words. What can be taken back may be another since. */
	| { readonly refused: string; readonly session?: Session };

/** What a place says by now, and where that is; missing when it is gone, or could be one of several. */
export interface Conflict {
	readonly was: WrittenData;
	readonly now?: WrittenData;
	readonly path?: Steps;
	/** Who wrote that, in another copy of the site; it does not stand in this one. */
	readonly by?: string;
}

/** What somebody else wrote in another copy of the site. */
export interface OthersText extends Spot {
	readonly who: string;
	/** As people call the field: `titel`. */
	readonly label: string;
	readonly theirs: string;
	/** What stands here. */
	readonly mine: string;
}

/** The state of the work. */
export interface Session {
	/** Of all that is said. */
	readonly language: EditorLanguage;
	/** The language that editors write. */
	readonly source: SourceLanguage;
	/** Those of the site, that one first. */
	readonly languages: readonly Language[];
	readonly revision: string;
	/** What would be taken back, or done again. */
	readonly undo: string | undefined;
	readonly redo: string | undefined;
	/** The pages on which that shows then, where that may be another one. */
	readonly pages: { readonly undo: string | undefined; readonly redo: string | undefined };
	readonly drafts: readonly DraftPage[];
	/** How many translations of the files that were changed last are out of date. */
	readonly outdated: number;
	/** The site names a program that proposes translations. */
	readonly proposes: boolean;
}

/** The page on which something shows, and what somebody fills in there first. */
export interface Opening {
	readonly page: string;
	readonly spot?: Spot | undefined;
}

/** A page that visitors do not find yet. */
export interface DraftPage {
	readonly path: string;
	readonly title: string;
	readonly file: string;
	/** The day on which it appears, in words; undefined for one of which nobody has said when. */
	readonly from: string | undefined;
}

/** Something that somebody can begin: a page, a product. */
export interface WizardSummary {
	/** The word for it: `page`. */
	readonly what: string;
	/** `een pagina` */
	readonly name: string;
	readonly about: string;
}

/** A line, or many of one sort under one that counts them. */
export type Consequence = string | { readonly text: string; readonly each: readonly string[] };

/** Something that takes more than one change, such as a new page or another address, as far as its questions are answered. */
export interface WizardState extends WizardSummary {
	readonly questions: readonly AskedQuestion[];
	/** What else changes by it. */
	readonly consequences: readonly Consequence[];
	readonly opens: Opening | undefined;
	/** Why it cannot be done with these answers. */
	readonly refused: string | undefined;
}

export interface AskedQuestion {
	readonly name: string;
	readonly field: FormField & { readonly content: FormValue };
	/** What was answered, or else what is suggested. */
	readonly answer: string;
	/** What an answer may look like; no answer itself. */
	readonly example: string | undefined;
	/** It asks for a picture. */
	readonly picture: boolean;
	/** It is about where the new thing stands, and comes last. */
	readonly where: boolean;
	/** What is wrong with the answer. */
	readonly problem: string | undefined;
	/** What could be answered instead, where that is known. */
	readonly offer: Offer | undefined;
	/** What is good to know of it: the address is free. */
	readonly note: string | undefined;
}

/** What was answered, by the name of the question. */
export type Answers = Readonly<Record<string, string>>;

/** Where a fact shows. */
export interface Showing {
	readonly pages: readonly { readonly path: string; readonly title: string }[];
	readonly languages: number;
}
