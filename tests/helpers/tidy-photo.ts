import { widestPhoto } from "#pipeline/site/photos.ts";
import type { TidiedPhoto } from "#studio/brain/pictures/uploads.ts";

/** A photo of more pixels than these takes more memory to open than a computer may have. */
const mostPixels = 120_000_000;

/** What is kept is what every file of the site is made from, so little of it is lost. */
const formats = {
	jpg: ["jpeg", { quality: 90, mozjpeg: true }],
	png: ["png", { compressionLevel: 9 }],
	webp: ["webp", { quality: 90 }],
	avif: ["avif", { quality: 75, effort: 4 }],
} as const;

/**
 * A photo as the content keeps it: turned as the camera was held, no wider than the site ever shows it, and without what
 * the camera wrote into it: the place, the time, its own name. Undefined when it cannot be read to its end. `ending` is
 * that of its kind; of one that sharp cannot read here, such as HEIC, the answer is undefined too.
 */
export async function tidyPhoto(photo: Uint8Array, ending: string): Promise<TidiedPhoto | undefined> {
	if (!(ending in formats)) return undefined;
	const { default: sharp } = await import("sharp");
	const [format, options] = formats[ending as keyof typeof formats];
	try {
		const { data, info } = await sharp(photo, { failOn: "error", limitInputPixels: mostPixels })
			.autoOrient()
			.resize({ width: widestPhoto, withoutEnlargement: true })
			.toFormat(format, options)
			.toBuffer({ resolveWithObject: true });
		return { bytes: data, width: info.width, ending };
	} catch {
		return undefined;
	}
}
