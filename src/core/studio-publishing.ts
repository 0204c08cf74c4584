/** What Studio tells where changes go out into the world and come back. */
import type { Change, FileChange, OthersText, ProblemMessage, Spot } from "./studio.ts";

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
	/** How many changes, and what weighs most in them; empty where that is not known. */
	readonly summary: string;
	readonly chapters: readonly ToldChapter[];
}

/** What stops something from going online, with the page on which it stands, where it is one. */
export type StoppingProblem = ProblemMessage & {
	readonly page: string | undefined;
	/** What people call the file. */
	readonly named: string;
	/** The words that it is about, as far as they are a text. */
	readonly says?: string | undefined;
	/** It has one right answer, which is found by its code. */
	readonly repair?: { readonly code: string } | undefined;
};

/** What is wrong with the content, as far as that is known. */
export interface WhatIsWrong {
	readonly errors: readonly StoppingProblem[];
	readonly warnings: readonly StoppingProblem[];
	/** Some of it is still a sample, which does not go online anew. */
	readonly hasSamples: boolean;
}

/** What was proposed once. */
export interface ProposalMessage {
	/** What was said of it. */
	readonly message: string;
	readonly when: string;
	/** It waits for somebody, cannot be merged any more with what is online, is online, or was refused or taken back. */
	readonly is: "waits" | "clashes" | "online" | "refused";
	/** Where others review it, on a host that has such a page. */
	readonly page: string | undefined;
}

/** Why the site could not be made. */
export interface NotMade {
	/** What is wrong with the content that was sent, and still is here. */
	readonly problems: readonly StoppingProblem[];
	/** All that was wrong with it is mended here, and not sent yet. */
	readonly isMended: boolean;
	/** What its server says, for whoever keeps it; empty where the content is the reason. */
	readonly report: readonly string[];
	/** Where its host tells why, for who may read that. */
	readonly page: string | undefined;
}

/** Whether what was sent is what visitors see. */
export type SeenOnline =
	/** `address` is that of the site. */
	| { readonly is: "online"; readonly since: string; readonly address: string }
	/** `since` is the moment at which it was sent, or the site began to be made; before that it may wait for its turn. */
	| { readonly is: "under way" | "waiting"; readonly since: string }
	/** The site was made, and its host shows it to nobody until its owner says so, at `page`. */
	| { readonly is: "not shown"; readonly page: string | undefined }
	/** The site could not be made. What was online is online. */
	| (NotMade & { readonly is: "failed" })
	/** The site does not say what it was made from. */
	| { readonly is: "unknown"; readonly why: string };

/** Where the work stands between this computer and the world. */
export interface Publishing {
	/** The name of all that was seen, so that nothing else is sent. */
	readonly seen: string;
	/** What is sent is online by that; without a server it is kept as a version. */
	readonly way: "online" | "kept";
	/** What is on its way can be stopped. */
	readonly isStoppable: boolean;
	/** Why nothing can be sent, in words. */
	readonly refused: readonly string[];
	readonly problems: readonly StoppingProblem[];
	/** What is good to know, and stops nothing. */
	readonly notes: readonly string[];
	/** The branch that is online; undefined when Git cannot tell. */
	readonly online: string | undefined;
	/** What a visitor sees change; undefined without anything to compare with. */
	readonly review: ReviewMessage | undefined;
	/** The files that are not online yet, or not kept. */
	readonly files: readonly string[];
	/** What people call what stands in them. */
	readonly places: readonly string[];
	/** What can be said of them to others. */
	readonly message: string;
	/** What was proposed, the latest first. */
	readonly proposals: readonly ProposalMessage[];
}

/** What somebody did to an item of a list. */
export interface ItemChange {
	readonly what: "added" | "removed" | "moved" | "changed";
	/** What people know it by. */
	readonly name: string;
}

/** What one of two people made of a value. */
export type ClashingValue =
	| { readonly is: "list"; readonly changes: readonly ItemChange[] }
	/** `address` holds the picture itself. */
	| { readonly is: "picture"; readonly address: string; readonly alt: string }
	/** Undefined when it is gone. */
	| { readonly is: "value"; readonly text: string | undefined };

/** What two people made something else of, and is no text. */
export interface OthersValue extends Spot {
	readonly who: string;
	/** As people call it: `beelden`. */
	readonly label: string;
	readonly theirs: ClashingValue;
	readonly mine: ClashingValue;
	/** By these, and the files that come with them, theirs stands here too. */
	readonly changes: readonly Change[];
	readonly files: readonly FileChange[];
}

/** What others put online meanwhile. */
export interface Elsewhere {
	/** The server answered, or there is none. */
	readonly isKnown: boolean;
	/** How many changes of whom this copy does not have. */
	readonly news: readonly { readonly who: string; readonly count: number }[];
	/** What says something else there and here, and was changed in both places. */
	readonly texts: readonly OthersText[];
	/** The same of lists, pictures and whatever else is no text. */
	readonly values: readonly OthersValue[];
	/** Pages and files, by their names, that were changed in both places, in something else than these. */
	readonly places: readonly string[];
	/** The name of all that was changed in both places; empty without that. */
	readonly clash: string;
}

export type SendAnswer =
	| { readonly is: "online" | "kept" | "proposed"; readonly told: string; readonly publishing: Publishing }
	/** `mayPropose`: the server does not take it from this person as it is, and others may. */
	| { readonly is: "refused"; readonly refused: string; readonly mayPropose: boolean };

/** A version that was online, or kept. */
export interface PublicationMessage {
	readonly commit: string;
	/** `zaterdag 21 november 2026 om 14.03 uur` */
	readonly when: string;
	readonly author: string;
	readonly message: string;
	/** None is before it. */
	readonly isFirst: boolean;
}

/** What somebody changed at one time. */
export interface ToldChanges {
	/** Undefined for whoever edits here. */
	readonly who: string | undefined;
	/** `14:03`; undefined for what is not online. */
	readonly time: string | undefined;
	/** What it is about, as people call it, and the page that it is, where it is one. */
	readonly about: readonly { readonly name: string; readonly page: string | undefined }[];
	/** In the words of who put it online; empty where nobody said anything. */
	readonly message: string;
	/** The version that it became; undefined for what is not online. */
	readonly commit: string | undefined;
}

/** What was changed on one day, or is not online yet. */
export interface ToldDay {
	/** By whoever edits here, or by others in copies of their own; or it is online. */
	readonly is: "own" | "others" | "online";
	/** `vandaag`, `zaterdag 21 november`; empty for what is not online. */
	readonly day: string;
	readonly changes: readonly ToldChanges[];
}

/** What was changed, by whom and when, the latest first. */
export interface WhatChanged {
	/** What is online is known: the server has answered. */
	readonly isKnown: boolean;
	/** Versions of the site are kept; where none are, nobody can tell what changed. */
	readonly hasVersions: boolean;
	readonly days: readonly ToldDay[];
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
	/** Nothing else waits to go online, so this would be all. */
	readonly isAlone: boolean;
}

/** A page of a version as a visitor finds it, or why there is none, in words. */
export type Look =
	/** Its styles are over those of every site, which whoever shows it has. */
	{ readonly html: string; readonly styles: string } | { readonly absent: string };

/** Where a preview is. */
export interface Preview {
	readonly folder: string;
	readonly address: string | undefined;
}

/** A preview, or why there is none, in words. */
export type PreviewAnswer = Preview | { readonly refused: string };
