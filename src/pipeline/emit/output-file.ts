/** A file of the built site: its path in `dist` and its content. */
export interface OutputFile {
	readonly path: string;
	readonly content: string;
	/** Its content type, where a web server cannot tell it from the name. */
	readonly type?: string;
	/** Headers that a web server sends with this file alone. One that every answer has is replaced. */
	readonly headers?: readonly (readonly [name: string, value: string])[];
}
