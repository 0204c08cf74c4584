import * as z from "zod";
import type { Review, Reviews } from "../remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";
import { GithubError } from "./trouble.ts";

const pullAnswer = z.object({
	html_url: z.string(),
	state: z.string(),
	merged_at: z.string().nullish(),
	head: z.object({ ref: z.string() }),
});

/** The pull requests of a repository on GitHub. All throw `RemoteError`. */
export function pullRequests(place: GithubPlace): Reviews {
	const api = githubApi(place);

	async function of(branch: string, signal?: AbortSignal): Promise<Review | undefined> {
		const head = encodeURIComponent(`${api.owner}:${branch}`);
		const path = `/pulls?head=${head}&state=all&sort=created&direction=desc&per_page=1`;
		const [latest] = await api.get(path, z.array(pullAnswer), signal);
		return latest?.head.ref === branch ? pullOf(latest) : undefined;
	}

	return {
		of,
		pageFor: (branch, onto) =>
			`https://github.com/${place.owner}/${place.repository}/compare/${inPath(onto)}...${inPath(branch)}?expand=1`,
		async open({ branch, onto, title, body }, signal) {
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

function pullOf({ html_url, state, merged_at }: z.infer<typeof pullAnswer>): Review {
	return { page: html_url, is: merged_at ? "online" : state === "open" ? "waits" : "refused" };
}

/** A branch in a path: its slashes stay. */
function inPath(branch: string): string {
	return branch.split("/").map(encodeURIComponent).join("/");
}
