import type { InReports } from "#core/fields/answers.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import type { Site } from "#pipeline/site/site.ts";

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
	/** The files of the content in which it differs from the beginning. */
	readonly files: readonly string[];
}

/** The content as it is, or as it was in a commit. */
export interface Version {
	readonly site: Site;
	/** Checked as before going live. */
	checked(): { readonly site: Site; readonly problems: readonly AnyProblem[] };
	/** The bytes of a file of the content. */
	bytes(file: string): Uint8Array | undefined;
	/** The text of a file that an editor can have written. */
	text(file: string): string | undefined;
}

/** A commit to be made of some files, on a new branch or on the present one. */
interface CommitRequest {
	readonly files: readonly string[];
	readonly message: string;
	readonly branch: string | undefined;
}

/** A branch, and the one that it is proposed for. */
interface Compared {
	readonly branch: string;
	readonly into: string;
}

/** The versions of a site, and the repository that others see. */
export interface Repository {
	/** Where the content is, for people. */
	readonly folder: string;
	/** Brings to its end what was being committed when something came between; false when that is not possible yet. */
	settle(): boolean;
	local(): LocalState | NoWorkingCopy;
	copy(): WorkingCopy | NoWorkingCopy;
	/** The last commit that the present branch shares with what is online. */
	beganWith(online: string): string | undefined;
	now(): Version;
	/** Throws when there is no such commit, or no content in it. */
	at(commit: string): Version;
	/** The content as it would be with changes that are not written. */
	imagined(drafts: Drafts): Site;
	/** The versions that can be looked at, the latest first. */
	publications(): readonly Publication[];
	/** The files that differ from a commit. */
	changedSince(commit: string): ReadonlySet<string>;
	/** What a file said in a commit. */
	textAt(commit: string, file: string): string | undefined;
	/** A name for what a file holds; empty for one that is gone. */
	fingerprint(file: string): string;
	freeBranch(name: string): string;
	commit(request: CommitRequest): Promise<void>;
	/** Returns what the host said. */
	push(remote: string, branch: string): Promise<string>;
	/** Returns whether the host answered. */
	fetch(remote: string): Promise<boolean>;
	/** What is online and not in the present branch; undefined when nothing is, or both share nothing. */
	news(online: string): News | undefined;
	/** Who changed a file last of what is new. */
	authorOf(news: News, file: string): string;
	/** The page of a host on which a branch can be proposed; `said` is what the host said when it got the branch. */
	comparePage(address: string, compared: Compared, said: string | undefined): string | undefined;
	/** What somebody can do about an error of the repository; undefined for an error of the program. */
	adviceFor(error: unknown): InReports | undefined;
}
