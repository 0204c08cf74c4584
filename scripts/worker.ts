import { parentPort } from "node:worker_threads";
import { runTask, type Task } from "./lib/workers/tasks.ts";

/** Does what the main thread asks for, one task after the other, and answers each with what came of it. */
parentPort?.on("message", (task: Task) => {
	runTask(task).then(
		(result) => parentPort?.postMessage({ result }),
		(error: unknown) =>
			parentPort?.postMessage({ error: error instanceof Error ? (error.stack ?? error.message) : error }),
	);
});
