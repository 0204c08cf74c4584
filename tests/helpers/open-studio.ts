import type { ReportLanguage } from "#core/problems/entry.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { tidyPhoto } from "#engine/studio/tidy-photo.ts";
import { translatorOf } from "#engine/studio/translator.ts";
import { Editing } from "#studio/brain/edits/editing.ts";
import { projectFolder } from "./example-site.ts";

/** Starts the server of Studio anew, with nothing but what is on the disk. `root` is the folder that holds `content`. */
export function openStudio(root: string, language: ReportLanguage = "nl"): { server: DevServer; studio: Editing } {
	const project = projectFolder;
	const fail = (error: unknown) => {
		throw error;
	};
	const server = new DevServer({ root, project, language, thread: undefined, tell() {}, fail });
	const studio = new Editing({
		...diskStore(root),
		tell() {},
		suggests: () => translatorOf(root).exists(),
		tidyPhoto,
	});
	studio.recover(server);
	return { server, studio };
}
