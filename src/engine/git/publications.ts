import { askGit } from "./git.ts";

/** A commit that changed the content. */
export interface Publication {
	readonly commit: string;
	/** When, with its time zone. */
	readonly date: string;
	readonly author: string;
	readonly message: string;
}

/** So many can be looked at. */
const most = 40;

/** The commits of the present branch that changed the content, the latest first; of what was merged, the merge. */
export function publicationsOf(root: string): Publication[] {
	const format = "--format=%H%x1f%cI%x1f%an%x1f%s";
	const logged = askGit(root, ["log", "-z", "--first-parent", `--max-count=${most}`, format, "--", "content"]) ?? "";
	return logged
		.split("\0")
		.filter(Boolean)
		.map((line) => {
			const [commit = "", date = "", author = "", message = ""] = line.split("\x1f");
			return { commit, date, author, message };
		});
}
