import type { LivePage } from "#studio/page/live-page.ts";
import { listenToPointer, type Pointed } from "#studio/page/pointing.ts";
import type { StateStore } from "./state-store.ts";
import { tabState } from "./tab-state.ts";
import { words } from "./words.ts";

interface Host {
	readonly store: StateStore;
	readonly page: LivePage;
	/** Waits until it is known where everything stands that shows now. */
	known(): Promise<void>;
	open(pointed: Promise<Pointed | undefined>): Promise<void>;
	close(): void;
}

/** Whether somebody edits, or looks at the page as a visitor does. */
export class EditingMode {
	readonly #host: Host;
	#pointer: AbortController | undefined;
	#hasArrived = false;

	constructor(host: Host) {
		this.#host = host;
	}

	/** Goes on with what was begun on the page before. */
	resume(): void {
		if (this.#host.store.state.editing) this.#listen();
	}

	/** The page was read, or cannot be: what was begun before is said now, also when the page had to be loaded once more. */
	arrive(): void {
		this.#hasArrived = true;
		// Why a page cannot be read was said instead.
		if (tabState.unsaid && this.#host.page.binding) this.#announce();
		tabState.unsaid = false;
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
		if (this.#hasArrived) this.#announce();
		else tabState.unsaid = true;
	}

	#announce(): void {
		const { store } = this.#host;
		const { editing, editingByTouch, viewing } = words;
		store.announce(!store.state.editing ? viewing : isByTouch() ? editingByTouch : editing);
	}

	#listen(): void {
		const { store, page, known, open } = this.#host;
		this.#pointer = new AbortController();
		listenToPointer(
			{
				at: (node) => page.binding?.at(node) ?? [],
				near: (element) => page.near(element),
				ready: known,
				over: (over) => over !== store.state.over && store.set({ over }),
				clicked: open,
				held: (link) =>
					isByTouch() && link instanceof HTMLAnchorElement ? location.assign(link.href) : store.announce(words.held),
			},
			this.#pointer.signal,
		);
	}
}

/** Whoever has no mouse has mostly no keys either. */
function isByTouch(): boolean {
	return !matchMedia("(any-pointer: fine)").matches;
}
