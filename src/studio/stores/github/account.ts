import * as z from "zod";
import { RemoteError } from "#studio/stores/remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";

const viewerAnswer = z.object({ viewer: z.object({ login: z.string(), name: z.string().nullable() }) });

/** Of whom a token is: their account, and what they call themselves there. */
export interface GithubAccount {
	/** Empty where GitHub does not tell, as of the token of a program. */
	readonly account: string;
	readonly name: string;
}

/** Asks GitHub whose token it is. Throws `RemoteError`. */
export async function githubAccount(place: GithubPlace, signal?: AbortSignal): Promise<GithubAccount> {
	try {
		const { viewer } = await githubApi(place).query("{ viewer { login name } }", {}, viewerAnswer, signal);
		return { account: viewer.login, name: viewer.name ?? viewer.login };
	} catch (error) {
		if (error instanceof RemoteError && error.is === "forbidden") return { account: "", name: "" };
		throw error;
	}
}
