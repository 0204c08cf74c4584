import type { Language } from "#core/languages.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { tidyPhoto } from "#engine/studio/tidy-photo.ts";
import type { Brain } from "#studio/brain/brain.ts";
import { brainOver } from "#studio/brain/brain-over.ts";
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
	const store = diskStore({ root, project: projectFolder });
	const dictionary = (asked: Language) => dictionaryFor(asked, root);
	const brain = brainOver({ live: server, store, dictionary, tidyPhoto, tell() {} })();
	return { server, studio: brain.editing, brain };
}
