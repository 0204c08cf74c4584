import type { News } from "#studio/brain/publishing/repository.ts";
import { askGit } from "./git.ts";

/** What is online at `online` and not in the present branch of `root`; undefined when nothing is, or both share nothing. */
export function newsOf(root: string, online: string): News | undefined {
	const base = beganWith(root, online);
	if (!base || base === online) return undefined;
	const logged =
		askGit(root, ["log", "-z", "--no-merges", "--format=%an", `${base}..${online}`, "--", "content"]) ?? "";
	const authors = new Map<string, number>();
	for (const author of logged.split("\0").filter(Boolean)) authors.set(author, (authors.get(author) ?? 0) + 1);
	const changed =
		askGit(root, ["diff", "--name-only", "--no-renames", "-z", "--relative", base, online, "--", "content"]) ?? "";
	const files = changed.split("\0").filter(Boolean);
	return {
		base,
		online,
		authors,
		files: new Map(files.map((file) => [file, lastAuthorOf(root, { base, online, file })])),
	};
}

/** The last commit that the present branch shares with what is online. */
export function beganWith(root: string, online: string): string | undefined {
	return askGit(root, ["merge-base", "HEAD", online])?.trim() || undefined;
}

/** Who changed a file last between two commits. */
function lastAuthorOf(root: string, { base, online, file }: Record<"base" | "online" | "file", string>): string {
	return askGit(root, ["log", "--max-count=1", "--format=%an", `${base}..${online}`, "--", file])?.trim() ?? "";
}
