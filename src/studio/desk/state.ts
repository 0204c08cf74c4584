import type { EditorLanguage } from "#core/in-language.ts";
import type { FormField, MarkedPage, OthersText, Session, Steps } from "#core/studio.ts";
import type { WhatIsWrong } from "#core/studio-publishing.ts";
import type { Door, StoreAddress, StoreTrouble } from "#studio/brain/studio-worker.ts";
import type { Hit } from "#studio/page/bind.ts";
import type { Failure } from "./failure.ts";
import { languageOfBrowser } from "./load-locale.ts";
import type { Panel } from "./panels.ts";
import type { Saved } from "./saving.ts";
import type { Word } from "./say.ts";
import { tabState } from "./tab-state.ts";
import type { PageText } from "./type-text.ts";
import type { UnsavedText } from "./unsaved.ts";
import { words } from "./words.ts";

export interface State {
	/** Where the content is; undefined until Studio begins. */
	readonly store: StoreAddress | undefined;
	/** What stands between the person and the site. */
	readonly door: Door | undefined;
	/** What is wrong with where the content is kept. */
	readonly trouble: StoreTrouble | undefined;
	readonly session: Session | undefined;
	/** Of all that is said. */
	readonly language: EditorLanguage;
	readonly editing: boolean;
	readonly markedPage: MarkedPage | undefined;
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
	/** What was typed and given up, the latest last: it can be brought back until something else is done. */
	readonly givenUp: readonly UnsavedText[];
	/** What a change takes along, until somebody says whether it is made. */
	readonly far: { readonly asks: readonly string[]; readonly answer: (yes: boolean) => void } | undefined;
	/** Is said aloud, and shown. */
	readonly announcement: string;
	/** Why nothing answers this page any more, before it is loaded again. */
	readonly isOver: Failure | undefined;
	/** Studio was put up anew: what of the program had not come yet comes no more. */
	readonly isRenewed: boolean;
	/** What became of the last change of sections and items, when it was not made. */
	readonly failed: Saved | undefined;
	/** Something is being done: what can be taken back next is not known yet. */
	readonly isBusy: boolean;
	/** Another number when the panel shall take the keys. */
	readonly focus: number;
	/** Another number when things on the page may have moved. */
	readonly drawn: number;
}

/** That of a page that was just opened. */
export function firstState(): State {
	return {
		store: undefined,
		door: undefined,
		trouble: undefined,
		session: undefined,
		// Nothing has been fetched yet: until its words are here, that of the browser is not spoken.
		language: languageOfBrowser() === "nl" ? "nl" : "en",
		editing: tabState.editing,
		markedPage: undefined,
		panel: undefined,
		over: undefined,
		chosen: undefined,
		reached: undefined,
		typing: undefined,
		placing: undefined,
		others: [],
		wrong: undefined,
		givenUp: [],
		far: undefined,
		announcement: "",
		isOver: undefined,
		isRenewed: false,
		failed: undefined,
		isBusy: false,
		focus: 0,
		drawn: 0,
	};
}

/** Why nothing can be done with the page as a whole; undefined when something can, or while the page is still read. */
export function whyNoFile({ markedPage }: State): Word | undefined {
	return markedPage && markedPage.file === undefined ? words.madeByItself : undefined;
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
