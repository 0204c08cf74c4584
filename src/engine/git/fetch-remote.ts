import { runGit } from "./git.ts";

/** Milliseconds: somebody waits for it, and can go on without. */
const limit = 10_000;

/** Asks the repository that others see what it has by now; gives whether it answered in time. Nothing else waits for it. */
export async function fetchRemote(root: string, remote: string): Promise<boolean> {
	return (await runGit(root, ["fetch", "--quiet", "--prune", "--end-of-options", remote], { limit })).isDone;
}
