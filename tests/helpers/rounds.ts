import { test } from "vitest";

/** How many rounds somebody asks for of what takes too long to be asked each time; 0 where nobody does. */
export const rounds = Number(process.env.KILL_ROUNDS ?? 0);

/** A test that is there only where somebody asks for rounds: what is not there is not skipped. */
export function testInRounds(name: string, run: () => Promise<void>, limit: number): void {
	if (rounds > 0) test(name, run, limit);
}
