import type { Store } from "#studio/brain/store.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { askLocal } from "#studio/stores/local/ask.ts";
import { LocalStore } from "#studio/stores/local/local-store.ts";

interface Following {
	/** Files of the content are others than before. */
	readonly changed: (names: ReadonlySet<string>) => void;
	/** Nobody answers any more, or somebody does again. */
	readonly reachable: (isReachable: boolean) => void;
	/** Somebody else saved something. */
	readonly others: (who: string) => void;
	readonly fail: (error: unknown) => void;
}

/** Opens the store that an address says, and tells what happens to it from then on. */
export async function openStore(address: StoreAddress, following: Following): Promise<Store> {
	const store = new LocalStore(askLocal(address.token), address.folder);
	void store.follow(following);
	return store;
}
