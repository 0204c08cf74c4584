import { UsageError } from "../base/usage-error.ts";
import { changedFiles } from "./changed-files.ts";
import { CommitContent } from "./commit-content.ts";
import { git } from "./git.ts";

/**
 * The files of the content that differ from a commit, saved or committed, and what each held in it; undefined for one that
 * was not there, or was a link. Throws a `UsageError` when Git does not know the commit, or there is no content in it.
 */
export function differingFiles(root: string, commit: string): ReadonlyMap<string, Uint8Array | undefined> {
	const names = [...changedFiles(root, commit)].filter((name) => name.startsWith("content/"));
	const { files } = new CommitContent(root, commit);
	if (files.size === 0)
		throw new UsageError({
			nl: "In de versie {commit} staat geen map content.",
			en: "There is no content folder in version {commit}.",
			values: { commit },
		});
	const bytes = readObjects(root, [...new Set(names.flatMap((name) => files.get(name)?.id ?? []))]);
	return new Map(names.map((name) => [name, bytes.get(files.get(name)?.id ?? "")]));
}

function readObjects(root: string, ids: readonly string[]): ReadonlyMap<string, Uint8Array> {
	const found = new Map<string, Uint8Array>();
	if (ids.length === 0) return found;
	const { status, stdout } = git(root, ["cat-file", "--batch"], ids.map((id) => `${id}\n`).join(""));
	if (status !== 0) throw new Error("git cat-file failed.");
	let offset = 0;
	for (const id of ids) {
		// Each answer is a line with name, type and size, then the bytes, then a line end.
		const start = stdout.indexOf(0x0a, offset) + 1;
		const size = Number(stdout.subarray(offset, start).toString().trim().split(" ").at(-1));
		found.set(id, stdout.subarray(start, start + size));
		offset = start + size + 1;
	}
	return found;
}
