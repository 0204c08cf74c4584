import type { AnyProblem } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { CheckQueue } from "./check-queue.ts";
import type { Checked, CheckRequest, Checks } from "./checks.ts";
import type { ContentChecker } from "./content-checker.ts";

/** What whoever checks beside the brain is asked. */
export type ChecksAsked = { readonly check: CheckRequest } | { readonly trial: number; readonly drafts: Drafts };

/** What it says. */
export type ChecksSaid =
	| { readonly trial: number; readonly errors: readonly AnyProblem[] }
	| { readonly trial: number; readonly broken: string }
	| { readonly revision: string; readonly checked: Checked }
	/** The program failed: its own words, which are all that passes from one thread to another. */
	| { readonly failure: string };

interface Asking {
	readonly say: (asked: ChecksAsked) => void;
	/** Begins to hear what is said. */
	readonly hear: (listener: (said: ChecksSaid) => void) => void;
	readonly stop: () => void;
	readonly tell: (revision: string, checked: Checked) => void;
	/** The program failed while it checked. */
	readonly fail: (error: unknown) => void;
}

/** Checks that another thread makes. */
export function checksBeside({ say, hear, stop, tell, fail }: Asking): Checks {
	const waiting = new Map<number, (said: Extract<ChecksSaid, { trial: number }>) => void>();
	hear((said) => {
		if ("failure" in said) fail(said.failure);
		else if ("trial" in said) waiting.get(said.trial)?.(said);
		else tell(said.revision, said.checked);
	});
	let trials = 0;
	return {
		ask: (check) => say({ check }),
		newErrors: (drafts) =>
			new Promise((resolve, reject) => {
				const trial = trials++;
				waiting.set(trial, (said) => {
					waiting.delete(trial);
					if ("errors" in said) resolve(said.errors);
					else reject(new Error(said.broken));
				});
				say({ trial, drafts });
			}),
		stop,
	};
}

/** What the other thread does with what it is asked; its answers go to `say`. */
export function answerChecks(checker: ContentChecker, say: (said: ChecksSaid) => void): (asked: ChecksAsked) => void {
	const queue = new CheckQueue(checker, {
		after: 0,
		tell: (revision, checked) => say({ revision, checked }),
		fail: (error) => say({ failure: wordsOf(error) }),
	});
	return (asked) => {
		if ("check" in asked) return queue.ask(asked.check);
		const { trial, drafts } = asked;
		try {
			say({ trial, errors: checker.newErrors(drafts) });
		} catch (error) {
			say({ trial, broken: wordsOf(error) });
		}
	};
}

function wordsOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
