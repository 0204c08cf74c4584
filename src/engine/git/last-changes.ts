import { statSync } from "node:fs";
import { join } from "node:path";
import type { LastChanges } from "#pipeline/emit/last-changes.ts";
import { askGit } from "./git.ts";

/** Stands before the date of a commit in the list of files; no name of a file holds it. */
const mark = "\u0001";

/**
 * When each file below `content/` last changed, from the Git repository around `root`: the date of its last commit, or,
 * when it has changed since, that of the file itself. Undefined without Git, without a repository, and in a clone
 * that lacks the older commits: there every file would seem to have changed with the oldest commit it has.
 */
export function readLastChanges(root: string): LastChanges | undefined {
	if (askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim() !== "false") return undefined;
	const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim();
	const logged = askGit(root, ["log", "-z", `--format=${mark}%cI`, "--name-only", "--no-renames", "--", "content"]);
	const changed = askGit(root, [
		"status",
		"-z",
		"--porcelain",
		"--no-renames",
		"--untracked-files=all",
		"--",
		"content",
	]);
	if (prefix === undefined || logged === undefined || changed === undefined) return undefined;
	const changes = new Map<string, Date>();
	let date = new Date(0);
	for (const part of logged.split("\0")) {
		const text = part.replace(/^\n/, "");
		if (text.startsWith(mark)) date = new Date(text.slice(mark.length));
		else if (text.startsWith(prefix) && !changes.has(text.slice(prefix.length))) {
			changes.set(text.slice(prefix.length), date);
		}
	}
	for (const line of changed.split("\0")) {
		// Two letters of state and a space come before the name.
		const file = line.slice(3 + prefix.length);
		const stat = statSync(join(root, file), { throwIfNoEntry: false });
		if (file && stat) changes.set(file, stat.mtime);
	}
	return changes;
}
