import { readFileSync, writeFileSync } from "node:fs";
import { type Stage, timeSpent } from "#pipeline/read/stages.ts";

/** What a run of a command took. */
export interface Measured {
	/** Milliseconds of the clock since the process started. */
	readonly wall: number;
	/** Milliseconds of the processor, in all threads. */
	readonly processor: number;
	/** Most memory that was in use at one moment, in bytes. */
	readonly memory: number;
	readonly stages: Readonly<Record<Stage, number>>;
}

/** When the process ends, writes what it took to a file. For the bench, which starts commands as a person does. */
export function measureInto(file: string): void {
	process.on("exit", () => {
		const { user, system } = process.cpuUsage();
		const measured: Measured = {
			wall: performance.now(),
			processor: (user + system) / 1000,
			memory: mostMemory(),
			stages: timeSpent(),
		};
		writeFileSync(file, JSON.stringify(measured));
	});
}

/** The peak of this process in bytes. What Linux calls `maxRSS` begins with that of the process that started this one. */
function mostMemory(): number {
	try {
		const peak = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
		if (peak) return Number(peak) * 1024;
	} catch {
		// Not Linux.
	}
	return process.resourceUsage().maxRSS * 1024;
}
