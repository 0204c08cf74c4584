import type { Spot } from "#core/studio.ts";

const kinds = new Set<Pick<Begun<unknown>, "isEmpty" | "namesBelow" | "forget" | "places">>();
const listeners = new Set<() => void>();
let places: readonly BegunText[] = [];

/** What somebody began to add to a file. */
export interface BegunText {
	readonly spot: Spot;
	/** What was typed of it. */
	readonly words: string;
}

/** Somebody began something and did not add it yet. */
export function isAnythingBegun(): boolean {
	return [...kinds].some(({ isEmpty }) => !isEmpty);
}

/** The name of what is begun at a place. */
export function nameOfSpot({ file, path }: Spot): string {
	return JSON.stringify([file, path]);
}

/** Something of whatever kind was begun at a place or below it. */
export function isBegunBelow(spot: Spot): boolean {
	return [...kinds].some((kind) => kind.namesBelow(spot).length > 0);
}

/** That was added, or nobody wants it any more. */
export function forgetBelow(spot: Spot): void {
	for (const kind of kinds) for (const name of kind.namesBelow(spot)) kind.forget(name);
}

/** What was typed to be added; the same list until something is begun, or ends. */
export const begunPlaces = (): readonly BegunText[] => places;

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
	readonly #wordsOf: ((begun: T) => string) | undefined;
	#list: readonly T[] = [];

	/** With `wordsOf` each has the name of a place, and stands with what was typed among what is not saved. */
	constructor(wordsOf?: (begun: T) => string) {
		this.#wordsOf = wordsOf;
		kinds.add(this);
	}

	get isEmpty(): boolean {
		return this.#all.size === 0;
	}

	/** The same list until something is begun or forgotten. */
	readonly all = (): readonly T[] => this.#list;

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

	namesBelow(spot: Spot): readonly string[] {
		// The names below it go on with a step more.
		const above = nameOfSpot(spot).slice(0, -"]]".length);
		const isBelow = (name: string) => above.endsWith("[") || /^[\],]/.test(name.slice(above.length));
		return [...this.#all.keys()].filter((name) => name.startsWith(above) && isBelow(name));
	}

	places(): readonly BegunText[] {
		const wordsOf = this.#wordsOf;
		if (!wordsOf) return [];
		return [...this.#all].map(([name, begun]) => {
			const [file, path] = JSON.parse(name) as [Spot["file"], Spot["path"]];
			return { spot: { file, path }, words: wordsOf(begun) };
		});
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	#tell(): void {
		this.#list = [...this.#all.values()];
		places = [...kinds].flatMap((kind) => kind.places());
		for (const hear of [...this.#listeners, ...listeners]) hear();
	}
}
