import { type GitDone, runGit } from "./git.ts";

/** Milliseconds in which something has to come: somebody waits for it, and can go on without. */
const limit = 10_000;

/** Asks the repository that others see what it has by now. Nothing else waits for it. */
export function fetchRemote(root: string, remote: string): Promise<GitDone> {
	return runGit(root, ["fetch", "--progress", "--prune", "--end-of-options", remote], { limit });
}
