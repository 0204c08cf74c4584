import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBytes } from "#engine/files/bytes.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import { UsageError } from "../../base/usage-error.ts";
import { BegunCommit } from "../../git/begun-commit.ts";
import { commitFiles, freeBranch } from "../../git/commit-files.ts";
import { comparePage } from "../../git/compare-page.ts";
import { differingFiles } from "../../git/differing-files.ts";
import { fetchRemote } from "../../git/fetch-remote.ts";
import { beganWith, newsOf } from "../../git/news.ts";
import { publicationsOf } from "../../git/publications.ts";
import { pushBranch } from "../../git/push-branch.ts";
import { localStateOf, workingCopyOf } from "../../git/working-copy.ts";
import { nameOf } from "../stored-files.ts";

/** The Git repository around `root`, the folder that holds `content`. */
export function gitRepository(root: string): Repository {
	return {
		folder: join(root, "content"),
		isDirect: false,
		settle: refusing(() => new BegunCommit(root).settle()),
		local: refusing(() => localStateOf(root)),
		copy: refusing(() => workingCopyOf(root)),
		beganWith: refusing((online: string) => beganWith(root, online)),
		differing: refusing((commit: string) => differingFiles(root, commit)),
		publications: refusing(() => publicationsOf(root)),
		freeBranch: refusing((name: string) => freeBranch(root, name)),
		commit: refusing(({ files, ...request }) => {
			const changed = [...files].some(([file, seen]) => fingerprintOf(join(root, file)) !== seen);
			if (changed) throw new Refusal(publishingWords.changedSince);
			return commitFiles(root, { ...request, files: [...files.keys()] });
		}),
		push: refusing((remote: string, branch: string) => pushBranch(root, remote, branch)),
		fetch: refusing((remote: string) => fetchRemote(root, remote)),
		news: refusing((online: string) => newsOf(root, online)),
		comparePage: refusing(comparePage),
	};
}

/** What Git cannot do, and somebody can do something about, as a `Refusal`. */
function refusing<A extends readonly unknown[], T>(work: (...args: A) => T | Promise<T>): (...args: A) => Promise<T> {
	return async (...args) => {
		try {
			return await work(...args);
		} catch (error) {
			throw error instanceof UsageError ? new Refusal(error.said) : error;
		}
	};
}

/** A name for what a file holds; empty for one that is gone. */
function fingerprintOf(path: string): string {
	return existsSync(path) ? nameOf(readBytes(path) ?? new Uint8Array()) : "";
}
