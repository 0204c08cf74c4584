import type { Answers, WizardState } from "#core/studio.ts";
import { ask as brain } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";

/** Milliseconds after the last key. */
const pause = 120;

interface Found {
	/** Undefined until that is known. */
	readonly found: WizardState | undefined;
	/** What was asked last was not answered. */
	readonly hasFailed: boolean;
	/** Does not wait until somebody has typed no more. */
	readonly ask: () => Promise<WizardState>;
}

/** What is asked of somebody, and what came of the answers so far. */
export function useWizard(what: string, said: Answers): Found {
	const key = JSON.stringify([what, said]);
	const { answer, hasFailed, again } = useAnswer(key, () => brain.wizard({ what, answers: said }), pause);
	return { found: answer, hasFailed, ask: again };
}
