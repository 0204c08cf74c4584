import type { FileChange } from "#core/studio.ts";
import type { TypedText } from "#studio/page/page-drafts.ts";
import { keyOf, type Target } from "#studio/page/target.ts";
import type { Saved } from "./saving.ts";
import { tabStorage } from "./tab-storage.ts";

/** A text that somebody typed and that is not in its file. */
export interface UnsavedText extends TypedText {
	/** The address of the page on which it was typed. */
	readonly page: string;
	/** Of the content in which its writer saw what the file says. */
	readonly revision: string;
	/** Files that come with it. */
	readonly files: readonly FileChange[];
	/** It is on its way, or this is why it is not in the file. */
	readonly why: Exclude<Saved, { readonly is: "saved" }>;
}

const prefix = "studio:unsaved:";

/**
 * Every text that is not in its file: the one list that the page, the panel, the toolbar and the last step before going
 * online show. It lasts until the tab is closed, also over a full load.
 */
export class Unsaved {
	readonly #texts = new Map<string, UnsavedText>();
	readonly #listeners = new Set<() => void>();
	#all: readonly UnsavedText[] = [];

	constructor() {
		for (const name of tabStorage.names()) {
			const text = name.startsWith(prefix) ? tabStorage.getItem(name) : null;
			if (text !== null) this.#texts.set(name.slice(prefix.length), JSON.parse(text) as UnsavedText);
		}
		this.#all = [...this.#texts.values()];
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	/** What was typed last stands last. */
	readonly all = () => this.#all;

	at(target: Target): UnsavedText | undefined {
		return this.#texts.get(keyOf(target));
	}

	note(text: UnsavedText): void {
		const key = keyOf(text.target);
		const before = this.#texts.get(key);
		this.#texts.set(key, { ...text, page: before?.page ?? text.page });
		try {
			tabStorage.setItem(prefix + key, JSON.stringify(this.#texts.get(key)));
		} catch {
			// The storage of the tab is full: the text is kept as long as the page is.
		}
		this.#tell();
	}

	forget(target: Target): void {
		if (!this.#texts.delete(keyOf(target))) return;
		tabStorage.removeItem(prefix + keyOf(target));
		this.#tell();
	}

	#tell(): void {
		this.#all = [...this.#texts.values()];
		for (const hear of this.#listeners) hear();
	}
}

/** Those that do not come into their files by themselves. */
export function stuckOf(texts: readonly UnsavedText[]): readonly UnsavedText[] {
	return texts.filter(({ why }) => why.is !== "saving");
}
