/** What Studio tells of pictures and files. */
import type { Showing, Spot } from "./studio.ts";

/** A picture of the site. */
export interface SitePicture {
	/** As the content names it: `scenes/muziek.svg`. */
	readonly file: string;
	readonly width: number;
	readonly height: number;
	/** Where it was written. */
	readonly places: readonly PicturePlace[];
	/** On how many pages it is to be seen, and the first of them. */
	readonly pageCount: number;
	readonly pages: Showing["pages"];
}

/** Where a picture was written, and what stands there besides its name. */
interface PicturePlace extends Spot {
	readonly alt?: string | undefined;
	/** As written: `ja`. */
	readonly decorative?: string | undefined;
	readonly focus?: string | undefined;
}

/** What became of a file that was sent. */
export type UploadAnswer =
	/** It waits to be placed, and stands nowhere in the content yet. */
	| Upload
	/** Why it cannot come, in words. */
	| { readonly refused: string };

export interface Upload {
	/** By this an edit asks for it. */
	readonly key: string;
	/** What a field says that names it: `fotos/winkel.jpg`, or of a PDF its address. */
	readonly written: string;
	readonly width?: number | undefined;
}

/** What is being done with a photo that comes: read, made smaller and upright, written. */
export type PhotoStep = "reading" | "turning" | "writing";
