import { parentPort, workerData } from "node:worker_threads";
import type { CheckRequest } from "./check-beside.ts";
import type { CheckerOptions, ContentChecker } from "./content-checker.ts";
import { readFolder } from "./read-ahead.ts";

/**
 * The thread beside the one that answers: first it reads the folder for that one, then it answers requests for a check
 * of the content; of those that wait only the last.
 */
export function workBeside(): void {
	const options = workerData as CheckerOptions;
	tellFolder(options.root);
	let checker: ContentChecker | undefined;
	let waiting: CheckRequest | undefined;
	parentPort?.on("message", ({ revision, changed }: CheckRequest) => {
		if (!waiting) setImmediate(() => void run());
		waiting = { revision, changed: new Set([...(waiting?.changed ?? []), ...changed]) };
	});

	async function run(): Promise<void> {
		// Only when it is asked for: the folder has to be read soon.
		checker ??= await makeChecker(options);
		if (!waiting) return;
		const { revision, changed } = waiting;
		waiting = undefined;
		parentPort?.postMessage({ revision, checked: checker.check(changed) });
	}
}

async function makeChecker(options: CheckerOptions): Promise<ContentChecker> {
	const { ContentChecker } = await import("./content-checker.ts");
	return new ContentChecker(options, true);
}

function tellFolder(root: string): void {
	try {
		const folder = readFolder(root);
		parentPort?.postMessage({ folder }, [folder.bytes.buffer, folder.starts.buffer as ArrayBuffer]);
	} catch {
		// A file went away meanwhile: who needs the folder reads it.
		parentPort?.postMessage({ folder: undefined });
	}
}
