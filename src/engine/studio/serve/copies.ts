import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { fetchRemote } from "../../git/fetch-remote.ts";
import { askGit, git } from "../../git/git.ts";
import type { Person } from "./person.ts";

/** Copies of the repository of a site, one for each person. */
export interface Copies {
	/** Holds the copies. */
	readonly folder: string;
	/** The repository that is copied. */
	readonly repository: string;
	/** From the top of the repository to the folder that holds `content`; empty when that is the same. */
	readonly inside: string;
}

/** Where the copies of a site are. Throws a `UsageError` when the site is in no repository of Git, or has no commit. */
export function copiesOf(root: string, folder: string): Copies {
	const repository = askGit(root, ["rev-parse", "--show-toplevel"])?.trim();
	if (!repository || askGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]) === undefined)
		throw new UsageError({
			nl: `${root} staat niet in Git, of er is nog niets vastgelegd. Studio voor meer mensen maakt voor ieder een werkkopie, en heeft Git daarvoor nodig.`,
			en: `${root} is not in Git, or nothing was committed yet. Studio for several people makes a working copy for each, and needs Git for that.`,
		});
	return { folder, repository, inside: relative(repository, root) };
}

/** The folder that holds somebody's `content`, made when it is not there yet. Throws when Git fails. */
export function copyFor({ id, name, email }: Person, { folder, repository, inside }: Copies): string {
	const copy = join(folder, id);
	if (!existsSync(copy)) {
		mkdirSync(folder, { recursive: true });
		// Half a copy never stands where a whole one is looked for.
		const half = `${copy}.half`;
		rmSync(half, { recursive: true, force: true });
		must(folder, ["clone", "--quiet", "--local", repository, half]);
		const remote = askGit(repository, ["remote", "get-url", "origin"])?.trim();
		if (remote) must(half, ["remote", "set-url", "origin", remote]);
		renameSync(half, copy);
	}
	must(copy, ["config", "user.name", name]);
	must(copy, ["config", "user.email", email]);
	return join(copy, inside);
}

/**
 * Brings a copy to what is online now, when there is nothing in it that is not: nothing is ever taken from somebody. A
 * remote that does not answer leaves it as it is.
 */
export async function freshen(root: string): Promise<void> {
	await fetchRemote(root, "origin");
	const online = askGit(root, ["symbolic-ref", "--short", "refs/remotes/origin/HEAD"])?.trim();
	if (!online || askGit(root, ["status", "--porcelain"]) !== "") return;
	if (git(root, ["merge-base", "--is-ancestor", "HEAD", online]).status !== 0) return;
	const branch = online.slice("origin/".length);
	if (git(root, ["checkout", "--quiet", branch]).status === 0) git(root, ["merge", "--quiet", "--ff-only", online]);
}

function must(folder: string, args: readonly string[]): void {
	const { status, stderr } = git(folder, args);
	if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.toString().trim()}`);
}
