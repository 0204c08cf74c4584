import { hash } from "node:crypto";
import { today as dayIn } from "#core/opening.ts";
import type { Progress, Said } from "#engine/base/progress.ts";
import { placeOf } from "#pipeline/site/place.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { SiteMemory } from "./site-memory.ts";

/** What a command said when it had done its work, what it left, and on which day of which place. */
interface Done {
	readonly said: readonly Said[];
	/** Stands for it; an empty text when it leaves nothing. */
	readonly left: string;
	readonly today: string;
	readonly timeZone: string;
}

/** What a command is asked for, and what it reads but for the day; undefined when that is not known for certain. */
type Asked = readonly (string | undefined)[];

interface Finding {
	readonly progress: Progress;
	/** Stands for what lies now where the command leaves something. */
	readonly present?: () => string;
}

/** Whether a command did the same before, and finds all as it left it: then it says again what it said. */
export function isDone(
	memory: SiteMemory,
	command: string,
	asked: Asked,
	{ progress, present = () => "" }: Finding,
): boolean {
	const madeFrom = hashOf(asked);
	const trace = madeFrom === undefined ? undefined : memory.get(nameOf(command));
	if (!trace || trace.madeFrom !== madeFrom) return false;
	const { said, left, today, timeZone } = trace.value as Done;
	if (dayIn(timeZone) !== today || present() !== left) return false;
	progress.repeat(said);
	return true;
}

/** Keeps that a command has done its work, for the next run. */
export function keepDone(
	memory: SiteMemory,
	command: string,
	asked: Asked,
	{ site, today, said, left = "" }: Pick<Done, "said" | "today"> & { readonly site: Site; readonly left?: string },
): void {
	const madeFrom = hashOf(asked);
	const value: Done = { said, left, today, timeZone: placeOf(site).timeZone };
	if (madeFrom) memory.set(nameOf(command), { value, reads: [], shown: 0, madeFrom });
}

function nameOf(command: string): string {
	return `done ${command}`;
}

function hashOf(asked: Asked): string | undefined {
	return asked.includes(undefined) ? undefined : hash("sha256", JSON.stringify(asked), "base64url");
}
