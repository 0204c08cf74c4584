import type { PhotoStep } from "#core/studio-files.ts";
import { widestPhoto } from "#pipeline/site/photos.ts";
import { pictureSize } from "#pipeline/site/picture-size.ts";
import type { TidiedPhoto, TidyPhoto } from "#studio/brain/pictures/uploads.ts";
import { drawUpright } from "./draw-upright.ts";
import { readHeif } from "./photo-files/heif.ts";
import { readJpeg } from "./photo-files/jpeg.ts";
import type { ReadPhotoFile } from "./photo-files/photo-file.ts";
import { readPng } from "./photo-files/png.ts";
import { readWebp } from "./photo-files/webp.ts";

/** A photo of more pixels than these takes more memory to open than a tab may have. */
const mostPixels = 120_000_000;

/** Little is lost: every size on the site is made from what is written here. */
const quality = 0.9;

/** A photo that would do as it came is written anew only when it becomes smaller than this part of it. */
const worthWriting = 2 / 3;

interface Format {
	readonly type: string;
	readonly read: ReadPhotoFile;
	/** What a canvas writes of it. */
	readonly written: "image/jpeg" | "image/png" | "image/webp";
}

/** By the ending that its bytes ask for. Canvases write no AVIF and no HEIC. */
const formats: Readonly<Record<string, Format>> = {
	jpg: { type: "image/jpeg", read: readJpeg, written: "image/jpeg" },
	png: { type: "image/png", read: readPng, written: "image/png" },
	webp: { type: "image/webp", read: readWebp, written: "image/webp" },
	avif: { type: "image/avif", read: readHeif, written: "image/webp" },
	heic: { type: "image/heic", read: readHeif, written: "image/jpeg" },
};

const endings: Readonly<Record<string, string>> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

/**
 * A photo as the content keeps it: turned as the camera was held, no wider than the site ever shows it, in the colours of
 * screens, and without what the camera wrote into it: the place, the time, its own name. Of a picture that moves the first
 * frame remains. Runs in a worker or a page. `ending` is that of its kind (`jpg`, `png`, `webp`, `avif`, `heic`); that of
 * the answer may differ. Undefined when the photo is damaged, cut off, too large, or of a kind that this browser cannot
 * read.
 */
export const tidyPhoto: TidyPhoto = async (photo, ending, tell = () => {}) => {
	const format = formats[ending];
	if (!format || pixelsOf(photo) > mostPixels) return undefined;
	tell("reading");
	const file = format.read(new Uint8Array(photo));
	if (!file) return undefined;
	let picture: ImageBitmap | undefined;
	try {
		picture = await createImageBitmap(new Blob([file.stored], { type: format.type }));
		const made = await written(picture, file.orientation, format, tell);
		const { bare } = file;
		// No site shows a HEIC, whatever is in it.
		if (!bare || ending === "heic" || made.width !== picture.width) return made;
		const isWorthIt = made.ending === ending && made.bytes.length < bare.length * worthWriting;
		return isWorthIt ? made : { ...made, bytes: bare, ending };
	} catch {
		// The browser cannot decode it, or has no room for it.
		return undefined;
	} finally {
		picture?.close();
	}
};

/** Infinite when the beginning of the file names no size. */
function pixelsOf(photo: Uint8Array): number {
	const size = pictureSize(photo);
	return size ? size.width * size.height : Number.POSITIVE_INFINITY;
}

/** The picture upright and at its final size, as a file without anything else in it. */
async function written(
	picture: ImageBitmap,
	orientation: number,
	format: Format,
	tell: (step: PhotoStep) => void,
): Promise<TidiedPhoto> {
	tell("turning");
	const canvas = drawUpright(picture, orientation, widestPhoto);
	tell("writing");
	let file = await canvas.convertToBlob({ type: format.written, quality });
	// A browser that cannot write WebP writes PNG instead, which is many times larger for a photo.
	if (file.type !== format.written && !isTransparent(canvas))
		file = await canvas.convertToBlob({ type: "image/jpeg", quality });
	const ending = endings[file.type];
	if (!ending) throw new Error(`A canvas wrote ${file.type}.`);
	const bytes = new Uint8Array(await file.arrayBuffer());
	// Chromium adds a profile that says sRGB.
	return { bytes: formats[ending]?.read(bytes)?.bare ?? bytes, width: canvas.width, ending };
}

function isTransparent(canvas: OffscreenCanvas): boolean {
	const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
	for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
	return false;
}
