import { Worker } from "node:worker_threads";
import { CheckQueue, type CheckRequest } from "./check-queue.ts";
import { type Checked, type CheckerOptions, ContentChecker } from "./content-checker.ts";

/** Checks the whole content while pages are answered. */
export interface ChecksBeside {
	/** What comes of it is told later; of states that follow each other quickly, only of the last. */
	ask(request: CheckRequest): void;
	stop(): void;
}

export interface BesideOptions extends CheckerOptions {
	/** Makes the checks; without it, they are made in this thread. */
	readonly thread: CheckThread | undefined;
	readonly tell: (revision: string, checked: Checked) => void;
	/** The program failed while it checked. */
	readonly fail: (error: unknown) => void;
}

export function checksBeside(options: BesideOptions): ChecksBeside {
	return options.thread?.begin(options) ?? inThisThread(options);
}

/** What the thread says. */
export type Said =
	| { readonly revision: string; readonly checked: Checked }
	/** The program failed: its own words, which are all that passes from one thread to another. */
	| { readonly failure: string };

/** The thread beside the one that answers. */
export class CheckThread {
	readonly #worker: Worker;

	/** `file` is its compiled code. */
	constructor(file: string, options: CheckerOptions) {
		this.#worker = new Worker(file, { workerData: options });
		// The server keeps the program going, and nothing else does.
		this.#worker.unref();
	}

	begin({ tell, fail }: Pick<BesideOptions, "tell" | "fail">): ChecksBeside {
		const worker = this.#worker;
		worker.on("message", (said: Said) => ("failure" in said ? fail(said.failure) : tell(said.revision, said.checked)));
		worker.on("error", fail);
		return {
			ask: (request) => worker.postMessage(request),
			stop: () => void worker.terminate(),
		};
	}
}

/** So long the page that was saved has to be shown before everything is checked; in milliseconds. */
const pageFirst = 150;

function inThisThread({ root, project, language, tell, fail }: BesideOptions): ChecksBeside {
	return new CheckQueue(new ContentChecker({ root, project, language }, false), { after: pageFirst, tell, fail });
}
