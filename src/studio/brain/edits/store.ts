import type { InReports } from "#core/fields/answers.ts";
import type { ContentFile } from "#pipeline/read/files.ts";

/** A text as it is stored. */
export interface StoredText {
	/** The name of its file is one of its own. */
	readonly file: Pick<ContentFile, "file">;
	/** With its byte-order mark. */
	readonly bytes: string;
	readonly text: string;
}

/** A file of the content, as it is stored. */
export interface StoredFile extends StoredText {
	readonly file: ContentFile;
}

/** A file that comes into the content as a whole, or goes. */
export interface FileMove {
	/** As the content names it: `content/images/fotos/winkel.jpg`. */
	readonly file: string;
	/** The name under which its bytes are kept. */
	readonly kept: string;
	readonly comes: boolean;
}

/** Files that come and go, and other texts of files that stay. */
export interface Transaction {
	readonly files: readonly FileMove[];
	readonly texts: ReadonlyMap<StoredText, string>;
}

/** Where the content is stored, and what it takes to undo an edit. Each function throws what the store says when it refuses. */
export interface ContentStore {
	/** A file of the content; undefined when it is gone, leads out of the folder, or holds what no editor writes. */
	read(file: ContentFile): StoredFile | undefined;
	/** The bytes of a file by its name. */
	bytes(file: string): Uint8Array | undefined;
	/** Makes all of it, or, when something is not as it was seen, nothing. Returns whether it was done. */
	write(transaction: Transaction): boolean;
	/** Makes what is still to be made of it. Returns whether the texts were written. */
	takeBack(transaction: Transaction): boolean;
	/** Keeps what a file holds, and returns the name of its bytes. */
	keep(content: Uint8Array | string): string;
	/** What is kept by a name; undefined when it is gone or damaged. */
	kept(name: string): Uint8Array | undefined;
	/** What somebody can do about an error of the store, such as a full disk; undefined for an error of the program. */
	adviceFor(error: unknown): InReports | undefined;
}
