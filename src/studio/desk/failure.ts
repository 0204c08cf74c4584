import { Restarted, Unreachable } from "#studio/brain/unreachable.ts";
import type { Say, Word } from "./say.ts";
import { Unanswered } from "./server.ts";
import { words } from "./words.ts";

/** Why nothing came of what was asked. A person does something else about each. */
export type Failure =
	/** Nobody answers, which may pass. */
	| { readonly is: "unreachable" }
	/** What answered was started anew: the page has to be loaded again. */
	| { readonly is: "restarted" }
	/** Something of Studio itself failed. */
	| { readonly is: "failed" }
	/** There is no such thing any more. */
	| { readonly is: "absent" }
	/** Something stands in the way that somebody can do something about. */
	| { readonly is: "refused"; readonly why: string };

/** What an error comes to that a question or a command ended with. */
export function failureIn(error: unknown): Failure {
	if (error instanceof Restarted) return { is: "restarted" };
	if (error instanceof Unreachable) return { is: "unreachable" };
	if (!(error instanceof Unanswered)) return { is: "failed" };
	if (error.said !== undefined) return { is: "refused", why: error.said };
	return { is: error.status === 404 ? "absent" : "failed" };
}

const told = {
	unreachable: words.unreachable,
	restarted: words.restarted,
	failed: words.programFailed,
	absent: words.standsNoMore,
} as const satisfies Record<Exclude<Failure["is"], "refused">, Word>;

/** What is told of a failure, with what helps. */
export function tellFailure(failure: Failure, say: Say): string {
	return failure.is === "refused" ? failure.why : say(told[failure.is]);
}

/** The same of an error. */
export function whyNot(error: unknown, say: Say): string {
	return tellFailure(failureIn(error), say);
}
