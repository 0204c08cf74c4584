/** So long is waited before what could not be fetched is asked for again; in milliseconds. */
export const pause = 1000;

let isMissing = false;

let hear = () => {
	isMissing = true;
};

/** Hears each time that a part could not be fetched, also before now: there is no connection, or no such part any more. */
export function hearMissing(listener: () => void): void {
	hear = listener;
	if (isMissing) listener();
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

/** The same once, for what nobody asks for twice. */
export async function untilThere<T>(ask: () => Promise<T>): Promise<T> {
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
