import type { ReportLanguage } from "#core/problems/entry.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { brainOnDisk } from "#engine/studio/brain-on-disk.ts";
import type { Brain } from "#studio/brain/brain.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import { projectFolder } from "./example-site.ts";

interface Opened {
	readonly server: DevServer;
	readonly studio: Editing;
	readonly brain: Brain;
}

/** The site as a person who writes sees it, read from the disk. `root` is the folder that holds `content`. */
export function openDev(root: string, language?: ReportLanguage): DevServer {
	const fail = (error: unknown) => {
		throw error;
	};
	return new DevServer({ root, project: projectFolder, language, thread: undefined, tell() {}, fail });
}

/** Starts the server of Studio anew, with nothing but what is on the disk. */
export function openStudio(root: string, language: ReportLanguage = "nl"): Opened {
	const server = openDev(root, language);
	const brain = brainOnDisk({ root, project: projectFolder, tell() {} })(server);
	return { server, studio: brain.editing, brain };
}
