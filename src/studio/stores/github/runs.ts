import * as z from "zod";
import type { Delivery } from "#core/delivery.ts";
import { RemoteError } from "#studio/stores/remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";

const run = z.object({
	id: z.number(),
	/** The workflow that it is of: `.github/workflows/site.yml`. */
	path: z.string(),
	status: z.string().nullable(),
	conclusion: z.string().nullable(),
	created_at: z.string(),
	html_url: z.string(),
});

type Run = z.infer<typeof run>;

const runsAnswer = z.object({ workflow_runs: z.array(run) });

const outcome = z.object({ name: z.string(), conclusion: z.string().nullable() });

const job = outcome.extend({ steps: z.array(outcome).optional() });

const jobsAnswer = z.object({ jobs: z.array(job) });

/** The workflow that `bladbouw host --github` writes, and that of this project. */
const ofSite = /^\.github\/workflows\/(?:site|daily)\.yml(?:@|$)/;

/** One that was cancelled made room for a later one. */
const failed = ["failure", "timed_out", "startup_failure"];

/**
 * What GitHub's workflows make of a commit; undefined where this person may not see it, where GitHub does not say, and where
 * they say nothing of the site.
 */
export async function githubDelivery(place: GithubPlace, commit: string): Promise<Delivery | undefined> {
	const path = `/actions/runs?head_sha=${commit}&per_page=20`;
	const { workflow_runs: all } = (await asked(place, path, runsAnswer)) ?? { workflow_runs: [] };
	const own = all.find(({ path }) => ofSite.test(path));
	// Where somebody made other workflows, any of them may be the one.
	const runs = own ? [own] : all;
	const told = (state: Delivery["state"], { created_at: at, html_url: page }: Run) => ({ commit, at, state, page });
	const jobsOf = async ({ id }: Run) =>
		(await asked(place, `/actions/runs/${id}/jobs?per_page=50`, jobsAnswer))?.jobs ?? [];
	const begun = runs.find(({ status }) => status === "in_progress");
	if (begun) return told("building", begun);
	const waiting = runs.find(({ status }) => status !== "completed");
	if (waiting) return told("waiting", waiting);
	const wrong = runs.find(({ conclusion }) => failed.includes(conclusion ?? ""));
	if (wrong && !runs.some(({ conclusion }) => conclusion === "success")) {
		const report = failuresIn(await jobsOf(wrong));
		return { ...told("failed", wrong), ...(report.length > 0 && { report }) };
	}
	// That job is left out where Pages takes the site from no workflow.
	const isLeftOut = ({ name, conclusion }: z.infer<typeof outcome>) => name === "deploy" && conclusion === "skipped";
	if (own?.conclusion !== "success" || !(await jobsOf(own)).some(isLeftOut)) return undefined;
	return { ...told("made", own), page: own.html_url.replace(/\/actions\/.*$/, "/settings/pages") };
}

/** The steps that failed, each behind the name of its job. */
function failuresIn(jobs: z.infer<typeof jobsAnswer>["jobs"]): string[] {
	return jobs
		.filter(({ conclusion }) => failed.includes(conclusion ?? ""))
		.map(({ name, steps = [] }) => {
			const step = steps.find(({ conclusion }) => failed.includes(conclusion ?? ""));
			return step ? `${name}: ${step.name}` : name;
		});
}

/** What GitHub answers; undefined where it does not, or not to this person. */
async function asked<T>(place: GithubPlace, path: string, schema: z.ZodType<T>): Promise<T | undefined> {
	try {
		return await githubApi(place).get(path, schema);
	} catch (error) {
		if (error instanceof RemoteError) return undefined;
		throw error;
	}
}
