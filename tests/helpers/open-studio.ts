import type { ReportLanguage } from "#core/problems/entry.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { tidyPhoto } from "#engine/studio/tidy-photo.ts";
import { translatorOf } from "#engine/studio/translator.ts";
import { Editing } from "#studio/brain/edits/editing.ts";
import { projectFolder } from "./example-site.ts";

/** The site as a person who writes sees it, read from the disk. `root` is the folder that holds `content`. */
export function openDev(root: string, language?: ReportLanguage): DevServer {
	const fail = (error: unknown) => {
		throw error;
	};
	return new DevServer({ root, project: projectFolder, language, thread: undefined, tell() {}, fail });
}

/** Starts the server of Studio anew, with nothing but what is on the disk. */
export function openStudio(root: string, language: ReportLanguage = "nl"): { server: DevServer; studio: Editing } {
	const server = openDev(root, language);
	const studio = new Editing({
		...diskStore(root),
		tell() {},
		suggests: () => translatorOf(root).exists(),
		tidyPhoto,
	});
	studio.recover(server);
	return { server, studio };
}
