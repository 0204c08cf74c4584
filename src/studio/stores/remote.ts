/** The name of an object of Git, in hexadecimal digits. */
export type ObjectId = string;

export interface Person {
	readonly name: string;
	readonly email: string;
}

export interface RemoteCommit {
	readonly id: ObjectId;
	readonly parents: readonly ObjectId[];
	readonly author: Person;
	/** When, with its time zone: `2026-11-25T14:03:00+01:00`. */
	readonly date: string;
	readonly message: string;
}

/** What a name leads to in a commit. */
export interface TreeFile {
	readonly id: ObjectId;
	readonly kind: "file" | "program" | "link" | "submodule";
}

/** A commit and the files below a folder of it, by their names from the root: `content/pages/contact.yaml`. */
export interface Snapshot {
	readonly commit: RemoteCommit;
	readonly files: ReadonlyMap<string, TreeFile>;
}

/** A snapshot that was asked for. */
export interface AskedSnapshot extends Snapshot {
	/** A name for all that stands beside the folder: the same in two commits that differ in nothing else. */
	readonly beside: string;
}

/** A commit to be made: a parent, and what differs from it. Null removes a file. */
export interface NewCommit {
	/** The first is the one whose files it changes. */
	readonly parents: readonly [ObjectId, ...ObjectId[]];
	readonly changes: ReadonlyMap<string, Uint8Array | null>;
	readonly message: string;
	readonly author: Person;
	/** Milliseconds since 1970, and minutes east of Greenwich. */
	readonly time: number;
	readonly zone: number;
}

/** What became of moving a branch. */
export type Pushed =
	| { readonly is: "done"; readonly commit: ObjectId }
	/** The branch does not lead any more to where it was seen. */
	| { readonly is: "moved" }
	/** The server does not let this person, or does not take this; in its own words. */
	| { readonly is: "refused"; readonly said: string };

export type RemoteTrouble =
	/** No answer: no network, or no server. */
	| "unreachable"
	/** It wants to know who asks: nobody is signed in, or not any more. */
	| "signed out"
	/** It knows who asks, and does not let them. */
	| "forbidden"
	/** There is no such repository, or no such object in it. */
	| "not found"
	/** What was sent is more than it takes. */
	| "too large"
	/** It failed: 5xx, or an answer that cannot be understood. */
	| "failed"
	/** What it sent is not what its name says, or no content of a site: it is not used. */
	| "damaged"
	/** What it would send is more than a browser can hold. */
	| "too much";

/** Why a server gave no answer that can be used. */
export class RemoteError extends Error {
	readonly is: RemoteTrouble;

	constructor(is: RemoteTrouble, message: string, options?: ErrorOptions) {
		super(message, options);
		this.is = is;
	}
}

/** The server may have done all the same what was asked of it. */
export function mayBeDone(error: unknown): boolean {
	return error instanceof RemoteError && ["unreachable", "failed", "damaged", "too much"].includes(error.is);
}

/** The page on which others review what a branch proposes. */
export interface Review {
	readonly page: string;
	readonly is: "waits" | "online" | "refused";
}

/** What a branch is proposed with. */
interface NewReview {
	/** The names of branches, without `refs/heads/`. */
	readonly branch: string;
	readonly onto: string;
	readonly title: string;
	readonly body: string;
}

/** All throw `RemoteError`. */
export interface Reviews {
	/** Proposes a branch. One that is proposed already is given as it stands. */
	open(review: NewReview, signal?: AbortSignal): Promise<Review>;
	/** The latest of a branch, if there is one. */
	of(branch: string, signal?: AbortSignal): Promise<Review | undefined>;
	/** Where somebody can propose a branch by hand. */
	pageFor(branch: string, onto: string): string;
}

/** What is asked of the server of a repository, whether it speaks Git or an interface of its own. All throw `RemoteError`. */
export interface Remote {
	/** The branches whose full names begin so, `refs/heads/studio/`, and where each leads. */
	branches(prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, ObjectId>>;
	/** A commit with its files below a folder. What is known already is not asked for again. */
	snapshot(commit: ObjectId, folder: string, signal?: AbortSignal): Promise<AskedSnapshot>;
	/** What files hold. `tell` hears how many bytes have come. */
	blobs(
		ids: Iterable<ObjectId>,
		options?: { readonly signal?: AbortSignal; readonly tell?: (bytes: number) => void },
	): Promise<ReadonlyMap<ObjectId, Uint8Array>>;
	/** The latest commits from one on, the latest first, each with its first parent next. */
	history(from: ObjectId, most: number, signal?: AbortSignal): Promise<readonly RemoteCommit[]>;
	/** Makes a commit and lets a branch lead to it, when that still leads to `was`; undefined for a branch that is new. */
	push(branch: string, was: ObjectId | undefined, commit: NewCommit, signal?: AbortSignal): Promise<Pushed>;
	/** Where others review what a branch proposes, when the server has such pages. */
	readonly reviews?: Reviews | undefined;
	/** Lets a branch lead to a commit that the server has, or with undefined takes the branch away. */
	move(branch: string, was: ObjectId | undefined, to: ObjectId | undefined, signal?: AbortSignal): Promise<Pushed>;
}

/** A name for all entries of a folder but one. */
export function nameOfOthers(
	entries: ReadonlyMap<string, { readonly mode: string; readonly id: ObjectId }>,
	but: string,
): string {
	return [...entries].map(([name, { mode, id }]) => (name === but ? "" : `${mode} ${id} ${name}\n`)).join("");
}
