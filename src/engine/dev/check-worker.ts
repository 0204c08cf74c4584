import { parentPort, workerData } from "node:worker_threads";
import type { Said } from "./check-beside.ts";
import { CheckQueue, type CheckRequest } from "./check-queue.ts";
import { type CheckerOptions, ContentChecker } from "./content-checker.ts";

// The thread beside the one that answers: it checks the content when it is asked to.
const say = (said: Said) => parentPort?.postMessage(said);

const queue = new CheckQueue(new ContentChecker(workerData as CheckerOptions, true), {
	after: 0,
	tell: (revision, checked) => say({ revision, checked }),
	fail: (error) => say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
});

parentPort?.on("message", (request: CheckRequest) => queue.ask(request));
