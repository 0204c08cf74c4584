import type { Spot } from "#core/studio.ts";

const kinds = new Set<Pick<Begun<unknown>, "isEmpty" | "places">>();
const listeners = new Set<() => void>();
let places: readonly BegunPlace[] = [];

/** What somebody began to add to a file. */
export interface BegunPlace {
	readonly spot: Spot;
	/** What was typed of it. */
	readonly words: string;
}

/** Somebody began something and did not add it yet. */
export function isAnythingBegun(): boolean {
	return [...kinds].some(({ isEmpty }) => !isEmpty);
}

/** The same list until something is begun, or ends. */
export const begunPlaces = (): readonly BegunPlace[] => places;

export function followBegun(hear: () => void): () => void {
	listeners.add(hear);
	return () => void listeners.delete(hear);
}

/**
 * What somebody began and did not add yet, by its name. A panel may close over it and is opened with it again, as long as
 * the page lasts; whoever closes the tab is asked first.
 */
export class Begun<T> {
	readonly #all = new Map<string, T>();
	readonly #listeners = new Set<() => void>();
	readonly #wordsOf: (begun: T) => string;

	constructor(wordsOf: (begun: T) => string = () => "") {
		this.#wordsOf = wordsOf;
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

	/** Of what has the name of a place. */
	places(): readonly BegunPlace[] {
		return [...this.#all].flatMap(([name, begun]) => {
			if (!name.startsWith("[")) return [];
			const [file, path] = JSON.parse(name) as [Spot["file"], Spot["path"]];
			return [{ spot: { file, path }, words: this.#wordsOf(begun) }];
		});
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	#tell(): void {
		places = [...kinds].flatMap((kind) => kind.places());
		for (const hear of [...this.#listeners, ...listeners]) hear();
	}
}
