import { parentPort, workerData } from "node:worker_threads";
import type { CheckRequest } from "./check-beside.ts";
import { type CheckerOptions, ContentChecker } from "./content-checker.ts";

// The thread beside the one that answers: it checks the content when it is asked to; of requests that wait only the last.
const checker = new ContentChecker(workerData as CheckerOptions, true);
let waiting: CheckRequest | undefined;

parentPort?.on("message", ({ revision, changed }: CheckRequest) => {
	if (!waiting) setImmediate(run);
	waiting = { revision, changed: new Set([...(waiting?.changed ?? []), ...changed]) };
});

function run(): void {
	if (!waiting) return;
	const { revision, changed } = waiting;
	waiting = undefined;
	parentPort?.postMessage({ revision, checked: checker.check(changed) });
}
