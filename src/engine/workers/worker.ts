import { parentPort } from "node:worker_threads";
import { forgetTimes, timeSpent } from "#pipeline/read/stages.ts";
import { runTask, type Task } from "./tasks.ts";
import type { Answer, Failed } from "./workers.ts";

/** Does what the main thread asks for, one task after the other, and answers each with what came of it. */
parentPort?.on("message", (task: Task) => {
	forgetTimes();
	runTask(task).then(
		(result) => answer({ result, spent: timeSpent() }),
		(error: unknown) => answer({ error: told(error) }),
	);
});

/** An error that goes to another thread loses what the system said of it. */
function told(error: unknown): Failed["error"] {
	if (!(error instanceof Error)) return { message: String(error) };
	const { code, path, syscall } = error as NodeJS.ErrnoException;
	return { message: error.stack ?? error.message, code, path, syscall };
}

function answer(message: Answer<Task>): void {
	parentPort?.postMessage(message);
}
