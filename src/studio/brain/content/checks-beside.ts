import type { AnyProblem } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { CheckQueue } from "./check-queue.ts";
import type { Checked, CheckRequest, Checks, Mistake } from "./checks.ts";
import type { ContentChecker } from "./content-checker.ts";

/** What whoever checks beside the brain is asked. */
export type ChecksAsked = { readonly check: CheckRequest } | ({ readonly trial: number } & Trial);

type Trial = { readonly drafts: Drafts } | { readonly mistake: Mistake };

/** What it says. */
export type ChecksSaid =
	| { readonly trial: number; readonly errors: readonly AnyProblem[] }
	| { readonly trial: number; readonly repaired: Drafts | undefined }
	| { readonly trial: number; readonly broken: string }
	| { readonly revision: string; readonly checked: Checked }
	/** The program failed: its own words, which are all that passes from one thread to another. */
	| { readonly failure: string };

type TrialSaid = Extract<ChecksSaid, { trial: number }>;

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
	const waiting = new Map<number, (said: TrialSaid) => void>();
	hear((said) => {
		if ("failure" in said) fail(said.failure);
		else if ("trial" in said) waiting.get(said.trial)?.(said);
		else tell(said.revision, said.checked);
	});
	let trials = 0;
	const ask = (asked: Trial) =>
		new Promise<TrialSaid>((resolve, reject) => {
			const trial = trials++;
			waiting.set(trial, (said) => {
				waiting.delete(trial);
				if ("broken" in said) reject(new Error(said.broken));
				else resolve(said);
			});
			say({ trial, ...asked });
		});
	return {
		ask: (check) => say({ check }),
		async newErrors(drafts) {
			const said = await ask({ drafts });
			return "errors" in said ? said.errors : [];
		},
		async repaired(mistake) {
			const said = await ask({ mistake });
			return "repaired" in said ? said.repaired : undefined;
		},
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
		const { trial } = asked;
		try {
			if ("drafts" in asked) say({ trial, errors: checker.newErrors(asked.drafts) });
			else say({ trial, repaired: checker.repaired(asked.mistake) });
		} catch (error) {
			say({ trial, broken: wordsOf(error) });
		}
	};
}

function wordsOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
