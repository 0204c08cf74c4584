import { HEIF } from "image-size/types/heif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { SVG } from "image-size/types/svg";
import { WEBP } from "image-size/types/webp";

interface PictureSize {
	readonly width: number;
	readonly height: number;
	/** `jpg`, `png`, `webp`, `svg`, `avif`, `heif` or `heic`. */
	readonly type: string;
}

/** By which the bytes of a picture are known; last what has no sign of its own at its beginning. */
const kinds = { jpg: JPG, png: PNG, webp: WEBP, heif: HEIF, svg: SVG };

/** What a picture is and how large it is as it is looked at; undefined for all that no site shows. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
	try {
		const [kind, format] = Object.entries(kinds).find(([, each]) => each.validate(bytes)) ?? [];
		const found = format?.calculate(bytes);
		if (!kind || !found) return undefined;
		const { type = kind, orientation = 1, images = [found] } = found;
		// Of a file with several pictures the largest is looked at.
		const { width, height } = images.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
		if (!(width > 0 && height > 0)) return undefined;
		// From 5 on a camera's orientation lays the picture on its side.
		return orientation >= 5 ? { width: height, height: width, type } : { width, height, type };
	} catch {
		// So it says that a picture is damaged.
		return undefined;
	}
}

function areaOf({ width, height }: { readonly width: number; readonly height: number }): number {
	return width * height;
}
