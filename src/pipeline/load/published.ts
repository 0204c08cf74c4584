import type { Files } from "#core/files.ts";
import type { Language } from "#core/languages.ts";
import type { ContentFile } from "../read/files.ts";
import { downloadFolder } from "../site/downloads.ts";
import { imageFolder } from "../site/images.ts";
import type { Site } from "../site/site.ts";

/** Files that come, and files that go. */
export interface PublishedChange {
	readonly come: ReadonlyMap<string, Uint8Array>;
	readonly go: readonly ContentFile[];
}

/** The files of a content folder that are published as they are. */
export function publishedIn(
	listed: readonly ContentFile[],
	files: Files,
	source: Language,
): Pick<Site, "images" | "downloads"> {
	return { images: imageFolder(listed, files), downloads: downloadFolder(listed, files, source) };
}

export function isPublished({ role }: ContentFile): boolean {
	return role === "image" || role === "download";
}
