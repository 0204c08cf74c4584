import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ImageInfo } from "#pipeline/images.ts";
import { type PhotoFile, type PhotoPlan, photoSettings } from "#pipeline/photos.ts";

/** A file made from a photo, and the address it gets in the site. */
interface MadeFile {
	readonly from: string;
	readonly address: string;
}

interface Photo {
	readonly absolute: string;
	readonly photo: PhotoPlan;
}

/** The photos among the pictures; drawings are copied as they are. */
export function photosAmong(images: readonly ImageInfo[]): Photo[] {
	return images.flatMap(({ absolute, photo }) => (photo ? [{ absolute, photo }] : []));
}

/**
 * Makes the files of all photos, or takes them from the cache, which knows a file by the content of its photo and by
 * the settings. `damaged` holds the paths of photos that cannot be read to their end.
 */
export async function makePhotos(
	photos: readonly Photo[],
	project: string,
	count: (done: number) => void,
): Promise<{ files: readonly MadeFile[]; damaged: ReadonlySet<string> }> {
	const cache = join(project, "node_modules", ".cache", "site", "photos");
	const files: MadeFile[] = [];
	const damaged = new Set<string>();
	for (const [index, { absolute, photo }] of photos.entries()) {
		for (const file of [photo.fallback, ...photo.avif, ...photo.webp]) {
			const from = join(cache, `${photo.key}-${file.width}.${file.format}`);
			if (!existsSync(from) && !(await write(absolute, file, from))) {
				damaged.add(absolute);
				break;
			}
			files.push({ from, address: file.address });
		}
		count(index + 1);
	}
	return { files, damaged };
}

/**
 * Writes a photo turned as the camera was held, narrowed, in ordinary colours, and without anything else that the
 * camera put into it. Gives false when the photo is damaged.
 */
async function write(absolute: string, file: PhotoFile, to: string): Promise<boolean> {
	mkdirSync(dirname(to), { recursive: true });
	const temporary = `${to}.${process.pid}`;
	// The encoder is loaded only for a photo that is new; most builds need none.
	const { default: sharp } = await import("sharp");
	const read = () => sharp(absolute, { failOn: "error" });
	try {
		await read()
			.autoOrient()
			.resize({ width: file.width, withoutEnlargement: true })
			.toFormat(file.format, photoSettings[file.format])
			.toFile(temporary);
	} catch (error) {
		rmSync(temporary, { force: true });
		const sound = await read()
			.stats()
			.then(() => true)
			.catch(() => false);
		// A photo that can be read failed for another reason, such as a full disk.
		if (sound) throw error;
		return false;
	}
	// Another build may look at the same moment and must see complete files only.
	renameSync(temporary, to);
	return true;
}
