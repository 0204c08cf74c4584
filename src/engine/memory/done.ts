import { today as dayIn } from "#core/opening.ts";
import { Memo } from "#pipeline/site/memo.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Progress, Said } from "../base/progress.ts";
import type { SiteMemory } from "./site-memory.ts";

/** What a command is asked for, and what it reads but for the day; undefined when that is not known for certain. */
type Asked = readonly (string | undefined)[];

interface Finding {
	readonly progress: Progress;
	/** Stands for what lies now where the command leaves something. */
	readonly present?: () => string;
}

interface Done {
	readonly site: Site;
	/** The day on which it did its work. */
	readonly today: string;
	/** What it said meanwhile. */
	readonly said: readonly Said[];
	/** Stands for what it left; an empty text when it leaves nothing. */
	readonly left?: string;
}

/** Whether a command did the same before, and finds all as it left it: then it says again what it said. */
export function isDone(
	memory: SiteMemory,
	command: string,
	asked: Asked,
	{ progress, present = () => "" }: Finding,
): boolean {
	const done = runs(memory, asked, { left: present, day: dayIn })?.known<readonly Said[]>(nameOf(command));
	if (done) progress.repeat(done.value);
	return done !== undefined;
}

/** Keeps that a command has done its work, for the next run. */
export function keepDone(
	memory: SiteMemory,
	command: string,
	asked: Asked,
	{ site, today, said, left = "" }: Done,
): void {
	const reads = ["asked ", "left ", `day ${regionOf(site).timeZone}`] as const;
	runs(memory, asked, { left: () => left, day: () => today })?.keep(nameOf(command), { value: said, reads });
}

function nameOf(command: string): string {
	return `done ${command}`;
}

function runs(memory: SiteMemory, asked: Asked, says: { left(): string; day(timeZone: string): string }) {
	if (asked.includes(undefined)) return undefined;
	return new Memo<"asked" | "left" | "day">((kind, name) => (kind === "asked" ? asked : says[kind](name)), memory);
}
