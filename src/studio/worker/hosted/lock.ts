import type { Entrance } from "./door.ts";

/** So often, with so many milliseconds between, the browser is asked for files that another tab is letting go of. */
const [attempts, pause] = [50, 100];

/** The page before this one in the same tab may hold a site for so long after it was left, in milliseconds: Chromium gives a busy worker two seconds. */
const patience = 3000;

/**
 * Waits until this tab has a site for itself, and keeps it until the tab ends. Nobody is asked who waits a moment, or
 * closes the other tab meanwhile. `taken` is called when another tab takes it over.
 */
export async function holdSite(name: string, entrance: Entrance, taken: () => void): Promise<void> {
	const waiting = new AbortController();
	let isHeld = false;
	const free = hold(name, { signal: waiting.signal }, taken).then(() => {
		isHeld = true;
	});
	await Promise.race([free, new Promise((resolve) => setTimeout(resolve, patience))]);
	if (isHeld) return;
	await Promise.race([free, entrance.ask({ is: "occupied" }, "take over")]);
	if (isHeld) return;
	waiting.abort();
	await hold(name, { steal: true }, taken);
}

/** Settles once it has it. */
function hold(name: string, options: LockOptions, taken: () => void): Promise<void> {
	return new Promise((resolve) => {
		navigator.locks
			.request(name, options, () => {
				resolve();
				// Until the tab ends, or somebody takes it.
				return new Promise<never>(() => {});
			})
			.catch(() => {
				if (!options.signal?.aborted) taken();
			});
	});
}

/** Another tab has the files open. */
export function isTaken(error: unknown): boolean {
	return error instanceof DOMException && /^(?:NoModificationAllowed|InvalidState)Error$/.test(error.name);
}

/** Does something once whoever had the site before has let go of it. Throws what it throws the last time. */
export async function onceFree<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await work();
		} catch (error) {
			if (!isTaken(error) || attempt === attempts) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}
