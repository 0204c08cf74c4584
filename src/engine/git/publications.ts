import type { Publication } from "#studio/brain/publishing/repository.ts";
import { askGit } from "./git.ts";

/** So many are read for one that is found: the others changed the program too. */
const readForOne = 10;

/**
 * The commits of the present branch that changed the content and nothing else, the latest first, and the first of all; of
 * what was merged, the merge. What changes the program with the content is the business of who makes that.
 */
export function publicationsOf(root: string, most = 40): Publication[] {
	const inside = askGit(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
	const format = "--format=%x1e%H%x1f%P%x1f%cI%x1f%an%x1f%s%x1f";
	const files = ["--full-diff", "--name-only", "--no-renames", "--diff-merges=first-parent"];
	const args = ["log", "-z", "--first-parent", `--max-count=${most * readForOne}`, ...files, format, "--", "content"];
	const commits = (askGit(root, args) ?? "").split("\x1e").slice(1);
	const found = commits.flatMap((each) => {
		const [commit = "", parents, date = "", author = "", message = "", names = ""] = each.split("\x1f");
		const changed = names.split("\0").flatMap((name) => name.trim() || []);
		const isOwn = parents === "" || changed.every((name) => name.startsWith(`${inside}content/`));
		const [parent] = (parents ?? "").split(" ").filter(Boolean);
		const files = changed.flatMap((name) => (name.startsWith(inside) ? name.slice(inside.length) : []));
		return isOwn ? { commit, date, author, message, parent, files } : [];
	});
	return found.slice(0, most);
}
