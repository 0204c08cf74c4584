/** The files of a site by their names, with forward slashes: `content/pages/contact.yaml`. */
export interface Files {
	/** All below `content` but what is hidden, in the order of their names. */
	list(): Iterable<ListedFile>;
	/** Whether there is a file or a folder of that name. */
	has(name: string): boolean;
	/** What a file holds; undefined when it may not be read. Throws `FileGone` when there is none. */
	bytes(name: string): Uint8Array | undefined;
	/** Another one after each change of a file; undefined where that is not certain. */
	stamp(name: string): string | undefined;
	/** Where a file is for who reads it in another way: on a disk its path. */
	pathOf(name: string): string;
}

export interface ListedFile {
	readonly name: string;
	/** Why nothing of it is read: it is a folder into which nobody may look, or a link that leads out of the content. */
	readonly fault?: "unreadable-folder" | "leads-out" | undefined;
}

/** A file was asked for that is not there, or no longer. */
export class FileGone extends Error {
	constructor(name: string, options?: ErrorOptions) {
		super(`There is no file ${name}.`, options);
	}
}
