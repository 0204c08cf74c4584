/** What Studio tells where changes go out into the world and come back. */
import type { Language } from "./languages.ts";
import type { OthersText, ProblemMessage } from "./studio.ts";

/** A span of two versions of a text. */
interface ToldSpan {
	readonly what: "same" | "removed" | "added";
	readonly text: string;
}

/** One change that a visitor sees, in words. */
export interface ChangeMessage {
	readonly sentence: string;
	/** What is too long for the sentence. */
	readonly spans: readonly ToldSpan[];
	/** Pages or texts that it is about. */
	readonly items: readonly string[];
}

/** Changes that belong together. */
interface ToldChapter {
	readonly title: string;
	/** The page that they are about, if it is one and is still there. */
	readonly page: string | undefined;
	readonly changes: readonly ChangeMessage[];
}

/** What two versions differ in for a visitor. */
export interface ReviewMessage {
	/** How many changes, and what weighs most in them. */
	readonly summary: string;
	readonly chapters: readonly ToldChapter[];
}

/** What stops something from being made ready, with the page on which it stands, where it is one. */
export type StoppingProblem = ProblemMessage & {
	readonly page: string | undefined;
	/** What people call the file. */
	readonly named: string;
};

/** What is wrong with the content, as far as that is known. */
export interface WhatIsWrong {
	readonly errors: readonly StoppingProblem[];
	readonly warnings: readonly StoppingProblem[];
}

/** Whether what is ready was proposed. */
export interface PullRequest {
	readonly branch: string;
	readonly isSent: boolean;
	/** Where it can be proposed to others; undefined as long as it is not sent, and on a host that is not known. */
	readonly page: string | undefined;
}

/** Where the work stands between this computer and the world. */
export interface Publishing {
	/** The name of all that was seen, so that nothing else is made ready. */
	readonly seen: string;
	/** Why nothing can be made ready, in words. */
	readonly refused: readonly string[];
	readonly problems: readonly StoppingProblem[];
	/** What is good to know, and stops nothing. */
	readonly notes: readonly string[];
	/** The branch that is online; undefined when Git cannot tell. */
	readonly online: string | undefined;
	/** What a visitor sees change; undefined without anything to compare with. */
	readonly review: ReviewMessage | undefined;
	/** The files that are not made ready yet. */
	readonly files: readonly string[];
	/** What people call what stands in them. */
	readonly places: readonly string[];
	/** What can be said of them to others. */
	readonly message: string;
	/** What is ready and not online; undefined when nothing is, or when there is nobody to propose it to. */
	readonly pullRequest: PullRequest | undefined;
	readonly languages: readonly Language[];
}

/** What others put online meanwhile. */
export interface Elsewhere {
	/** The server answered, or there is none. */
	readonly isKnown: boolean;
	/** How many changes of whom this copy does not have. */
	readonly news: readonly { readonly who: string; readonly count: number }[];
	/** What says something else there and here, and was changed in both places. */
	readonly texts: readonly OthersText[];
	/** Pages and files, by their names, that were changed in both places, in something else than a text. */
	readonly places: readonly string[];
	/** The name of all that was changed in both places; empty without that. */
	readonly clash: string;
}

export type CommitAnswer = { readonly told: string; readonly publishing: Publishing } | { readonly refused: string };

/** A version that was made ready once. */
export interface PublicationMessage {
	readonly commit: string;
	/** `zaterdag 21 november 2026 om 14.03 uur` */
	readonly when: string;
	readonly author: string;
	readonly message: string;
}

/** What can be brought back of a version. */
export interface Scope {
	/** Empty for everything. */
	readonly scope: string;
	readonly name: string;
}

/** What it would change to bring back a version, or a part of it. */
export interface Earlier {
	readonly revision: string;
	readonly review: ReviewMessage;
	/** Everything, then each page or file. */
	readonly scopes: readonly Scope[];
	/** The single changes in the one that was asked for. */
	readonly parts: readonly Scope[];
}

/** A page of a version as a visitor finds it, or why there is none, in words. */
export type Look =
	/** Its styles are over those of every site, which whoever shows it has. */
	{ readonly html: string; readonly styles: string } | { readonly absent: string };

/** Where a preview is. */
export type PreviewAnswer =
	| { readonly folder: string; readonly address: string | undefined }
	| { readonly refused: string };
