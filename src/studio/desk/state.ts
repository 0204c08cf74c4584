import type { Language } from "#core/languages.ts";
import type { Answers, Form, FormField, OthersText, Session, ShadowPage, Showing, Spot, Steps } from "#core/studio.ts";
import type { WhatIsWrong } from "#core/studio-publishing.ts";
import type { Hit } from "#studio/page/bind.ts";
import { kept } from "./kept.ts";
import type { Saved } from "./saving.ts";
import type { PageText } from "./type-text.ts";

/** What stands beside the page. */
export type Panel =
	/** The fields of a block; one of them was chosen. */
	| {
			readonly is: "fields";
			readonly form: Form;
			readonly chosen: Steps | undefined;
			readonly showing?: Showing | undefined;
	  }
	| { readonly is: "sections" }
	| { readonly is: "menu" }
	/** The words of what surrounds the pages, or one of them. */
	| { readonly is: "words"; readonly key?: string | undefined }
	/** What can be begun. */
	| { readonly is: "beginnings" }
	/** Questions to somebody who does something that takes more than one change. */
	| Asking
	| { readonly is: "drafts" }
	/** What changes for a visitor, on its way to the world and back. */
	| { readonly is: "publishing" }
	/** Texts that are not in their files. */
	| { readonly is: "unsaved" }
	/** What other people wrote. */
	| { readonly is: "others" }
	/** What is wrong with the content. */
	| { readonly is: "problems" }
	/** A text in another language. */
	| { readonly is: "translation"; readonly spot: Spot; readonly language: Language }
	/** What is to be translated. */
	| { readonly is: "translations" };

export interface Asking {
	readonly is: "undertaking";
	readonly what: string;
	readonly title: string;
	/** Answers that are known, and not asked for. */
	readonly about: Answers;
	/** The number of the step that comes first here. */
	readonly first: number;
	/** What the button says that does it, and what is said then. */
	readonly act: string;
	readonly told: string;
	/** Something goes away. */
	readonly alarm?: boolean;
}

export interface State {
	readonly session: Session | undefined;
	readonly editing: boolean;
	readonly shadow: ShadowPage | undefined;
	readonly panel: Panel | undefined;
	/** Under the pointer. */
	readonly over: Hit | undefined;
	readonly chosen: Hit | undefined;
	/** What somebody came to with the keys alone, to type in it. */
	readonly reached: Hit | undefined;
	/** In the page somebody types in it. */
	readonly typing: PageText | undefined;
	/** Among the sections of the page: where somebody adds one. */
	readonly placing: number | undefined;
	/** What other people wrote in copies of their own. */
	readonly others: readonly OthersText[];
	/** What is wrong with the content; undefined until the server has told it. */
	readonly wrong: WhatIsWrong | undefined;
	/** What a change takes along, until somebody says whether it is made. */
	readonly far: { readonly asks: readonly string[]; readonly answer: (yes: boolean) => void } | undefined;
	/** Is said aloud, and shown. */
	readonly told: string;
	/** What became of the last change of sections and items, when it was not made. */
	readonly failed: Saved | undefined;
	/** Another number when the panel shall take the keys. */
	readonly focus: number;
	/** Another number when things on the page may have moved. */
	readonly drawn: number;
}

/** That of a page that was just opened. */
export function firstState(): State {
	return {
		session: undefined,
		editing: kept.editing,
		shadow: undefined,
		panel: undefined,
		over: undefined,
		chosen: undefined,
		reached: undefined,
		typing: undefined,
		placing: undefined,
		others: [],
		wrong: undefined,
		far: undefined,
		told: "",
		failed: undefined,
		focus: 0,
		drawn: 0,
	};
}

/** A field of a form, however deep it stands. */
export function fieldIn(field: FormField, path: Steps): FormField | undefined {
	if (field.path.length === path.length) return field.path.every((step, at) => step === path[at]) ? field : undefined;
	const { content } = field;
	const parts = content.is === "block" ? content.fields : content.is === "list" ? content.items : [];
	const around = parts.find((each) => each.path.every((step, at) => step === path[at]));
	return around && fieldIn(around, path);
}

/** A field of a block, by its path. */
export function fieldAt({ content }: FormField, path: Steps): FormField | undefined {
	const last = path.at(-1);
	const parts = content.is === "block" ? content.fields : content.is === "list" ? content.items : [];
	return parts.find((each) => each.path.at(-1) === last);
}
