import { runGit } from "./git.ts";
import { gitTrouble } from "./trouble.ts";

/** Milliseconds: a server that has not answered then will not. */
const limit = 60_000;

/** Sends a branch to the repository that others see, and gives what that said. Throws why it did not take it. */
export async function pushBranch(root: string, remote: string, branch: string): Promise<string> {
	const ref = `refs/heads/${branch}`;
	const done = await runGit(root, ["push", "--set-upstream", "--end-of-options", remote, `${ref}:${ref}`], { limit });
	if (!done.isDone) throw gitTrouble(done);
	return done.words;
}
