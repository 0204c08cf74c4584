const kinds = new Set<{ readonly isEmpty: boolean }>();

/** Somebody began something and did not add it yet. */
export function isAnythingBegun(): boolean {
	return [...kinds].some(({ isEmpty }) => !isEmpty);
}

/**
 * What somebody began and did not add yet, by its name. A panel may close over it and is opened with it again, as long as
 * the page lasts; whoever closes the tab is asked first.
 */
export class Begun<T> {
	readonly #all = new Map<string, T>();
	readonly #listeners = new Set<() => void>();

	constructor() {
		kinds.add(this);
	}

	get isEmpty(): boolean {
		return this.#all.size === 0;
	}

	at(name: string): T | undefined {
		return this.#all.get(name);
	}

	keep(name: string, begun: T): void {
		this.#all.set(name, begun);
		this.#tell();
	}

	/** It was added, or nobody wants it any more. */
	forget(name: string): void {
		if (this.#all.delete(name)) this.#tell();
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	#tell(): void {
		for (const hear of this.#listeners) hear();
	}
}
