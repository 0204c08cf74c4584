import * as z from "zod";
import type { Delivery } from "#core/delivery.ts";
import { RemoteError } from "#studio/stores/remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";

const run = z.object({
	/** The workflow that it is of: `.github/workflows/site.yml`. */
	path: z.string(),
	status: z.string().nullable(),
	conclusion: z.string().nullable(),
	created_at: z.string(),
	html_url: z.string(),
});

type Run = z.infer<typeof run>;

const runsAnswer = z.object({ workflow_runs: z.array(run) });

/** The workflow that `bladbouw host --github` writes, and that of this project. */
const ofSite = /^\.github\/workflows\/(?:site|daily)\.yml(?:@|$)/;

/** One that was cancelled made room for a later one. */
const failed = ["failure", "timed_out", "startup_failure"];

/**
 * What GitHub's workflows make of a commit; undefined where this person may not see it, where GitHub does not say, and where
 * they say nothing of the site.
 */
export async function githubDelivery(place: GithubPlace, commit: string): Promise<Delivery | undefined> {
	const { workflow_runs: all } = await runsOf(place, commit);
	const own = all.find(({ path }) => ofSite.test(path));
	// Where somebody made other workflows, any of them may be the one.
	const runs = own ? [own] : all;
	const told = (state: Delivery["state"], { created_at: at, html_url: page }: Run) => ({ commit, at, state, page });
	const begun = runs.find(({ status }) => status === "in_progress");
	if (begun) return told("building", begun);
	const waiting = runs.find(({ status }) => status !== "completed");
	if (waiting) return told("waiting", waiting);
	const wrong = runs.find(({ conclusion }) => failed.includes(conclusion ?? ""));
	return wrong && !runs.some(({ conclusion }) => conclusion === "success") ? told("failed", wrong) : undefined;
}

async function runsOf(place: GithubPlace, commit: string): Promise<z.infer<typeof runsAnswer>> {
	try {
		return await githubApi(place).get(`/actions/runs?head_sha=${commit}&per_page=20`, runsAnswer);
	} catch (error) {
		if (error instanceof RemoteError) return { workflow_runs: [] };
		throw error;
	}
}
