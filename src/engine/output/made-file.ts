/** The content of a file: a text, or pieces one after the other, some of which are encoded already. */
export type Content = string | readonly (string | Uint8Array)[];

/** A file as it is to be written. */
export interface MadeFile {
	/** In the output folder. */
	readonly path: string;
	readonly content: Content;
}

/** A text as UTF-8. What stands in thousands of files is encoded once. */
export function encoded(text: string): Uint8Array {
	return Buffer.from(text);
}

/** The content of a file as one text. */
export function textOf(content: Content): string {
	if (typeof content === "string") return content;
	return content.map((piece) => (typeof piece === "string" ? piece : Buffer.from(piece).toString())).join("");
}
