import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBytes } from "#engine/files/bytes.ts";
import type { Repository } from "#studio/brain/publishing/repository.ts";
import { UsageError } from "../../base/usage-error.ts";
import { BegunCommit } from "../../git/begun-commit.ts";
import { changedFiles } from "../../git/changed-files.ts";
import { commitFiles, freeBranch } from "../../git/commit-files.ts";
import { comparePage } from "../../git/compare-page.ts";
import { fetchRemote } from "../../git/fetch-remote.ts";
import { askGit } from "../../git/git.ts";
import { authorOf, beganWith, newsOf } from "../../git/news.ts";
import { publicationsOf } from "../../git/publications.ts";
import { pushBranch } from "../../git/push-branch.ts";
import { localStateOf, workingCopyOf } from "../../git/working-copy.ts";
import { nameOf } from "../stored-files.ts";
import { Versions } from "./versions.ts";

/** The Git repository around `root`, the folder that holds `content`. */
export function gitRepository(root: string): Repository {
	const versions = new Versions(root);
	return {
		folder: join(root, "content"),
		settle: () => new BegunCommit(root).settle(),
		local: () => localStateOf(root),
		copy: () => workingCopyOf(root),
		beganWith: (online) => beganWith(root, online),
		now: () => versions.now(),
		at: (commit) => versions.at(commit),
		imagined: (drafts) => versions.reader.read(drafts).site,
		publications: () => publicationsOf(root),
		changedSince: (commit) => changedFiles(root, commit),
		textAt: (commit, file) => askGit(root, ["show", `${commit}:./${file}`]),
		fingerprint(file) {
			const path = join(root, file);
			return existsSync(path) ? nameOf(readBytes(path) ?? new Uint8Array()) : "";
		},
		freeBranch: (name) => freeBranch(root, name),
		commit: (request) => commitFiles(root, request),
		push: (remote, branch) => pushBranch(root, remote, branch),
		fetch: (remote) => fetchRemote(root, remote),
		news: (online) => newsOf(root, online),
		authorOf: (news, file) => authorOf(root, news, file),
		comparePage,
		adviceFor: (error) => (error instanceof UsageError ? error.said : undefined),
	};
}
