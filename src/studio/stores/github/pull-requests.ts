import * as z from "zod";
import { type GithubPlace, githubApi } from "./api.ts";
import { GithubError } from "./trouble.ts";

/** A proposal to take a branch over into another. */
interface PullRequest {
	readonly number: number;
	/** The address of its page. */
	readonly address: string;
	readonly is: "open" | "merged" | "closed";
}

interface NewPullRequest {
	/** The names of branches, without `refs/heads/`. */
	readonly branch: string;
	readonly onto: string;
	readonly title: string;
	readonly body: string;
}

export interface PullRequests {
	/** Proposes a branch. One that is proposed already is given as it stands. */
	create(proposal: NewPullRequest, signal?: AbortSignal): Promise<PullRequest>;
	/** The latest proposal of a branch, if there is one. */
	of(branch: string, signal?: AbortSignal): Promise<PullRequest | undefined>;
}

const pullAnswer = z.object({
	number: z.number(),
	html_url: z.string(),
	state: z.string(),
	merged_at: z.string().nullish(),
	head: z.object({ ref: z.string() }),
});

/** The pull requests of a repository on GitHub. All throw `RemoteError`. */
export function pullRequests(place: GithubPlace): PullRequests {
	const api = githubApi(place);

	async function of(branch: string, signal?: AbortSignal): Promise<PullRequest | undefined> {
		const head = encodeURIComponent(`${api.owner}:${branch}`);
		const path = `/pulls?head=${head}&state=all&sort=created&direction=desc&per_page=1`;
		const [latest] = await api.get(path, z.array(pullAnswer), signal);
		return latest?.head.ref === branch ? pullOf(latest) : undefined;
	}

	return {
		of,
		async create({ branch, onto, title, body }, signal) {
			try {
				return pullOf(await api.post("/pulls", { head: branch, base: onto, title, body }, pullAnswer, signal));
			} catch (error) {
				if (!(error instanceof GithubError) || !/already exists/i.test(error.said)) throw error;
				const open = await of(branch, signal);
				if (!open) throw error;
				return open;
			}
		},
	};
}

function pullOf({ number, html_url, state, merged_at }: z.infer<typeof pullAnswer>): PullRequest {
	return { number, address: html_url, is: merged_at ? "merged" : state === "open" ? "open" : "closed" };
}
