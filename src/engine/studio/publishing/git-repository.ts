import { join } from "node:path";
import { Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import { UsageError } from "../../base/usage-error.ts";
import { differingFiles } from "../../git/differing-files.ts";
import { fetchRemote } from "../../git/fetch-remote.ts";
import { hasCommit, isIn } from "../../git/move-to.ts";
import { beganWith, newsOf } from "../../git/news.ts";
import { publicationsOf } from "../../git/publications.ts";
import { workingCopyOf } from "../../git/working-copy.ts";
import { Proposals } from "./proposals.ts";
import { followOnline, sendContent, settleSending } from "./send-content.ts";

/** The Git repository around `root`, the folder that holds `content`. */
export function gitRepository(root: string): Repository {
	/** Commits that the repository that others see was asked for. */
	const sought = new Set<string>();
	return {
		folder: join(root, "content"),
		settle: refusing(() => typeof workingCopyOf(root) === "string" || settleSending(root)),
		state: refusing(() => workingCopyOf(root)),
		beganWith: refusing((online: string) => beganWith(root, online)),
		differing: refusing((commit: string) => differingFiles(root, commit)),
		publications: refusing((most?: number) => publicationsOf(root, most)),
		send: refusing((request) => sendContent(root, request)),
		isStoppable: false,
		proposals: refusing(() => {
			const state = workingCopyOf(root);
			return typeof state === "string" ? [] : new Proposals(root).read(state);
		}),
		isIn: refusing(async (commit: string, later: string) => {
			if (hasCommit(root, later)) return isIn(root, commit, later);
			// Somebody else sent it: it is fetched, and known from then on.
			if (!sought.has(later)) {
				const state = workingCopyOf(root);
				const remote = typeof state === "string" ? undefined : state.remote;
				if (remote && (await fetchRemote(root, remote.name)).isDone) sought.add(later);
			}
			return hasCommit(root, later) ? isIn(root, commit, later) : undefined;
		}),
		fetch: refusing(async (remote: string) => {
			const { isDone } = await fetchRemote(root, remote);
			if (isDone) followOnline(root);
			return isDone;
		}),
		news: refusing((online: string) => newsOf(root, online)),
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
