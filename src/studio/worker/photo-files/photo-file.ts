/** What the bytes of a photo say before they are decoded. */
interface PhotoFile {
	/** How the camera was held, from 1 (upright) to 8, as EXIF has it. */
	readonly orientation: number;
	/** To be decoded: without that number, which one browser obeys in a kind of file and another one ignores. */
	readonly stored: Uint8Array<ArrayBuffer>;
	/**
	 * The same bytes with nothing in them but the picture. Undefined when the picture alone would look different: turned,
	 * in other colours, or moving.
	 */
	readonly bare: Uint8Array<ArrayBuffer> | undefined;
}

/** Reads the parts of a file without decoding them. Undefined when the file ends before the picture does. */
export type ReadPhotoFile = (photo: Uint8Array<ArrayBuffer>) => PhotoFile | undefined;
