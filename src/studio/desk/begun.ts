import type { Spot } from "#core/studio.ts";
import type { Follow } from "./moved.ts";

const kinds = new Set<Pick<Begun<unknown>, "isEmpty" | "namesBelow" | "forget" | "places" | "follow">>();
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

/** The place of that name; undefined for what has no place. */
function spotNamed(name: string): Spot | undefined {
	if (!name.startsWith("[")) return undefined;
	const [file, path] = JSON.parse(name) as [Spot["file"], Spot["path"]];
	return { file, path };
}

/** Something of whatever kind was begun at a place or below it. */
export function isBegunBelow(spot: Spot): boolean {
	return [...kinds].some((kind) => kind.namesBelow(spot).length > 0);
}

/** That was added, or nobody wants it any more. */
export function forgetBelow(spot: Spot): void {
	for (const kind of kinds) for (const name of kind.namesBelow(spot)) kind.forget(name);
}

/** Items of lists have other places by now: what was begun in one stays with it. */
export function followMoved(where: Follow): void {
	for (const kind of kinds) kind.follow(where);
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

	/** What it says itself of its place follows too. */
	readonly #moved: ((begun: T, where: Follow) => T) | undefined;

	/** With `wordsOf` each has the name of a place, and stands with what was typed among what is not saved. */
	constructor({ wordsOf, moved }: { wordsOf?: (begun: T) => string; moved?: (begun: T, where: Follow) => T } = {}) {
		this.#wordsOf = wordsOf;
		this.#moved = moved;
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
		return [...this.#all].flatMap(([name, begun]) => {
			const spot = spotNamed(name);
			return spot ? [{ spot, words: wordsOf(begun) }] : [];
		});
	}

	follow(where: Follow): void {
		const all = [...this.#all];
		if (all.length === 0) return;
		this.#all.clear();
		for (const [name, begun] of all) {
			const spot = spotNamed(name);
			this.#all.set(spot ? nameOfSpot(where(spot)) : name, this.#moved?.(begun, where) ?? begun);
		}
		this.#tell();
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
