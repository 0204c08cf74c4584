import { askGit, git, runGit } from "./git.ts";
import { gitTrouble } from "./trouble.ts";

interface Commit {
	/** Paths from `root`; nothing else is committed, whatever is staged. */
	readonly files: readonly string[];
	readonly message: string;
	/** A branch that is made for it; without this it comes onto the present one. */
	readonly branch: string | undefined;
}

/** Programs of others may be called, as to check the commit or to sign it. */
const limit = 120_000;

const fromInput = ["--pathspec-from-file=-", "--pathspec-file-nul"];

/** Commits files as they are, by whoever Git knows. When that is not done, throws why, and all is as it was before. */
export async function commitFiles(root: string, { files, message, branch }: Commit): Promise<void> {
	const input = files.join("\0");
	const before = askGit(root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() ?? "";
	const literally = (...args: string[]) =>
		runGit(root, ["--literal-pathspecs", ...args, ...fromInput], { input, limit });
	// The tree stays as it is, so that only the name of the branch changes.
	if (branch !== undefined) git(root, ["branch", "--no-track", branch]);
	if (branch !== undefined) git(root, ["symbolic-ref", "HEAD", `refs/heads/${branch}`]);
	// Git has to know of a new file before it can be named to be committed.
	const known = await literally("add", "--all");
	const done = known.isDone ? await literally("commit", "--quiet", "--only", `--message=${message}`) : known;
	if (done.isDone) return;
	git(root, ["--literal-pathspecs", "reset", "--quiet", ...fromInput], input);
	if (branch !== undefined) {
		git(root, ["symbolic-ref", "HEAD", before]);
		git(root, ["branch", "--delete", "--force", branch]);
	}
	throw gitTrouble(done);
}

/** A name for a branch that none has yet. */
export function freeBranch(root: string, name: string): string {
	const isTaken = (each: string) => git(root, ["show-ref", "--quiet", `refs/heads/${each}`]).status === 0;
	for (let number = 1; ; number += 1) {
		const each = number === 1 ? name : `${name}-${number}`;
		if (!isTaken(each)) return each;
	}
}
