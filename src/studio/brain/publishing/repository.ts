import type { InReports } from "#core/fields/answers.ts";

/** What the repository says of the folder of a site by itself. */
export interface LocalState {
	/** Undefined when a commit is checked out and no branch. */
	readonly branch: string | undefined;
	readonly head: string;
	/** What of the content differs from the last commit: `content/site.yaml`. */
	readonly changed: readonly string[];
	/** Of these, what somebody has staged. */
	readonly staged: readonly string[];
	/** A merge, a rebase or the like has begun and not ended. */
	readonly isUnderWay: boolean;
}

/** The same with what it says of the world. */
export interface WorkingCopy extends LocalState {
	/** The branch that is online, as people name it, and its commit; undefined in a repository with no main branch. */
	readonly online: { readonly name: string; readonly commit: string } | undefined;
	/** The name of the repository that others see, and its address. */
	readonly remote: { readonly name: string; readonly address: string } | undefined;
	/** Commits of this branch that are not online. */
	readonly ahead: number;
	/** The last of them is on the repository that others see. */
	readonly isSent: boolean;
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

/** A commit to be made of some files, on a new branch or on the present one. */
export interface CommitRequest {
	/** What is committed of each, as somebody has seen it: a name for the bytes that it holds, empty for one that is gone. */
	readonly files: ReadonlyMap<string, string>;
	readonly message: string;
	readonly branch: string | undefined;
	/** Who asks has seen what others made of the same values meanwhile, and wants the own ones. */
	readonly hasSeen: boolean;
}

/** A branch, and the one that it is proposed for. */
interface Compared {
	readonly branch: string;
	readonly into: string;
}

/** Something could not be done, for a reason that somebody can do something about. */
export class Refusal extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super(said.en);
		this.said = said;
	}
}

/** The versions of a site, and the repository that others see. Each throws a `Refusal` when it cannot be done. */
export interface Repository {
	/** Where the content is, for people. */
	readonly folder: string;
	/** What is committed is online by that: it is merged onto what is online, and there is no branch to propose. */
	readonly isDirect: boolean;
	/** Brings to its end what was being committed when something came between; false when that is not possible yet. */
	settle(): Promise<boolean>;
	local(): Promise<LocalState | NoWorkingCopy>;
	copy(): Promise<WorkingCopy | NoWorkingCopy>;
	/** The last commit that the present branch shares with what is online. */
	beganWith(online: string): Promise<string | undefined>;
	/**
	 * The files of the content that a commit has otherwise than they are now, and what each held then; undefined for one
	 * that was not there. Throws a `Refusal` when there is no such commit, or no content in it.
	 */
	differing(commit: string): Promise<ReadonlyMap<string, Uint8Array | undefined>>;
	/** The versions that can be looked at, the latest first. */
	publications(): Promise<readonly Publication[]>;
	freeBranch(name: string): Promise<string>;
	/**
	 * Throws a `Refusal` also when a file holds something else by now, and where it is direct when others made something
	 * else of the same values, which whoever asks has not seen.
	 */
	commit(request: CommitRequest): Promise<void>;
	/** What is on its way to a server is not sent any further; the commit says so with a `Refusal`, unless it has arrived. */
	stop?(): void;
	/** Returns what the host said. */
	push(remote: string, branch: string): Promise<string>;
	/** Returns whether the host answered. */
	fetch(remote: string): Promise<boolean>;
	/** What is online and not in the present branch; undefined when nothing is, or both share nothing. */
	news(online: string): Promise<News | undefined>;
	/** The page of a host on which a branch can be proposed; `said` is what the host said when it got the branch. */
	comparePage(address: string, compared: Compared, said: string | undefined): Promise<string | undefined>;
}
