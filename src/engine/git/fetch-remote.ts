import { askGit, type GitDone, runGit } from "./git.ts";

/** Milliseconds in which something has to come: somebody waits for it, and can go on without. */
const limit = 10_000;

/** Asks the repository that others see what it has by now. Nothing else waits for it. */
export function fetchRemote(root: string, remote: string): Promise<GitDone> {
	return runGit(root, ["fetch", "--progress", "--prune", "--end-of-options", remote], { limit });
}

/** The text that a name leads to in the repository at an address, and no branch does; undefined where there is none. */
export async function fetchText(root: string, address: string, ref: string): Promise<string | undefined> {
	const quietly = ["--no-tags", "--no-write-fetch-head", "--refmap="];
	const { isDone } = await runGit(root, ["fetch", ...quietly, "--end-of-options", address, `+${ref}:${ref}`], {
		limit,
	});
	return isDone ? askGit(root, ["cat-file", "blob", ref]) : undefined;
}
