import { Worker } from "node:worker_threads";
import { CheckQueue } from "#studio/brain/content/check-queue.ts";
import type { Checked, Checks } from "#studio/brain/content/checks.ts";
import { checksBeside as askBeside, type ChecksSaid } from "#studio/brain/content/checks-beside.ts";
import { type CheckerOptions, plainChecker } from "./content-checker.ts";

export interface BesideOptions extends CheckerOptions {
	/** Makes the checks; without it, they are made in this thread. */
	readonly thread: CheckThread | undefined;
	readonly tell: (revision: string, checked: Checked) => void;
	/** The program failed while it checked. */
	readonly fail: (error: unknown) => void;
}

export function checksBeside(options: BesideOptions): Checks {
	return options.thread?.begin(options) ?? inThisThread(options);
}

/** The thread beside the one that answers. */
export class CheckThread {
	readonly #worker: Worker;

	/** `file` is its compiled code. */
	constructor(file: string, options: CheckerOptions) {
		this.#worker = new Worker(file, { workerData: options });
		// The server keeps the program going, and nothing else does.
		this.#worker.unref();
	}

	begin({ tell, fail }: Pick<BesideOptions, "tell" | "fail">): Checks {
		const worker = this.#worker;
		worker.on("error", fail);
		return askBeside({
			say: (asked) => worker.postMessage(asked),
			hear: (listener) => worker.on("message", (said: ChecksSaid) => listener(said)),
			stop: () => void worker.terminate(),
			tell,
			fail,
		});
	}
}

/** So long the page that was saved has to be shown before everything is checked; in milliseconds. */
const pageFirst = 150;

function inThisThread({ tell, fail, ...options }: BesideOptions): Checks {
	const checker = plainChecker(options);
	const queue = new CheckQueue(checker, { after: pageFirst, tell, fail });
	return {
		ask: (request) => queue.ask(request),
		newErrors: async (drafts) => checker.newErrors(drafts),
		repaired: async (mistake) => checker.repaired(mistake),
		stop: () => queue.stop(),
	};
}
