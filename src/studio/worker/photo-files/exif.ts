import { textAt, viewOf } from "./bytes.ts";

const orientationTag = 0x0112;

/** Comes before the data in a JPEG, and in a WebP as some write it. */
export const exifName = "Exif\0\0";

/**
 * How a camera was held, from 1 (upright) to 8, in the numbers of EXIF. Without it, or without a readable orientation in
 * it, a photo counts as upright, as it does in browsers.
 */
export function orientationIn(exif: Uint8Array = new Uint8Array()): number {
	const tiff = textAt(exif, 0, exifName.length) === exifName ? exif.subarray(exifName.length) : exif;
	const order = textAt(tiff, 0, 2);
	if (order !== "II" && order !== "MM") return 1;
	const isLittle = order === "II";
	const view = viewOf(tiff);
	try {
		const directory = view.getUint32(4, isLittle);
		const count = view.getUint16(directory, isLittle);
		for (let entry = 0; entry < count; entry++) {
			const at = directory + 2 + entry * 12;
			if (view.getUint16(at, isLittle) !== orientationTag) continue;
			const found = view.getUint16(at + 8, isLittle);
			return found >= 1 && found <= 8 ? found : 1;
		}
	} catch {
		// A directory that points outside of the data names no orientation.
	}
	return 1;
}
