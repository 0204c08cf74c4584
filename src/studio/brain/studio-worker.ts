import type { ContentState } from "./content/content-state.ts";

/** Which store the content is in, and what it takes to reach it. */
export type StoreAddress = {
	readonly kind: "local";
	/** Known to the pages of this start alone. */
	readonly token: string;
	/** Where the content is, for people. */
	readonly folder: string;
	/** Of the reports, when that was asked for. */
	readonly language: "nl" | "en" | undefined;
};

/** What a page hears without having asked. */
export type WorkerEvent =
	/** The content has changed, by the page itself or by somebody else. */
	| { readonly is: "changed"; readonly state: ContentState }
	/** Everything has been checked. */
	| { readonly is: "checked"; readonly state: ContentState }
	/** Somebody else saved something. */
	| { readonly is: "others"; readonly who: string }
	/** Nobody answers any more, or somebody does again. */
	| { readonly is: "reachable"; readonly now: boolean }
	/** The program failed, in its own words. */
	| { readonly is: "failed"; readonly words: string };

/** What became of a question or a command. */
export type WorkerAnswer =
	| { readonly is: "answer"; readonly answer: unknown }
	/** There is none: 404 where there is no such thing, 400 where nobody understands what was asked, 500 where the program failed. */
	| { readonly is: "unanswered"; readonly status: 400 | 404 | 500; readonly words: string }
	/** Nobody answers where the content is stored. */
	| { readonly is: "unreachable" };

/** How the site looks apart from its pages. */
export interface SiteLook {
	/** Its own colours, typefaces and shapes, as styles. */
	readonly styles: string;
	/** All icons, as one drawing. */
	readonly icons: string;
	/** The ground of the pages: `#fbf8f2`. */
	readonly color: string;
}

/** What runs beside a page of Studio: the brain over its store. */
export interface StudioWorker {
	/** Opens the content. Whatever happens to it from then on, `hear` is told. */
	open(store: StoreAddress, hear: (event: WorkerEvent) => void): Promise<ContentState>;
	/** What is wrong with the content, as far as that is known. */
	state(): Promise<ContentState>;
	/** Answers a question or does a command of a feature, by its name. `number` is what `cancel` names it by. */
	call(name: string, sent: unknown, number: number): Promise<WorkerAnswer>;
	/** Nobody waits for an answer any more. */
	cancel(number: number): void;
	/** The data that stand at an address of a site, as JSON: of a page, or of what surrounds the pages. Undefined while nothing can be shown. */
	data(address: string): Promise<string | undefined>;
	/** Undefined while nothing can be shown. */
	look(): Promise<SiteLook | undefined>;
}
