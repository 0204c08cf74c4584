/** Random whole numbers that are the same for the same seed, by the minimal standard generator. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = (seed % 2147483646) + 1;
		// Seeds that follow each other begin alike.
		for (let step = 0; step < 3; step++) this.below(2);
	}

	/** A whole number from 0, below `limit`. */
	below(limit: number): number {
		this.#state = (this.#state * 48271) % 2147483647;
		return this.#state % limit;
	}

	/** One of some things; throws `NothingThere` when there are none. */
	pick<T>(things: readonly T[]): T {
		if (things.length === 0) throw new NothingThere();
		return things[this.below(things.length)] as T;
	}
}

export class NothingThere extends Error {}
