import { sha256 } from "#hash";

/** Widths that a photo is made in; never wider than it is. */
const widths = [480, 960, 1440, 1920];

/** More of a photo than this, in pixels from left to right, no visitor ever gets. */
export const widestPhoto = Math.max(...widths);

/** The widest that browsers without AVIF and WebP get. */
const fallbackWidth = 1440;

/**
 * How photos are written. Names and the cache depend on it: raise `version` when the encoder changes,
 * and every photo gets another address.
 */
export const photoSettings = {
	version: 1,
	avif: { quality: 55, effort: 4 },
	webp: { quality: 78, effort: 5 },
	jpeg: { quality: 80, mozjpeg: true },
	png: { compressionLevel: 9 },
} as const;

/** A file that the build writes from a photo. */
export interface PhotoFile {
	readonly format: "avif" | "webp" | "jpeg" | "png";
	readonly width: number;
	/** Address in the built site; changes with the photo and with the settings. */
	readonly address: string;
}

/** Everything that is written from a photo. */
export interface PhotoPlan {
	/** Stands for the content of the photo and the settings together. */
	readonly key: string;
	/** In the format of the original, for browsers that read no other. */
	readonly fallback: PhotoFile;
	readonly avif: readonly PhotoFile[];
	readonly webp: readonly PhotoFile[];
}

const formats: Readonly<Record<string, PhotoFile["format"]>> = {
	jpg: "jpeg",
	jpeg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "avif",
};

/** Which files are written from a photo; undefined for a drawing, which stays as it is. */
export function planPhoto(name: string, bytes: Uint8Array, width: number): PhotoPlan | undefined {
	const dot = name.lastIndexOf(".");
	const extension = name.slice(dot + 1);
	const format = formats[extension];
	if (!format) return undefined;
	const key = sha256("hex", JSON.stringify(photoSettings), bytes).slice(0, 32);
	const hash = key.slice(0, 8);
	const base = `/images/${name.slice(0, dot)}`;
	const variants = (kind: "avif" | "webp") =>
		variantWidths(width).map((each) => ({ format: kind, width: each, address: `${base}-${each}.${hash}.${kind}` }));
	return {
		key,
		fallback: { format, width: Math.min(width, fallbackWidth), address: `${base}.${hash}.${extension}` },
		avif: variants("avif"),
		webp: variants("webp"),
	};
}

/** The fixed widths below that of the photo, and its own unless it is larger than all of them. */
function variantWidths(width: number): number[] {
	return [...widths.filter((each) => each < width), ...(width <= widestPhoto ? [width] : [])];
}
