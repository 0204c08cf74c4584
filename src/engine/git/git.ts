import { type SpawnSyncReturns, spawnSync } from "node:child_process";

/** Runs git in a folder; what it says itself is English. */
export function git(folder: string, args: readonly string[], input?: string): SpawnSyncReturns<Buffer> {
	const maxBuffer = Number.POSITIVE_INFINITY;
	return spawnSync("git", ["-C", folder, ...args], { input, maxBuffer, env: { ...process.env, LC_ALL: "C" } });
}

/** What git answers; undefined when it fails, or is not there. */
export function askGit(folder: string, args: readonly string[]): string | undefined {
	const { status, stdout } = git(folder, args);
	return status === 0 ? stdout.toString() : undefined;
}
