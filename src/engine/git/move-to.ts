import { changedFiles } from "./changed-files.ts";
import { askGit, git } from "./git.ts";

interface Move {
	readonly commit: string;
	/** The branch that is online; undefined where the present one goes on. */
	readonly main: string | undefined;
}

/**
 * Lets the folder of a site stand at a commit of which it has the content already: its branch, what Git knows of files, and
 * the files that are no content. What somebody else works on stays as it is: another branch, files that were changed, and
 * commits that are not in this one.
 */
export function moveTo(root: string, { commit, main }: Move): void {
	const own = askGit(root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() ?? "";
	const head = askGit(root, ["rev-parse", "HEAD"])?.trim() ?? "";
	const to = main === undefined ? own : `refs/heads/${main}`;
	const present = askGit(root, ["rev-parse", "--verify", "--quiet", to])?.trim();
	const mayMove = own === to || own.startsWith("refs/heads/studio/");
	if (!mayMove || own === "" || !isIn(root, head, commit) || (present && !isIn(root, present, commit))) return;
	const others = notContent(root, head, commit);
	if (others.length > 0) {
		const top = askGit(root, ["rev-parse", "--show-toplevel"])?.trim() ?? root;
		const touched = changedFiles(top, "HEAD");
		if (others.some((name) => touched.has(name))) return;
		const args = ["--literal-pathspecs", "restore", `--source=${commit}`, "--staged", "--worktree"];
		run(top, [...args, "--pathspec-from-file=-", "--pathspec-file-nul"], others.join("\0"));
	}
	run(root, ["restore", `--source=${commit}`, "--staged", "--", "content"]);
	run(root, ["update-ref", "-m", "Studio", to, commit]);
	if (own !== to) run(root, ["symbolic-ref", "-m", "Studio", "HEAD", to]);
}

/** Whether a commit is another one, or came before it. */
export function isIn(root: string, commit: string, later: string): boolean {
	return git(root, ["merge-base", "--is-ancestor", commit, later]).status === 0;
}

/** Whether a repository has a commit. */
export function hasCommit(root: string, commit: string): boolean {
	return git(root, ["cat-file", "-e", `${commit}^{commit}`]).status === 0;
}

/** Files of the repository that are not the content of the site and differ between two commits, from its top. */
export function notContent(root: string, one: string, other: string): string[] {
	const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
	const changed = askGit(root, ["diff", "--name-only", "--no-renames", "-z", one, other]) ?? "";
	return changed.split("\0").filter((name) => name !== "" && !name.startsWith(`${prefix}content/`));
}

function run(root: string, args: readonly string[], input?: string): void {
	const { status, stderr } = git(root, args, input);
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
}
