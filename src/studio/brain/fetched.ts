/** So long is waited before what could not be fetched is asked for again; in milliseconds. */
const pause = 1000;

let hear = () => {};

/** Hears each time that a part could not be fetched: there is no connection, or no such part any more. */
export function hearMissing(listener: () => void): void {
	hear = listener;
}

/** Tells of a part that could not be fetched. */
export function tellMissing(): void {
	hear();
}

/**
 * Fetches a part of Studio once. A connection that is gone is waited for: a part that is never there would take all that
 * is drawn around it away.
 */
export function fetched<T>(ask: () => Promise<T>): () => Promise<T> {
	let coming: Promise<T> | undefined;
	return () => {
		coming ??= untilThere(ask);
		return coming;
	};
}

async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await ask();
		} catch (error) {
			// So every browser says that it could not fetch it. All else is a fault of the part.
			if (!(error instanceof TypeError)) throw error;
			tellMissing();
			await new Promise<void>((resolve) => setTimeout(resolve, pause));
		}
	}
}
