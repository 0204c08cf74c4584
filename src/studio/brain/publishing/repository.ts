import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";

/** What the repository says of the folder of a site by itself. */
export interface LocalState {
	/** Undefined when a commit is checked out and no branch. */
	readonly branch: string | undefined;
	readonly head: string;
	/** What of the content is neither online nor as it was when the work on it began: `content/site.yaml`. */
	readonly changed: readonly string[];
	/** Of the content, what somebody has staged. */
	readonly staged: readonly string[];
	/** A merge, a rebase or the like has begun and not ended. */
	readonly isUnderWay: boolean;
	/** The branch that is online, as people name it, its commit and when that was made; undefined without a main branch. */
	readonly online: { readonly name: string; readonly commit: string; readonly at: string } | undefined;
	/** The name of the repository that others see, and its address. */
	readonly remote: { readonly name: string; readonly address: string } | undefined;
}

/** Why nothing can be said of a folder. */
export type NoWorkingCopy = "noGit" | "noRepository" | "noCommit";

/** A commit that changed the content. */
export interface Publication {
	readonly commit: string;
	/** When, with its time zone. */
	readonly date: string;
	readonly author: string;
	readonly message: string;
	/** The commit before it; undefined for the first of all. */
	readonly parent: string | undefined;
	/** What it changed of the content: `content/site.yaml`. */
	readonly files: readonly string[];
}

/** What others put online. */
export interface News {
	/** The commit with which both began. */
	readonly base: string;
	/** The commit that is online. */
	readonly online: string;
	/** How many changes of the content each person made. */
	readonly authors: ReadonlyMap<string, number>;
	/** The files of the content in which it differs from the beginning, and who changed each last. */
	readonly files: ReadonlyMap<string, string>;
}

/** What is to be sent of some files. */
export interface SendRequest {
	/** What is sent of each, as somebody has seen it: a name for the bytes that it holds, empty for one that is gone. */
	readonly files: ReadonlyMap<string, string>;
	readonly message: string;
	/** Who asks has seen what others made of the same values meanwhile, and wants the own ones. */
	readonly hasSeen: boolean;
	/** A name for the proposal that it becomes; undefined when it is to be online by this. */
	readonly proposal: string | undefined;
}

export type Sent =
	/** `commit` is what is online by that, where the state may not know it yet. */
	| { readonly is: "online" | "kept" | "proposed"; readonly commit?: string | undefined }
	/** The server does not take it, for this reason. */
	| { readonly is: "not taken"; readonly said: InReports };

/** Something that was proposed, and what became of it. */
export interface Proposal {
	readonly message: string;
	/** When, with its time zone. */
	readonly date: string;
	/** It waits for somebody, cannot be merged any more with what is online, is online, or was refused or taken back. */
	readonly is: "waits" | "clashes" | "online" | "refused";
	/** Where others review it, on a host that has such a page. */
	readonly page: string | undefined;
}

/** Something could not be done, for a reason that somebody can do something about. */
export class Refusal extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super(inLanguage(said, "en"));
		this.said = said;
	}
}

/** The versions of a site, and the repository that others see. Each throws a `Refusal` when it cannot be done. */
export interface Repository {
	/** Where the content is, for people. */
	readonly folder: string;
	/** Brings to its end what was being sent when something came between; false when that is not possible yet. */
	settle(): Promise<boolean>;
	state(): Promise<LocalState | NoWorkingCopy>;
	/** The last commit that the content here shares with what is online. */
	beganWith(online: string): Promise<string | undefined>;
	/**
	 * The files of the content that a commit has otherwise than they are now, and what each held then; undefined for one
	 * that was not there. Throws a `Refusal` when there is no such commit, or no content in it.
	 */
	differing(commit: string): Promise<ReadonlyMap<string, Uint8Array | undefined>>;
	/** The versions that can be looked at, the latest first; as far back as about `most` of them go, without it the usual ones. */
	publications(most?: number): Promise<readonly Publication[]>;
	/**
	 * Merges files by value onto what is online, and sends that; without a server it is kept as a version. Throws a
	 * `Refusal` also when a file holds something else by now, and when others made something else of the same values, which
	 * whoever asks has not seen. Where `isStoppable` says so, nothing is sent any further after `stop`, which is a `Refusal`
	 * too, unless all had arrived.
	 */
	send(request: SendRequest, stop: AbortSignal): Promise<Sent>;
	readonly isStoppable: boolean;
	/** What was proposed from here, the latest first, as far as that is known. */
	proposals(): Promise<readonly Proposal[]>;
	/** Whether a commit is another one or came before it; undefined where nothing is known of the later one. */
	isIn(commit: string, later: string): Promise<boolean | undefined>;
	/**
	 * Asks the host what is online. What others put there comes here by that, unless both made something else of the same.
	 * Returns whether the host answered.
	 */
	fetch(remote: string): Promise<boolean>;
	/** What is online and not here; undefined when nothing is, or both share nothing. */
	news(online: string): Promise<News | undefined>;
}
