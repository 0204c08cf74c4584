/** Why something that can wait was ended. */
export const gaveWay = new DOMException("Something else could not wait.", "AbortError");

/** What is asked for once more before it has begun is done once for all who asked: on a silent line nothing piles up. */
export function oneWaiting<T>(begin: (hasBegun: () => void) => Promise<T>): () => Promise<T> {
	let waiting: Promise<T> | undefined;
	return () => {
		waiting ??= begin(() => {
			waiting = undefined;
		});
		return waiting;
	};
}

/** One thing at a time is asked of the server and done with its answer. */
export class Turns {
	#last: Promise<unknown> = Promise.resolve();
	/** Ends what can wait. */
	#hurry = new AbortController();

	/** Does something after all that was asked for before. */
	take<T>(work: () => Promise<T>): Promise<T> {
		const next = this.#last.then(work, work);
		this.#last = next.catch(() => {});
		return next;
	}

	/** Does what can wait. It gives way, by its signal, to what cannot, and begins again after that. */
	async later(work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
		const { signal } = this.#hurry;
		await this.take(async () => signal.aborted || (await work(signal)));
		if (signal.aborted) await this.later(work);
	}

	/**
	 * Does something for which somebody waits, before all that can wait. Until its turn comes `stop` ends the waiting: it
	 * rejects with that reason, and nothing is done.
	 */
	now<T>(work: () => Promise<T>, stop?: AbortSignal): Promise<T> {
		this.#hurry.abort(gaveWay);
		this.#hurry = new AbortController();
		let hasBegun = false;
		const done = this.take(async () => {
			stop?.throwIfAborted();
			hasBegun = true;
			return work();
		});
		if (!stop) return done;
		return new Promise((resolve, reject) => {
			stop.addEventListener("abort", () => hasBegun || reject(stop.reason), { once: true });
			done.then(resolve, reject);
		});
	}
}
