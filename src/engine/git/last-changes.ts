import { statSync } from "node:fs";
import { join } from "node:path";
import type { LastChanges } from "#pipeline/emit/last-changes.ts";
import { askGitMeanwhile } from "./git.ts";

/** What Git knows of the content of a site. */
export interface History {
	/** Full name of the commit that the content is; null when it differs from every one, and without Git. */
	readonly commit: string | null;
	/**
	 * When each file last changed: the date of its last commit, or, when it has changed since, that of the file itself.
	 * Undefined without Git, and in a clone that lacks the older commits: there every file would seem to have changed with
	 * the oldest commit it has.
	 */
	readonly changes: LastChanges | undefined;
}

const none: History = { commit: null, changes: undefined };

/** Stands before the date of a commit in the list of files; no name of a file holds it. */
const mark = "\u0001";

/** What the Git repository around `root` knows of the files below its `content/`. */
export async function readHistory(root: string): Promise<History> {
	const format = ["--porcelain=v2", "--branch", "-z", "--no-renames", "--untracked-files=all"];
	const [asked, stated, committed] = await Promise.all([
		askGitMeanwhile(root, ["rev-parse", "--is-shallow-repository", "--show-prefix"]),
		askGitMeanwhile(root, ["status", ...format, "--", "content"]),
		lastCommits(root, "HEAD"),
	]);
	if (asked === undefined || stated === undefined || !committed) return none;
	const [shallow, prefix = ""] = asked.split("\n");
	const status = stated.split("\0");
	const changed = status.flatMap((line) => pathIn(line)?.slice(prefix.length) ?? []);
	const head = status.flatMap((line) => /^# branch\.oid ([0-9a-f]+)$/.exec(line)?.[1] ?? [])[0];
	// Content that is nowhere in the commits is none of theirs.
	const commit = changed.length === 0 && committed.size > 0 ? (head ?? null) : null;
	if (shallow !== "false") return { commit, changes: undefined };
	const changes = new Map(committed);
	for (const file of changed) {
		const stat = statSync(join(root, file), { throwIfNoEntry: false });
		if (stat) changes.set(file, stat.mtime);
	}
	return { commit, changes };
}

/** When each file of the content last changed, from the Git repository around `root`; see `History`. */
export async function readLastChanges(root: string): Promise<LastChanges | undefined> {
	return (await readHistory(root)).changes;
}

/**
 * The date of the last commit of each file of the content up to `commit`, by its path from `folder`, which is the site or
 * its repository. Undefined when there is no such commit.
 */
export async function lastCommits(folder: string, commit: string): Promise<Map<string, Date> | undefined> {
	const format = ["-z", `--format=${mark}%cI`, "--name-only", "--relative", "--no-renames"];
	const logged = await askGitMeanwhile(folder, ["log", ...format, commit, "--", ":(literal)content"]);
	if (logged === undefined) return undefined;
	const changes = new Map<string, Date>();
	let date = new Date(0);
	for (const part of logged.split("\0")) {
		const text = part.replace(/^\n/, "");
		if (text.startsWith(mark)) date = new Date(text.slice(mark.length));
		else if (text !== "" && !changes.has(text)) changes.set(text, date);
	}
	return changes;
}

/** The path in a line of `git status --porcelain=v2`; undefined in one that speaks of no file. */
function pathIn(line: string): string | undefined {
	return /^(?:1 (?:\S+ ){7}|u (?:\S+ ){9}|\? )(.+)$/s.exec(line)?.[1];
}
