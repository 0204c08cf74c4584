import { parentPort, workerData } from "node:worker_threads";
import type { Asked, Said } from "./check-beside.ts";
import { CheckQueue } from "./check-queue.ts";
import { type CheckerOptions, ContentChecker } from "./content-checker.ts";

// The thread beside the one that answers: it checks the content when it is asked to.
const say = (said: Said) => parentPort?.postMessage(said);

const checker = new ContentChecker(workerData as CheckerOptions, true);
const queue = new CheckQueue(checker, {
	after: 0,
	tell: (revision, checked) => say({ revision, checked }),
	fail: (error) => say({ failure: wordsOf(error) }),
});

parentPort?.on("message", (asked: Asked) => {
	if ("check" in asked) return queue.ask(asked.check);
	const { trial, drafts } = asked;
	try {
		say({ trial, errors: checker.newErrors(drafts) });
	} catch (error) {
		say({ trial, broken: wordsOf(error) });
	}
});

function wordsOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
