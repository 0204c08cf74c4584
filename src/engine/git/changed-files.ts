import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { isHidden } from "#pipeline/read/files.ts";
import { CommitContent } from "./commit-content.ts";
import { askGit } from "./git.ts";

/**
 * Files below a folder that changed since a Git revision, saved or committed, as paths from that folder with forward
 * slashes. Throws a `UsageError` when Git does not know the revision.
 */
export function changedFiles(root: string, revision: string): ReadonlySet<string> {
	const changed = askGit(root, [
		"diff",
		"--name-only",
		"--no-renames",
		"--relative",
		"-z",
		"--end-of-options",
		revision,
		"--",
		".",
	]);
	const added = askGit(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
	if (changed === undefined || added === undefined) {
		throw new UsageError({
			nl: "Git kent de versie {revision} niet. Noem een versie zoals HEAD^ of origin/main.",
			en: "Git does not know the revision {revision}. Give a commit, such as HEAD^ or origin/main.",
			values: { revision },
		});
	}
	return new Set(`${changed}${added}`.split("\0").filter(Boolean));
}

/** The files of the content that differ from a commit that Git knows; none that is hidden, as what is being written. */
export function contentChangedSince(root: string, commit: string): ReadonlySet<string> {
	const names = [...changedFiles(root, commit)].filter((name) => name.startsWith("content/") && !isHidden(name));
	// Git takes a file that it does not know for gone and for new, also when the commit has just that.
	const there = names.length > 0 ? new CommitContent(root, commit).files : undefined;
	const doubtful = names.filter((name) => there?.has(name) && existsSync(join(root, name)));
	const ids = doubtful.length > 0 ? (askGit(root, ["hash-object", "--stdin-paths"], doubtful.join("\n")) ?? "") : "";
	const isSame = new Set(
		ids.split("\n").flatMap((id, index) => {
			const name = doubtful[index];
			return name !== undefined && there?.get(name)?.id === id ? name : [];
		}),
	);
	return new Set(names.filter((name) => !isSame.has(name)));
}
