import { askGit } from "../../git/git.ts";

/** Where a folder is on GitHub, as Git knows it: `owner/name`. */
export function githubRepository(root: string): string | undefined {
	const remote = askGit(root, ["remote", "get-url", "origin"])?.trim() ?? "";
	return /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|(?:ssh:\/\/)?git@github\.com[:/])([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
		remote,
	)?.[1];
}
