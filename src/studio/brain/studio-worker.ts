import type { InReports } from "#core/fields/answers.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import type { PhotoStep } from "#core/studio-files.ts";
import type { ContentState } from "./content/content-state.ts";

/** The content on the disk of this computer, through its own server. */
export interface LocalAddress {
	readonly kind: "local";
	/** Known to the pages of this start alone. */
	readonly token: string;
	/** Where the content is, for people. */
	readonly folder: string;
	/** Of the reports, when that was asked for. */
	readonly language?: EditorLanguage | undefined;
}

interface InRepository {
	/** The branch that is online. */
	readonly branch: string;
	/** The origin of the site, which says itself what is online. */
	readonly site?: string | undefined;
	/** Words of a language, and where they are. */
	readonly dictionary?: DictionaryAddress | undefined;
	readonly language?: EditorLanguage | undefined;
}

/** A repository of a server that speaks Git, at this origin. */
interface GitAddress extends InRepository {
	readonly kind: "git";
	/** Its path: `/git/site.git`. */
	readonly repository: string;
}

/** A repository on GitHub. */
export interface GithubAddress extends InRepository {
	readonly kind: "github";
	readonly owner: string;
	readonly repository: string;
	/** Where GitHub answers, when that is not its own address. */
	readonly api?: string | undefined;
}

export type HostedAddress = GitAddress | GithubAddress;

/** Which store the content is in, and what it takes to reach it. */
export type StoreAddress = LocalAddress | HostedAddress;

export interface DictionaryAddress {
	readonly language: Language;
	readonly name: string;
	readonly address: string;
}

/** What stands between a person and the site, until they do something about it. */
export type Door =
	/** The content is on its way; so many bytes of it have come. */
	| { readonly is: "loading"; readonly bytes: number }
	/** Another tab has the site open. */
	| { readonly is: "occupied" }
	/** Another tab has taken it over. */
	| { readonly is: "taken" }
	/** A token is asked for; `why` says what became of one before. Whoever edits already may wait with it. */
	| { readonly is: "token"; readonly why: InReports | undefined; readonly mayWait: boolean }
	/** Who is it that edits? */
	| { readonly is: "person"; readonly name: string; readonly email: string }
	/** It could not be opened, which may be tried again: by the page as a whole where the server asks who is there. */
	| { readonly is: "closed"; readonly said: InReports; readonly next: "again" | "reload" | "nothing" };

/** What a person answers at the door. */
export type DoorAnswer =
	| { readonly do: "again" }
	| { readonly do: "take over" }
	| { readonly do: "later" }
	| { readonly do: "sign in"; readonly token: string; readonly keep: boolean }
	| { readonly do: "introduce"; readonly name: string; readonly email: string };

/** What is wrong while somebody edits; editing goes on. */
export interface StoreTrouble {
	readonly is: string;
	readonly said: InReports;
	/** A person has to sign in anew. */
	readonly asksToken: boolean;
}

/** What a page hears without having asked. */
export type WorkerEvent =
	/** The content has changed, by the page itself or by somebody else; with what is shown where the page was last. */
	| { readonly is: "changed"; readonly state: ContentState; readonly shown: Shown | undefined }
	/** Icons and the logo that the page shows, as symbols, before those of the same id that it has. */
	| { readonly is: "icons"; readonly symbols: string }
	/** Everything has been checked. */
	| { readonly is: "checked"; readonly state: ContentState }
	/** What others drafted is something else than before; who of them drafted something new. */
	| { readonly is: "others"; readonly who: readonly string[] }
	/** What is being done with the photo that a call of this number brought. */
	| { readonly is: "photo"; readonly number: number; readonly step: PhotoStep }
	/** Something stands between the person and the site; undefined when nothing does any more. */
	| { readonly is: "door"; readonly door: Door | undefined }
	/** Something is wrong while somebody edits, or nothing is any more. */
	| { readonly is: "trouble"; readonly trouble: StoreTrouble | undefined }
	/** The program of this computer was started anew, and answers this page no more. */
	| { readonly is: "restarted" }
	/** What ran beside the page runs no more. */
	| { readonly is: "ended" }
	/** A part of Studio could not be fetched. */
	| { readonly is: "missing" }
	/** The program failed, in its own words. */
	| { readonly is: "failed"; readonly words: string };

