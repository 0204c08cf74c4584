import type { Answers, WizardState } from "#core/studio.ts";
import type { Failure } from "#studio/desk/failure.ts";
import { ask as brain } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

/** Milliseconds after the last key. */
const pause = 120;

interface Found {
	/** Undefined until that is known. */
	readonly found: WizardState | undefined;
	/** Why what was asked last was not answered. */
	readonly failure: Failure | undefined;
	/** Does not wait until somebody has typed no more. */
	readonly ask: () => Promise<WizardState>;
}

/** What is asked of somebody, and what came of the answers so far. */
export function useWizard(what: string, said: Answers): Found {
	const key = JSON.stringify([what, said]);
	const { answer, failure, again } = useAnswer(key, () => brain.wizard({ what, answers: said }), pause);
	return { found: answer, failure, ask: again };
}
