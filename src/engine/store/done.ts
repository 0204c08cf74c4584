import { hash } from "node:crypto";
import { today as dayIn } from "#core/opening.ts";
import { placeOf } from "#pipeline/site/place.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Progress, Said } from "../terminal/progress.ts";
import type { SiteMemory } from "./site-memory.ts";

/** What a command said when it had done its work, and on which day of which place. */
interface Done {
	readonly said: readonly Said[];
	readonly today: string;
	readonly timeZone: string;
}

/**
 * All that a command read and left, as it is now; undefined when that is not known for certain. The day need not be
 * among it.
 */
type State = readonly (string | undefined)[];

/** Whether a command did the same before, and finds all as it left it: then it says again what it said. */
export function isDone(memory: SiteMemory, command: string, state: State, progress: Progress): boolean {
	const madeFrom = hashOf(state);
	const trace = madeFrom === undefined ? undefined : memory.get(nameOf(command));
	if (!trace || trace.madeFrom !== madeFrom) return false;
	const { said, today, timeZone } = trace.value as Done;
	if (dayIn(timeZone) !== today) return false;
	progress.repeat(said);
	return true;
}

/** Keeps that a command has done its work, for the next run. */
export function keepDone(
	memory: SiteMemory,
	command: string,
	state: State,
	{ site, today, said }: Pick<Done, "said" | "today"> & { readonly site: Site },
): void {
	const madeFrom = hashOf(state);
	const value: Done = { said, today, timeZone: placeOf(site).timeZone };
	if (madeFrom) memory.set(nameOf(command), { value, reads: [], shown: 0, madeFrom });
}

function nameOf(command: string): string {
	return `done ${command}`;
}

function hashOf(state: State): string | undefined {
	return state.includes(undefined) ? undefined : hash("sha256", JSON.stringify(state), "base64url");
}
