import { copyFileSync, existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { BegunCommit } from "./begun-commit.ts";
import { askGit, type GitDone, git, runGit } from "./git.ts";
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

/** So often, with so many milliseconds between, somebody is waited for who works on the index. */
const [attempts, pause] = [20, 250];

/**
 * Commits files as they are, by whoever Git knows. When that is not done, throws why, and all is as it was before. It is
 * made with an index of its own, so that a cut leaves nothing staged; what a cut does leave, the next `settle` takes away.
 */
export async function commitFiles(root: string, { files, message, branch }: Commit): Promise<void> {
	const begun = new BegunCommit(root);
	if (!begun.settle() || begun.isLocked) throw gitTrouble(busy);
	const head = askGit(root, ["rev-parse", "HEAD"])?.trim() ?? "";
	const before = askGit(root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() ?? "";
	begun.begin({ files, head, before, branch });
	const done = await make();
	for (let attempt = 1; !begun.settle() && attempt < attempts; attempt += 1) await wait(pause);
	if (!done.isDone) throw gitTrouble(done);

	async function make(): Promise<GitDone> {
		const env = { GIT_INDEX_FILE: begun.index };
		const began = (pid: number) => begun.join(pid);
		const run = (args: readonly string[], input = "") => runGit(root, args, { input, limit, env, began });
		// The tree stays as it is, so that only the name of the branch changes.
		if (branch !== undefined) git(root, ["branch", "--no-track", branch]);
		if (branch !== undefined) git(root, ["symbolic-ref", "HEAD", `refs/heads/${branch}`]);
		// What the index knows of files that did not change need not be found out again.
		if (existsSync(begun.ownIndex)) copyFileSync(begun.ownIndex, begun.index);
		const read = await run(["read-tree", "--reset", "HEAD"]);
		if (!read.isDone) return read;
		const add = ["--literal-pathspecs", "add", "--all", "--pathspec-from-file=-", "--pathspec-file-nul"];
		const added = await run(add, files.join("\0"));
		return added.isDone ? await run(["commit", "--quiet", `--message=${message}`]) : added;
	}
}

const busy: GitDone = { isDone: false, words: "another git process", isLate: false };

/** A name for a branch that none has yet. */
export function freeBranch(root: string, name: string): string {
	const isTaken = (each: string) => git(root, ["show-ref", "--quiet", `refs/heads/${each}`]).status === 0;
	for (let number = 1; ; number += 1) {
		const each = number === 1 ? name : `${name}-${number}`;
		if (!isTaken(each)) return each;
	}
}
