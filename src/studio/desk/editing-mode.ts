import type { LivePage } from "#studio/page/live-page.ts";
import { listenToPointer, type Pointed } from "#studio/page/pointing.ts";
import type { StateStore } from "./state-store.ts";
import { tabState } from "./tab-state.ts";
import { words } from "./words.ts";

interface Host {
	readonly store: StateStore;
	readonly page: LivePage;
	/** The page may have been drawn anew, or another one. */
	follow(): Promise<void>;
	open(pointed: Pointed): Promise<void>;
	close(): void;
}

/** Whether somebody edits, or looks at the page as a visitor does. */
export class EditingMode {
	readonly #host: Host;
	#pointer: AbortController | undefined;

	constructor(host: Host) {
		this.#host = host;
	}

	/** Goes on with what was begun on the page before. */
	resume(): void {
		if (this.#host.store.state.editing) this.#listen();
	}

	/** Begins or ends editing. */
	toggle(): void {
		const { store } = this.#host;
		const editing = !store.state.editing;
		tabState.editing = editing;
		this.#host.close();
		store.set({ editing, over: undefined });
		this.#pointer?.abort();
		if (editing) this.#listen();
		store.announce(editing ? words.editing : words.viewing);
	}

	#listen(): void {
		const { store, page, follow, open } = this.#host;
		this.#pointer = new AbortController();
		listenToPointer(
			{
				at: (node) => page.binding?.at(node) ?? [],
				near: (element) => page.near(element),
				ready: async () => {
					if (page.isAnother) await follow();
				},
				over: (over) => over !== store.state.over && store.set({ over }),
				clicked: (pointed) => void open(pointed),
				held: () => store.announce(words.held),
			},
			this.#pointer.signal,
		);
	}
}
