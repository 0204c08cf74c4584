import type { Entrance } from "./door.ts";

/** So often, with so many milliseconds between, the browser is asked for files that another tab is letting go of. */
const [attempts, pause] = [50, 100];

/**
 * Waits until this tab has a site for itself, and keeps it until the tab ends. `taken` is called when another tab takes it
 * over.
 */
export async function holdSite(name: string, entrance: Entrance, taken: () => void): Promise<void> {
	if (await hold(name, { ifAvailable: true }, taken)) return;
	await entrance.ask({ is: "occupied" }, "take over");
	await hold(name, { steal: true }, taken);
}

/** Gives whether it has it. */
function hold(name: string, options: LockOptions, taken: () => void): Promise<boolean> {
	return new Promise((resolve) => {
		void navigator.locks
			.request(name, options, (lock) => {
				resolve(lock !== null);
				// Until the tab ends, or somebody takes it.
				return lock ? new Promise<never>(() => {}) : undefined;
			})
			.catch(taken);
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
