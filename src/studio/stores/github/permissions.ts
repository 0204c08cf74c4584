import * as z from "zod";
import { RemoteError } from "#studio/stores/remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";

/** What somebody may with a repository. */
export type GithubPermissions =
	/** GitHub does not know the token, or not any more. */
	| { readonly is: "signed out" }
	/** There is no such repository, or this token does not see it. */
	| { readonly is: "not found" }
	| {
			readonly is: "visible";
			/** Whether this person may push. A token that may less than its owner is refused only when it pushes. */
			readonly push: boolean;
			/** The branch that everything starts from. */
			readonly main: string;
			readonly secret: boolean;
	  };

const repositoryAnswer = z.object({
	default_branch: z.string(),
	private: z.boolean(),
	permissions: z.object({ push: z.boolean() }).optional(),
});

/** Asks what a token may. Throws `RemoteError` when GitHub does not say. */
export async function githubPermissions(place: GithubPlace, signal?: AbortSignal): Promise<GithubPermissions> {
	try {
		const answer = await githubApi(place).get("", repositoryAnswer, signal);
		return {
			is: "visible",
			push: answer.permissions?.push ?? false,
			main: answer.default_branch,
			secret: answer.private,
		};
	} catch (error) {
		if (error instanceof RemoteError && (error.is === "signed out" || error.is === "not found"))
			return { is: error.is };
		throw error;
	}
}
