import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readBytes } from "#engine/files/bytes.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { rename } from "#engine/files/rename.ts";
import { removeCutOff, replaceFile } from "#engine/files/replace-file.ts";
import type { JournalStore } from "#studio/brain/edits/journal.ts";
import type { ContentStore } from "#studio/brain/edits/store.ts";
import type { Store } from "#studio/brain/store.ts";
import { askSiteVersion } from "#studio/stores/ask-online.ts";
import { trouble } from "../base/trouble.mjs";
import { readLastChanges } from "../git/last-changes.ts";
import { readOwn, writeOwn } from "./own-files.ts";
import { deliveryFor } from "./publishing/delivery.ts";
import { gitRepository } from "./publishing/git-repository.ts";
import { makePreview } from "./publishing/preview.ts";
import { StoredFiles } from "./stored-files.ts";
import { translatorOf } from "./translator.ts";
import { makeOne, writeAll } from "./whole-files.ts";

/** Below the folder of the site: it goes with the site wherever that goes, and outlasts what is installed. */
const home = ".studio";

interface Folders {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

/** The content on the disk of this computer, with its Git and the programs that its site names. */
export function diskStore({ root, project }: Folders): Store {
	removeCutOff(join(root, "content"));
	const kept = new StoredFiles(join(root, home, "files"));
	return {
		files: new DiskFiles(root),
		content: contentIn(root, kept),
		journal: journalIn(join(root, home), kept),
		repository: gitRepository(root),
		online: { siteVersion: askSiteVersion, delivery: deliveryFor(root) },
		lastChanges: () => readLastChanges(root),
		translator: (signal) => translatorOf(root, signal),
		preview: (language) => makePreview(language, { root, project }),
	};
}

function contentIn(root: string, kept: StoredFiles): ContentStore {
	const folders = { root, kept };
	return {
		read: (file) => readOwn(root, file),
		bytes: (file) => readBytes(join(root, file)),
		write: (transaction) => writeAll(transaction, folders),
		takeBack({ files, texts }) {
			for (const file of files) makeOne(file, folders);
			return writeOwn(root, texts);
		},
		keep: (bytes) => kept.keep(typeof bytes === "string" ? Buffer.from(bytes) : bytes),
		kept: (name) => kept.read(name),
		adviceFor: (error) => trouble(error)?.said,
	};
}

/**
 * What is begun is stored with all that the journal will hold when it is done, so that to end it takes no room on a disk:
 * that note takes the place of the journal, or goes.
 */
function journalIn(folder: string, files: StoredFiles): JournalStore {
	const [journal, begun] = [join(folder, "journal.json"), join(folder, "begun.json")];
	return {
		read: () => ({ kept: readJson(journal), next: readJson(begun) }),
		begin(next) {
			// Git takes it for no part of the site.
			const ignored = join(folder, ".gitignore");
			if (!existsSync(ignored)) replaceFile(ignored, "*\n", { lasting: false });
			replaceFile(begun, JSON.stringify(next), { lasting: true });
		},
		cancel: () => rmSync(begun, { force: true }),
		finish: () => rename(begun, journal),
		forget: (but) => files.forget(but),
	};
}

/** Undefined when there is none, or when a disk has lost it. */
function readJson<T>(file: string): T | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as T;
	} catch {
		return undefined;
	}
}
