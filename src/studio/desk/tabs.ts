import { tabStorage } from "./tab-storage.ts";

const named = "studio:tab";

/** So long a tab that is loaded again, or goes to another page, may be without its lock; in milliseconds. */
const absent = 5000;

const lockOf = (tab: string) => `${named}:${tab}`;

/** This tab, and whether others of the browser are still there: each holds a lock by its name as long as it is. */
export class Tabs {
	/** The same after a reload. */
	own: string;
	readonly #locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
	readonly #watched = new Set<string>();
	#letGo = () => {};

	constructor() {
		this.own = tabStorage.getItem(named) ?? this.#begin();
	}

	/** Is there for others from now on. `renamed` hears when this tab is the copy of another that has its name. */
	async hold(renamed: (before: string) => void): Promise<void> {
		if (!this.#locks || (await this.#take({ signal: AbortSignal.timeout(absent / 5) }))) return;
		const before = this.own;
		this.own = this.#begin();
		renamed(before);
		await this.#take({});
	}

	/** Another tab works on in its place. */
	letGo(): void {
		this.#letGo();
	}

	/** Does something once another tab is gone for good. */
	async onceGone(tab: string, work: () => void): Promise<void> {
		if (!this.#locks || tab === this.own || this.#watched.has(tab)) return;
		this.#watched.add(tab);
		for (let isGone = false; !isGone; ) {
			await this.#locks.request(lockOf(tab), () => {});
			await new Promise((resolve) => setTimeout(resolve, absent));
			await this.#locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
				isGone = lock !== null;
				// As long as it has the lock no other tab does the same.
				if (isGone) work();
			});
		}
		this.#watched.delete(tab);
	}

	#begin(): string {
		const tab = crypto.randomUUID();
		tabStorage.setItem(named, tab);
		return tab;
	}

	/** Gives whether it has the lock of its name. */
	#take(options: LockOptions): Promise<boolean> {
		return new Promise((resolve) => {
			const held = () =>
				new Promise<void>((letGo) => {
					this.#letGo = letGo;
					resolve(true);
				});
			this.#locks?.request(lockOf(this.own), options, held).catch(() => resolve(false));
		});
	}
}
