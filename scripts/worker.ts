import { parentPort } from "node:worker_threads";
import { forgetTimes, timeSpent } from "#pipeline/stages.ts";
import { runTask, type Task } from "./lib/workers/tasks.ts";
import type { Answer } from "./lib/workers/workers.ts";

/** Does what the main thread asks for, one task after the other, and answers each with what came of it. */
parentPort?.on("message", (task: Task) => {
	forgetTimes();
	runTask(task).then(
		(result) => answer({ result, spent: timeSpent() }),
		(error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
	);
});

function answer(message: Answer<Task>): void {
	parentPort?.postMessage(message);
}
