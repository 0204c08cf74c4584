import type { Language } from "#core/languages.ts";
import type { ContentFile } from "../read/files.ts";
import { downloadFolder } from "../site/downloads.ts";
import { imageFolder } from "../site/images.ts";
import type { Site } from "../site/site.ts";

/** Files that come, and files that go. */
export interface PublishedChange {
	readonly come: readonly ContentFile[];
	readonly go: readonly ContentFile[];
}

/** The files of a content folder that are published as they are. */
export function publishedIn(files: readonly ContentFile[], source: Language): Pick<Site, "images" | "downloads"> {
	return { images: imageFolder(files), downloads: downloadFolder(files, source) };
}

export function isPublished({ role }: ContentFile): boolean {
	return role === "image" || role === "download";
}
