import type { Files } from "#core/files.ts";
import type { Language } from "#core/languages.ts";
import type { ContentFile } from "../read/files.ts";
import { downloadFolder } from "../site/downloads.ts";
import { imageFolder } from "../site/images.ts";
import type { Site } from "../site/site.ts";
import type { Traces } from "../site/trace.ts";

/** Files that come, and files that go. */
export interface PublishedChange {
	readonly come: ReadonlyMap<string, Uint8Array>;
	readonly go: readonly ContentFile[];
}

/** The files of a content folder that are published as they are; `memory` is of a site in the same language. */
export function publishedIn(
	listed: readonly ContentFile[],
	files: Files,
	source: Language,
	memory?: Traces,
): Pick<Site, "images" | "downloads"> {
	const images = imageFolder(listed, files, memory);
	return { images, downloads: downloadFolder(listed, files, source, memory) };
}

export function isPublished({ role }: ContentFile): boolean {
	return role === "image" || role === "download";
}
