import type { ImageInfo } from "#pipeline/site/images.ts";
import { type PhotoFile, type PhotoPlan, photoSettings } from "#pipeline/site/photos.ts";
import { type PublishedFile, storeFor } from "../store/store.ts";
import { sideBySide } from "./side-by-side.ts";

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
 * the settings. `damaged` holds the paths of photos that cannot be read to their end.
 */
export async function makePhotos(
	photos: readonly Photo[],
	project: string,
	count: (done: number) => void,
): Promise<{ files: readonly PublishedFile[]; damaged: ReadonlySet<string> }> {
	const store = storeFor(project, "photos");
	const damaged = new Set<string>();
	const make = async ({ absolute, photo }: Photo) => {
		const files: PublishedFile[] = [];
		for (const file of [photo.fallback, ...photo.avif, ...photo.webp]) {
			const stored = await store.file(`${photo.key}-${file.width}-${file.format}`, () => encode(absolute, file));
			if ("failure" in stored) {
				damaged.add(absolute);
				break;
			}
			files.push({ ...stored, address: file.address });
		}
		return files;
	};
	const files = (await sideBySide(photos, make, count)).flat();
	return { files, damaged };
}

/**
 * A photo turned as the camera was held, narrowed, in ordinary colours, and without anything else that the camera put
 * into it.
 */
async function encode(absolute: string, file: PhotoFile): Promise<Uint8Array | { readonly damaged: true }> {
	// The encoder is loaded only for a photo that is new; most builds need none.
	const { default: sharp } = await import("sharp");
	const read = () => sharp(absolute, { failOn: "error" });
	try {
		return await read()
			.autoOrient()
			.resize({ width: file.width, withoutEnlargement: true })
			.toFormat(file.format, photoSettings[file.format])
			.toBuffer();
	} catch (error) {
		const sound = await read()
			.stats()
			.then(() => true)
			.catch(() => false);
		// A photo that can be read failed for another reason, such as want of memory.
		if (sound) throw error;
		return { damaged: true };
	}
}
