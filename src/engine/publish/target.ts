import type { FileList } from "./file-list.ts";

/** What was found where a site goes. */
export interface Online {
	/** What was put there; undefined when nobody knows. */
	readonly list: FileList | undefined;
	/** Files that somebody changed since. */
	readonly touched: readonly string[];
	/** How many files are there that no site of ours put there. */
	readonly foreign: number;
}

export interface Sending {
	/** The built site. */
	readonly folder: string;
	readonly list: FileList;
	/** Hears how many files were sent so far. */
	readonly count: (sent: number) => void;
}

/** Where a site is put. */
export interface Target {
	/** Looks what is there; without `dry` it also makes the place. Throws a `PublishTrouble` or a `UsageError`. */
	look(how: { readonly dry: boolean }): Promise<Online>;
	/** Puts a site online, after `look`. Throws a `PublishTrouble`. */
	send(sending: Sending): Promise<void>;
	/** What it is called, for people. */
	readonly shown: string;
}
