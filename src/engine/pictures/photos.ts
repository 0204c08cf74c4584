import { sideBySide } from "#engine/base/side-by-side.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import { type PhotoFile, type PhotoPlan, photoSettings } from "#pipeline/site/photos.ts";
import { type PublishedFile, storeFor } from "../memory/store.ts";

interface Photo {
	readonly absolute: string;
	readonly photo: PhotoPlan;
}

/** The photos among the pictures; drawings are copied as they are. */
export function photosAmong(images: readonly ImageInfo[]): Photo[] {
	return images.flatMap(({ absolute, photo }) => (photo ? [{ absolute, photo }] : []));
}

/**
 * Makes the files of all photos, or takes them from the store, which knows a file by the content of its photo and by
 * the settings.
 */
export async function makePhotos(
	photos: readonly Photo[],
	project: string,
	count: (done: number) => void,
): Promise<readonly PublishedFile[]> {
	const store = storeFor(project, "photos");
	const make = async ({ absolute, photo }: Photo) => {
		const files: PublishedFile[] = [];
		for (const file of [photo.fallback, ...photo.avif, ...photo.webp]) {
			const stored = await store.file<never>(`${photo.key}-${file.width}-${file.format}`, () => encode(absolute, file));
			if (!("failure" in stored)) files.push({ ...stored, address: file.address });
		}
		return files;
	};
	return (await sideBySide(photos, make, count)).flat();
}

/**
 * A photo turned as the camera was held, narrowed, in ordinary colours, and without anything else that the camera put
 * into it.
 */
async function encode(absolute: string, file: PhotoFile): Promise<Uint8Array> {
	// The encoder is loaded only for a photo that is new; most builds need none.
	const { default: sharp } = await import("sharp");
	return await sharp(absolute, { failOn: "error" })
		.autoOrient()
		.resize({ width: file.width, withoutEnlargement: true })
		.toFormat(file.format, photoSettings[file.format])
		.toBuffer();
}