/** What became of a question or a command. */
export type WorkerAnswer =
	| { readonly is: "answer"; readonly answer: unknown }
	/**
	 * There is none: 404 where there is no such thing, 400 where nobody understands what was asked, 500 where the program
	 * failed. `said` tells people what stands in the way, where they can do something about it.
	 */
	| { readonly is: "unanswered"; readonly status: 400 | 404 | 500; readonly words: string; readonly said?: string }
	/** Nobody answers where the content is stored. */
	| { readonly is: "unreachable" }
	/** Somebody answers there, but not this page. */
	| { readonly is: "restarted" };

/** How the site looks apart from its pages. */
export interface SiteLook {
	/** Its own colours, typefaces and shapes, as styles. */
	readonly styles: string;
	/** The ground of the pages: `#fbf8f2`. */
	readonly color: string;
}

/** What a page shows at a path: the page of the site there, or that there is none, with what surrounds it. */
export interface Shown {
	readonly path: string;
	/** The addresses of the data of both. */
	readonly page: string;
	readonly shell: string;
	/** The data, as JSON, by their addresses. */
	readonly data: ReadonlyMap<string, string>;
	/** Undefined when it is the one that was given last. */
	readonly look: SiteLook | undefined;
}

/** The two workers of a page: one that edits, and one that checks everything, which takes a second, beside it. */
export type WorkerName = "brain" | "check";

/** What the second says to the page: that it is there, and that a part of it could not be fetched. */
export type CheckerSays = "here" | "missing";

/** What runs beside a page of Studio: the brain over its store. */
export interface StudioWorker {
	/**
	 * Opens the content, and gives what it shows at a path. Whatever happens to it from then on, `hear` is told. `checks`
	 * leads to the worker that checks everything, which may start later.
	 */
	open(
		store: StoreAddress,
		path: string,
		hear: (event: WorkerEvent) => void,
		checks: MessagePort,
	): Promise<Shown | undefined>;
	/** Holds a lock of this name for as long as it runs; settles once it does. */
	live(lock: string): Promise<void>;
	/** Begins to ask the worker at the other end of `checks`, unless that has begun. */
	check(): void;
	/** Fetches what nobody needs before Studio is there, for when there is no connection any more. */
	fetchRest(): void;
	/** Answers what stands at the door. */
	enter(answer: DoorAnswer): void;
	/** The name of who edits in this browser; undefined where that is whoever has this computer. */
	person(): Promise<string | undefined>;
	/**
	 * Forgets in this browser who edits, with a token, and all that they made, so that another person begins anew. Gives
	 * false where the server does not have all of it: that stays here, and the page goes on.
	 */
	leave(): Promise<boolean>;
	/** What is wrong with the content, as far as that is known. */
	state(): Promise<ContentState>;
	/** Answers a question or does a command of a feature, by its name. `number` is what `cancel` names it by. */
	call(name: string, sent: unknown, number: number): Promise<WorkerAnswer>;
	/** Nobody waits for an answer any more. */
	cancel(number: number): void;
	/** What is shown at a path, where the page is from now on. Undefined while nothing can be shown. */
	shown(path: string): Promise<Shown | undefined>;
	/** The data that stand at an address of a site, as JSON: of a page, or of what surrounds the pages. Undefined while nothing can be shown. */
	data(address: string): Promise<string | undefined>;
	/** Where a file of the content is for this browser: `images/fotos/winkel.jpg`. */
	address(file: string): Promise<string>;
}
