import type { FileChange } from "#core/studio.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import type { TypedText } from "#studio/page/page-drafts.ts";
import { keyOf, type Target } from "#studio/page/target.ts";
import { keptBy } from "./browser-storage.ts";
import type { Saved } from "./saving.ts";
import { Tabs } from "./tabs.ts";

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

/** One that was typed in another tab of this browser. */
export interface TextElsewhere {
	/** Under which the browser keeps it. */
	readonly name: string;
	readonly text: UnsavedText;
}

/** With the form in which texts are kept: what an earlier one kept is not read. */
const prefix = "studio:unsaved:1:";

/**
 * Every text that is not in its file: the one list that the page, the panel, the toolbar and the last step before going
 * online show. The browser keeps it, so it is there after a reload, and in the other tabs of the site; what a tab leaves
 * behind that was closed, or died, goes on in another, or in the next that is opened.
 */
export class Unsaved {
	readonly #kept = keptBy(() => localStorage);
	readonly #tabs = new Tabs();
	readonly #site: string;
	readonly #texts = new Map<string, UnsavedText>();
	readonly #listeners = new Set<() => void>();
	#all: readonly UnsavedText[] = [];
	#elsewhere: readonly TextElsewhere[] = [];
	/** Others know that this tab is there. */
	readonly #isHere: Promise<void>;

	constructor(store: StoreAddress) {
		this.#site = `${prefix}${encodeURIComponent(siteOf(store))}:`;
		for (const { name, text } of this.#of(this.#tabs.own)) this.#texts.set(keyIn(name), text);
		this.#all = [...this.#texts.values()];
		this.#lookElsewhere();
		// At once: what a tab keeps that seems to be gone goes on in another.
		this.#isHere = this.#tabs.hold((before) => this.#moveFrom(before));
	}

	/** Follows what other tabs keep. `adopted` goes on with a text of one that is gone. */
	begin(adopted: (text: UnsavedText) => void): void {
		const look = () => this.#look(adopted);
		addEventListener("storage", ({ key }) => (key === null || key.startsWith(this.#site)) && look());
		void this.#isHere.then(look);
	}

	/** Another tab works on in the place of this one, also with what was typed here. */
	letGo(): void {
		this.#tabs.letGo();
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	/** What was typed last stands last. */
	readonly all = () => this.#all;

	/** What comes after this page in the same tab finds all of them. */
	get outlastPage(): boolean {
		const isKept = ([key, text]: [string, UnsavedText]) =>
			this.#kept.getItem(this.#nameOf(this.#tabs.own, key)) === JSON.stringify(text);
		return this.#kept.outlastsPage && [...this.#texts].every(isKept);
	}

	/** What was typed in other tabs. */
	readonly elsewhere = () => this.#elsewhere;

	at(target: Target): UnsavedText | undefined {
		return this.#texts.get(keyOf(target));
	}

	/** Gives whether the browser keeps it, too. */
	note(text: UnsavedText): boolean {
		const key = keyOf(text.target);
		const before = this.#texts.get(key);
		const noted = { ...text, page: before?.page ?? text.page };
		this.#texts.set(key, noted);
		const isKept = this.#keep(key, noted);
		this.#tell();
		return isKept;
	}

	forget(target: Target): void {
		if (!this.#texts.delete(keyOf(target))) return;
		this.#kept.removeItem(this.#nameOf(this.#tabs.own, keyOf(target)));
		this.#tell();
	}

	/** Nobody wants a text of another tab any more. */
	forgetElsewhere({ name }: TextElsewhere): void {
		this.#kept.removeItem(name);
		this.#lookElsewhere();
		this.#tell();
	}

	/** A text of another tab is one of this. */
	take({ name, text }: TextElsewhere): void {
		const isKept = this.note(text);
		this.#kept.removeItem(name);
		// There was no room for both.
		if (!isKept) this.note(text);
		this.#lookElsewhere();
		this.#tell();
	}

	/** Gives false when the browser has no room: then the text is kept as long as the page is. */
	#keep(key: string, text: UnsavedText): boolean {
		try {
			this.#kept.setItem(this.#nameOf(this.#tabs.own, key), JSON.stringify(text));
			return true;
		} catch {
			return false;
		}
	}

	#look(adopted: (text: UnsavedText) => void): void {
		this.#lookElsewhere();
		for (const tab of new Set(this.#elsewhere.map(({ name }) => this.#tabOf(name)))) {
			void this.#tabs.onceGone(tab, () => {
				for (const found of this.#of(tab)) {
					// Of one text somebody typed two: the other is told beside it.
					if (this.#texts.has(keyIn(found.name))) continue;
					this.take(found);
					adopted(found.text);
				}
				this.#lookElsewhere();
				this.#tell();
			});
		}
		this.#tell();
	}

	#lookElsewhere(): void {
		const own = this.#nameOf(this.#tabs.own, "");
		this.#elsewhere = this.#of("").filter(({ name }) => !name.startsWith(own));
	}

	/** This tab is the copy of another, which keeps its own. */
	#moveFrom(before: string): void {
		for (const { name, text } of this.#of(before)) if (this.#texts.has(keyIn(name))) this.#keep(keyIn(name), text);
	}

	/** What a tab keeps; without its name, what all do. */
	#of(tab: string): TextElsewhere[] {
		const start = tab === "" ? this.#site : this.#nameOf(tab, "");
		return this.#kept.names().flatMap((name) => {
			const text = name.startsWith(start) ? this.#kept.getItem(name) : null;
			return text === null ? [] : [{ name, text: JSON.parse(text) as UnsavedText }];
		});
	}

	#nameOf(tab: string, key: string): string {
		return `${this.#site}${tab}:${key}`;
	}

	#tabOf(name: string): string {
		return name.slice(this.#site.length).split(":", 1)[0] ?? "";
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

/** The name of a site, which others at the same address do not have. */
function siteOf(store: StoreAddress): string {
	if (store.kind === "local") return store.folder;
	return [store.kind === "github" ? store.owner : "", store.repository, store.branch].join("/");
}

/** `studio:unsaved:1:site:tab:key` */
function keyIn(name: string): string {
	return name.split(":").slice(5).join(":");
}
