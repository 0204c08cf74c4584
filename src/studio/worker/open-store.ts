import { Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import type { Store } from "#studio/brain/store.ts";
import type { Door, StoreAddress, StoreTrouble } from "#studio/brain/studio-worker.ts";
import { askLocal } from "#studio/stores/local/ask.ts";
import { LocalStore } from "#studio/stores/local/local-store.ts";
import type { Entrance } from "./hosted/door.ts";
import { openSite } from "./hosted/open-site.ts";

/** The program of this computer does not answer. */
const silent: StoreTrouble = {
	is: "silent",
	said: {
		nl: "Studio antwoordt niet. Staat het programma nog aan? Wat u typt blijft in dit tabblad staan.",
		en: "Studio is not responding. Is the program still running? What you type stays in this tab.",
	},
	asksToken: false,
};

interface Following {
	/** Files of the content are others than before. */
	readonly changed: (names: ReadonlySet<string>) => void;
	/** Others have other drafts than before; who has new ones. */
	readonly drafted: (who: ReadonlySet<string>) => void;
	/** Something stands between the person and the site, or nothing does any more. */
	readonly door: (door: Door | undefined) => void;
	readonly trouble: (trouble: StoreTrouble | undefined) => void;
	/** What has the content was started anew, and answers this page no more. */
	readonly restarted: () => void;
	readonly fail: (error: unknown) => void;
}

/** So often what others put online is asked for; in milliseconds. */
const asks = 60_000;

/** What cannot be asked now is asked the next time. */
async function fetchOnline(repository: Repository): Promise<void> {
	try {
		const state = await repository.state();
		if (typeof state !== "string" && state.remote) await repository.fetch(state.remote.name);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
	}
}

/** A store, and what the page does with it besides. */
export interface OpenedStore {
	readonly store: Store;
	/** The files are in this browser alone: no address of a server has its pictures. */
	readonly isHere: boolean;
	/** A person has edited something. */
	edited(): void;
	signInAgain(): Promise<void>;
	/** Who edits; undefined where that is whoever has this computer. */
	readonly person: string | undefined;
	/** Forgets who edits, and what they made, once the server has all of that. Gives whether it has. */
	leave(): Promise<boolean>;
}

/** Opens the store that an address says, and tells what happens to it from then on. `entrance` takes what a person answers. */
export async function openStore(address: StoreAddress, entrance: Entrance, following: Following): Promise<OpenedStore> {
	if (address.kind !== "local") return { ...(await openSite(address, entrance, following)), isHere: true };
	const store = new LocalStore(askLocal(address.token), address.folder);
	const reachable = (isReachable: boolean) => following.trouble(isReachable ? undefined : silent);
	void store.follow({ ...following, reachable });
	const fetch = () => fetchOnline(store.repository).catch(following.fail);
	setInterval(() => void fetch(), asks);
	void fetch();
	return { store, isHere: false, edited() {}, signInAgain: async () => {}, person: undefined, leave: async () => true };
}
