import { spawnSync } from "node:child_process";
import { UsageError } from "../content/usage-error.ts";

/**
 * Files below a folder that changed since a Git revision, saved or committed, as paths from that folder with forward
 * slashes. Throws a `UsageError` when Git does not know the revision.
 */
export function changedFiles(root: string, revision: string): ReadonlySet<string> {
	const changed = git(root, ["diff", "--name-only", "--relative", "-z", "--end-of-options", revision, "--", "."]);
	const added = git(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
	if (changed === undefined || added === undefined) {
		throw new UsageError(`Git does not know the revision ${revision}. Give a commit, such as HEAD^ or origin/main.`);
	}
	return new Set(`${changed}${added}`.split("\0").filter(Boolean));
}

function git(folder: string, args: readonly string[]): string | undefined {
	const { status, stdout } = spawnSync("git", args, {
		cwd: folder,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	return status === 0 ? stdout : undefined;
}
