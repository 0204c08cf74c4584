import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { PreviewAnswer } from "#core/studio-publishing.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import type { Brain } from "#studio/brain/brain.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import { Editing, type EditingHost } from "#studio/brain/edits/editing.ts";
import { Earlier } from "#studio/brain/publishing/earlier.ts";
import { Publishing } from "#studio/brain/publishing/publishing.ts";
import { types } from "../dev/media-types.ts";
import { readLastChanges } from "../git/last-changes.ts";
import { diskStore } from "./disk-store.ts";
import { gitRepository } from "./publishing/git-repository.ts";
import { makePreview } from "./publishing/preview.ts";
import { tidyPhoto } from "./tidy-photo.ts";
import { translatorOf } from "./translator.ts";

interface Options extends Pick<EditingHost, "tell" | "others"> {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

/** The brain of Studio over the disk, the Git and the programs of this computer; one for each request. */
export function brainOnDisk({ root, project, ...host }: Options): (live: LiveSite, signal?: AbortSignal) => Brain {
	const suggests = () => translatorOf(root).exists();
	const editing = new Editing({ ...diskStore(root), ...host, suggests, tidyPhoto });
	const repository = gitRepository(root);
	const kept = { editing, repository, publishing: new Publishing(repository), earlier: new Earlier(repository) };
	let making: Promise<PreviewAnswer> | undefined;
	return (live, signal) => {
		editing.recover(live);
		return {
			...kept,
			live,
			embed,
			translator: translatorOf(root, signal),
			lastChanges: () => readLastChanges(root),
			preview(live) {
				// Whoever asks again while it is made gets the same one.
				making ??= makePreview(live, { root, project }).finally(() => {
					making = undefined;
				});
				return making;
			},
		};
	};
}

/** An address that holds the bytes of a picture. */
function embed({ absolute }: ImageInfo): string {
	return `data:${types[extname(absolute)] ?? "image/jpeg"};base64,${readFileSync(absolute).toString("base64")}`;
}
