import { randomUUID } from "node:crypto";
import type { EditorLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import { checksBeside } from "#engine/dev/check-beside.ts";
import { DevServer } from "#engine/dev/dev-server.ts";
import { liveIcons } from "#engine/dev/live-icons.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { diskStore } from "#engine/studio/disk-store.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Brain } from "#studio/brain/brain.ts";
import { brainOver } from "#studio/brain/brain-over.ts";
import { LiveSite } from "#studio/brain/content/live-site.ts";
import type { Editing } from "#studio/brain/edits/editing.ts";
import type { OtherCopies } from "#studio/brain/people/others.ts";
import { LocalStore } from "#studio/stores/local/local-store.ts";
import { drawPage } from "#studio/worker/draw-page.ts";
import { projectFolder } from "./example-site.ts";
import { LocalClient, localAddress } from "./local-client.ts";
import { tidyPhoto } from "./tidy-photo.ts";

interface Opened {
	readonly server: DevServer;
	readonly studio: Editing;
	readonly brain: Brain;
}

const fail = (error: unknown) => {
	throw error;
};

/** The site as a person who writes sees it, read from the disk. `root` is the folder that holds `content`. */
export function openDev(root: string, language?: EditorLanguage): DevServer {
	return new DevServer({ root, project: projectFolder, language, thread: undefined, tell() {}, fail });
}

/** Opens Studio anew, with nothing but what is on the disk, and what `others` have in copies of their own. */
export function openStudio(root: string, language: EditorLanguage = "nl", others?: OtherCopies): Opened {
	const server = openDev(root, language);
	const store = { ...diskStore({ root, project: projectFolder }), others };
	const dictionary = (asked: Language) => dictionaryFor(asked, root);
	const brain = brainOver({ live: server, store, dictionary, tidyPhoto, tell() {} })();
	return { server, studio: brain.editing, brain };
}

/** A page of Studio, without the page. */
export interface StudioPage {
	readonly client: LocalClient;
	/** Known to the pages of this start alone. */
	readonly token: string;
	readonly store: LocalStore;
	readonly live: LiveSite;
	/** The brain for one more request: it has seen what is in the files by now. */
	brain(): Brain;
	/** Hears from now on what becomes of files and journal. */
	follow(): void;
	close(): Promise<void>;
}

/** Opens Studio over the server at an address, as a page that is loaded does. */
export async function openStudioPage(root: string, origin: string): Promise<StudioPage> {
	const { token, folder } = await localAddress(origin);
	const client = new LocalClient(origin, token);
	const store = new LocalStore(client, folder);
	const language = "nl";
	const live = new LiveSite({
		reader: new SiteReader(store.files, { lazy: true, skipsUnknown: true }),
		language,
		checks: (tell) => checksBeside({ root, project: projectFolder, language, thread: undefined, fail, tell }),
		tell() {},
		newRevision: randomUUID,
		examples: () => openDev(root, language).examples,
		render: drawPage,
		icons: liveIcons,
	});
	const request = brainOver({ live, store, tidyPhoto, tell() {} });
	return {
		client,
		token,
		store,
		live,
		brain() {
			const changed = store.files.refresh();
			if (changed.size > 0) live.refresh(changed);
			return request();
		},
		follow() {
			void store.follow({ changed: (names) => live.refresh(names), reachable() {}, restarted() {}, fail });
		},
		async close() {
			live.close();
			await client.close();
		},
	};
}
