import { inLanguage } from "#core/in-language.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { NotSound } from "#pipeline/site/site.ts";
import type { Brain } from "#studio/brain/brain.ts";
import * as everyPage from "#studio/brain/calls.ts";
import { type Command, NotUnderstood, type Question } from "#studio/brain/contract.ts";
import { NotFound } from "#studio/brain/not-found.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import type { WorkerAnswer } from "#studio/brain/studio-worker.ts";
import { Restarted, Unreachable } from "#studio/brain/unreachable.ts";

/** What a feature of Studio brings. */
interface Calls {
	readonly questions?: Readonly<Record<string, Pick<Question<unknown, unknown>, "answer" | "writes">>>;
	readonly commands?: Readonly<Record<string, Pick<Command<unknown, unknown>, "answer" | "writes">>>;
}

const brought: readonly Calls[] = [
	everyPage,
	...Object.values(import.meta.glob<Calls>("../features/*/brain.ts", { eager: true })),
];

/** Every question and every command, by its name. */
const calls = new Map<string, Pick<Question<unknown, unknown> | Command<unknown, unknown>, "answer" | "writes">>();
for (const [name, each] of brought.flatMap(({ questions, commands }) =>
	Object.entries({ ...questions, ...commands }),
)) {
	if (calls.has(name)) throw new Error(`Two features of Studio answer ${name}.`);
	calls.set(name, each);
}

/** Answers a question or does a command by its name. What whoever asked can do something about is an answer, too. */
export async function answerCall(brain: Brain, name: string, sent: unknown): Promise<WorkerAnswer> {
	const call = calls.get(name);
	if (!call) return { is: "unanswered", status: 404, words: `Nothing in Studio answers ${name}.` };
	const { language } = brain.live;
	try {
		return { is: "answer", answer: await call.answer(brain, sent) };
	} catch (error) {
		if (error instanceof Restarted) return { is: "restarted" };
		if (error instanceof Unreachable) return { is: "unreachable" };
		if (error instanceof NotFound) return { is: "unanswered", status: 404, words: error.message };
		if (error instanceof NotUnderstood) return { is: "unanswered", status: 400, words: error.message };
		const said =
			error instanceof Refusal
				? error.said
				: error instanceof NotSound
					? refusals.unsound(error.message)
					: brain.adviceFor(error);
		if (!said) throw error;
		const words = inLanguage(said, language);
		if (call.writes) return { is: "answer", answer: { refused: words } };
		return { is: "unanswered", status: 404, words, said: words };
	}
}
