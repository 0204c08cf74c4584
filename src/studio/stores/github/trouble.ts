import * as z from "zod";
import { RemoteError, type RemoteTrouble } from "#studio/stores/remote.ts";

interface Details {
	readonly status: number;
	/** The server's own words. */
	readonly said: string;
	/** Whether it understood what was asked, and does not do it for this person or with this content. */
	readonly refuses?: boolean;
	/** So long it takes nothing more, in milliseconds. */
	readonly pause?: number;
}

/** An answer of GitHub that is none. */
export class GithubError extends RemoteError {
	readonly status: number;
	readonly said: string;
	readonly refuses: boolean;
	readonly pause: number;

	constructor(is: RemoteTrouble, message: string, { status, said, refuses = false, pause = 0 }: Details) {
		super(is, message);
		this.status = status;
		this.said = said;
		this.refuses = refuses;
		this.pause = pause;
	}
}

const refusal = z.object({
	message: z.string(),
	errors: z
		.array(z.union([z.string(), z.object({ message: z.string().nullish(), code: z.string().nullish() })]))
		.optional(),
});

/** The words of an answer of REST that is none: its message, and what it says of the parts. */
function saidIn(body: string): string {
	const parsed = refusal.safeParse(jsonOf(body));
	if (!parsed.success) return "";
	const parts = parsed.data.errors?.map((error) => (typeof error === "string" ? error : (error.message ?? error.code)));
	return [parsed.data.message, ...(parts ?? [])].filter(Boolean).join(" ");
}

/** JSON, or undefined when it is none. */
export function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** What the status and words of an answer of REST mean. `words` takes out of them what nobody may read. */
export function troubleOf(response: Response, body: string, words: (said: string) => string): GithubError {
	const { status } = response;
	const said = words(saidIn(body));
	const details = { status, said };
	const because = said ? `: ${said}` : ".";
	if (isLimit(response, said)) return limited(response.headers, details);
	switch (status) {
		case 401:
			return new GithubError("signed out", `GitHub does not accept this sign-in${because}`, details);
		case 403:
			if (/too large/i.test(said))
				return new GithubError("too much", `This is more than GitHub gives${because}`, details);
			return new GithubError("forbidden", `GitHub does not allow this${because}`, details);
		case 404:
		case 410:
		case 451:
			return new GithubError("not found", `GitHub shows no such thing to this person${because}`, details);
		case 413:
			return new GithubError("too large", `This is more than GitHub takes${because}`, details);
		case 409:
		case 422:
			return /too large|too_large|too big|exceeds/i.test(said)
				? new GithubError("too large", `This is more than GitHub takes${because}`, details)
				: new GithubError("failed", `GitHub does not take this${because}`, { ...details, refuses: status === 422 });
		default:
			return new GithubError("failed", `GitHub answers with status ${status}${because}`, details);
	}
}

function isLimit({ status, headers }: Response, said: string): boolean {
	if (status === 429) return true;
	if (status !== 403) return false;
	return headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after") || /rate limit/i.test(said);
}

/** Seconds for which GitHub takes nothing when it does not say how long, and at most: it counts by the hour. */
const [usualPause, longestPause] = [60, 3600];

/** GitHub takes so many requests in an hour, and fewer at once. */
function limited(headers: Headers, details: Details): GithubError {
	const wait = Number(headers.get("retry-after"));
	const reset = Number(headers.get("x-ratelimit-reset"));
	// The clock of this computer may be wrong.
	const left = Math.max(usualPause, reset - Date.now() / 1000);
	const pause = 1000 * Math.min(longestPause, wait || left);
	const when = wait
		? `again in ${wait} seconds`
		: reset
			? `again at ${new Date(reset * 1000).toISOString()}`
			: "again in a minute";
	return new GithubError("failed", `GitHub takes no more requests for now; try ${when}.`, { ...details, pause });
}

const kinds: Readonly<Record<string, RemoteTrouble>> = {
	NOT_FOUND: "not found",
	FORBIDDEN: "forbidden",
	INSUFFICIENT_SCOPES: "forbidden",
};

/** What an error in an answer of GraphQL means. Its types are nowhere published, so one that is not known refuses. */
export function queryTrouble(type: string | undefined, said: string, headers: Headers): GithubError {
	const details = { status: 200, said };
	if (type === "RATE_LIMITED") return limited(headers, details);
	const failed =
		["SERVICE_UNAVAILABLE", "INTERNAL", "RESOURCE_LIMITS_EXCEEDED"].includes(type ?? "") ||
		/^something went wrong/i.test(said);
	if (failed) return new GithubError("failed", `GitHub failed: ${said}`, { ...details, status: 502 });
	const is = kinds[type ?? ""] ?? "failed";
	return new GithubError(is, `GitHub does not do this: ${said}`, { ...details, refuses: is !== "not found" });
}
