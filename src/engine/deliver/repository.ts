import type { SpawnSyncReturns } from "node:child_process";
import { type Delivery, failureRef } from "#core/delivery.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { git } from "../git/git.ts";
import { words } from "./words.ts";

/** A version as it was pushed. */
export interface Pushed {
	/** Full name of the commit. */
	readonly commit: string;
	/** When it was made, by the clock of whoever did. */
	readonly date: Date;
}

/** What whoever started this program told Git of another repository is no matter of this one, nor is what replaces objects. */
export function forgetOtherRepositories(env: NodeJS.ProcessEnv = process.env): void {
	// What is being pushed may not be in the repository yet.
	const kept = /^GIT_(?:OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|QUARANTINE_PATH|CONFIG_(?:GLOBAL|NOSYSTEM))$/;
	for (const name of Object.keys(env)) if (name.startsWith("GIT_") && !kept.test(name)) delete env[name];
	env.GIT_NO_REPLACE_OBJECTS = "1";
}

/** Asks git of a bare repository; nothing of it is run, and no file of it is a setting. */
export function askRepository(repository: string, args: readonly string[], input?: string): SpawnSyncReturns<Buffer> {
	return git(repository, ["--git-dir=.", "--literal-pathspecs", ...args], input);
}

/**
 * Leaves in a repository what a delivery failed of, or takes that away. Where it cannot be written nobody finds it there, as
 * after a delivery that was killed: `delivery.json` says it all the same.
 */
export function noteFailure(repository: string, failed: Delivery | undefined): void {
	const written = failed && askRepository(repository, ["hash-object", "-w", "--stdin"], JSON.stringify(failed));
	const id = written?.status === 0 ? written.stdout.toString().trim() : undefined;
	askRepository(repository, ["update-ref", ...(id === undefined ? ["-d", failureRef] : [failureRef, id])]);
}

/** The tip of a branch. Throws a `UsageError` when there is no repository, or no such branch. */
export function tipOf(repository: string, branch: string): Pushed {
	const found = commitAt(repository, `refs/heads/${branch}`);
	if (found) return found;
	const { error, status, stderr } = askRepository(repository, ["rev-parse", "--git-dir"]);
	if (error && (error as NodeJS.ErrnoException).code === "ENOENT" && error.message.includes("git"))
		throw new UsageError(words.noGit);
	if (status !== 0)
		throw new UsageError(
			words.noRepository(
				repository,
				String(stderr ?? "")
					.trim()
					.split("\n")[0] ?? "",
			),
		);
	throw new UsageError(words.noBranch(repository, branch));
}

/** The commit that a name stands for. Throws a `UsageError` when it stands for none. */
export function versionOf(repository: string, name: string): Pushed {
	const found = /^-/.test(name) ? undefined : commitAt(repository, name);
	if (!found) throw new UsageError(words.noCommit(name));
	return found;
}

function commitAt(repository: string, name: string): Pushed | undefined {
	const asked = ["log", "-1", "--no-show-signature", "--format=%H %ct", "--end-of-options", `${name}^{commit}`, "--"];
	const { status, stdout } = askRepository(repository, asked);
	const [, commit, seconds] = /^([0-9a-f]{40,64}) (\d+)\n$/.exec(status === 0 ? stdout.toString() : "") ?? [];
	return commit === undefined ? undefined : { commit, date: new Date(Number(seconds) * 1000) };
}
