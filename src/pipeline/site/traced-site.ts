import { remembered } from "#core/remembered.ts";
import { Memo } from "./memo.ts";
import type { Site, SoundSite } from "./site.ts";
import type { ReadKey, ReadKind, Trace, Traces } from "./trace.ts";

/** For each kind of what can be read: what it says, as data of which the hash is the same as long as it says the same. */
export type Readings = Readonly<Record<ReadKind, (name: string, site: TracedSite) => unknown>>;

/** What was read while something was made. */
export interface Reads {
	/** What shows in the thing itself. */
	readonly shown: Set<ReadKey>;
	/** What surrounds it; see `TracedSite.aside`. */
	readonly around: Set<ReadKey>;
}

/**
 * A site as those see it who present it: what it says is known by the accessors of this room alone, and they note what
 * was asked. So a value that was made knows what it depends on, and nobody can forget to say so.
 */
export interface ReadableSite {
	/** For accessors: the site, of which only that is read which the key names. */
	look(key: ReadKey): SoundSite;
	/** Makes what surrounds the thing that is being made and does not count as a part of it, such as a breadcrumb. */
	aside<T>(make: () => T): T;
	/** As `remembered`; who gets what was made before has read the same. */
	remembered<Key extends WeakKey | string, T>(known: Known<Key, T>, key: Key, make: () => T): T;
	/** What can be asked for by itself and is not what anybody wrote: made now, or by an earlier run from the same. */
	derive<T>(key: ReadKey, make: () => T): T;
	/** The same site where something reads differently. */
	readAs(change: (site: SoundSite) => SoundSite): ReadableSite;
}

/** A site for who reads it freely, or for who presents it. */
export type Readable = Site | ReadableSite;

/** The site, of which only that is read which the key names. */
export function look(site: ReadableSite, key: ReadKey): SoundSite;
export function look(site: Readable, key: ReadKey): Site;
export function look(site: Readable, key: ReadKey): Site {
	return "look" in site ? site.look(key) : site;
}

/** What was made before, with what was read for it. */
interface Known<Key, T> {
	get(key: Key): Made<T> | undefined;
	set(key: Key, made: Made<T>): unknown;
}

/** Something that was made, and what was read for it. */
export interface Made<T> {
	readonly value: T;
	readonly reads: Reads;
}

/** Notes what is asked of a site while something is made of it, and knows what earlier runs made of the same. */
export class TracedSite implements ReadableSite {
	readonly #site: SoundSite;
	readonly #memo: Memo<ReadKind>;
	readonly #derived = new Map<ReadKey, Trace>();
	#open: Reads | undefined;

	/** `traces` hold what earlier runs made of the same site. */
	constructor(site: SoundSite, readings: Readings, traces?: Traces) {
		this.#site = site;
		this.#memo = new Memo((kind, name) => this.#into(undefined, () => readings[kind](name, this)), traces);
	}

	look(key: ReadKey): SoundSite {
		this.#open?.shown.add(key);
		return this.#site;
	}

	/** Makes something, and gives what was read for it. Who makes something around it has read none of that. */
	trace<T>(make: () => T): Made<T> {
		const reads = { shown: new Set<ReadKey>(), around: new Set<ReadKey>() };
		return { value: this.#into(reads, make), reads };
	}

	aside<T>(make: () => T): T {
		const around = this.#open?.around;
		return around ? this.#into({ shown: around, around }, make) : make();
	}

	remembered<Key extends WeakKey | string, T>(known: Known<Key, T>, key: Key, make: () => T): T {
		const { value, reads } = remembered(known, key, () => this.trace(make));
		for (const read of reads.shown) this.#open?.shown.add(read);
		for (const read of reads.around) this.#open?.around.add(read);
		return value;
	}

	derive<T>(key: ReadKey, make: () => T): T {
		this.#open?.shown.add(key);
		return remembered(this.#derived, key, () => this.made(key, make)).value as T;
	}

	/** What an earlier run made, or else what is made now; see `known`. */
	made<T>(name: string, make: () => T, around?: string): Trace<T> {
		return this.known<T>(name, around) ?? this.add(name, this.trace(make), around);
	}

	/** What an earlier run made when `around` was the same, and all that it read said the same. */
	known<T>(name: string, around?: string): Trace<T> | undefined {
		return this.#memo.known(name, around);
	}

	/** Keeps what was made, and what it was made from; `around` stands for what is no part of the site. */
	add<T>(name: string, { value, reads }: Made<T>, around?: string): Trace<T> {
		const shown = [...reads.shown].filter((key) => !isPartOf(key, reads.shown));
		const others = [...reads.around].filter((key) => !reads.shown.has(key) && !isPartOf(key, reads.shown));
		return this.#memo.keep(name, { value, reads: [...shown, ...others], shown: shown.length }, around);
	}

	readAs(change: (site: SoundSite) => SoundSite): ReadableSite {
		const changed = change(this.#site);
		return {
			look: (key) => {
				this.look(key);
				return changed;
			},
			aside: (make) => this.aside(make),
			remembered: (known, key, make) => this.remembered(known, key, make),
			derive: (key, make) => this.derive(key, make),
			readAs: (further) => this.readAs((site) => further(change(site))),
		};
	}

	/** What is read meanwhile is noted in `reads`, if anywhere. */
	#into<T>(reads: Reads | undefined, make: () => T): T {
		const outer = this.#open;
		this.#open = reads;
		try {
			return make();
		} finally {
			this.#open = outer;
		}
	}
}

/** A page that is the same has the same card. */
function isPartOf(key: ReadKey, reads: ReadonlySet<ReadKey>): boolean {
	return key.startsWith("card ") && reads.has(`page ${key.slice("card ".length)}`);
}
