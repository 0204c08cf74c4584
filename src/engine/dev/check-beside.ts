import { Worker } from "node:worker_threads";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import type { Checked, CheckRequest, Checks } from "#studio/brain/content/checks.ts";
import { CheckQueue } from "./check-queue.ts";
import { type CheckerOptions, ContentChecker } from "./content-checker.ts";

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

/** What the thread is asked. */
export type Asked = { readonly check: CheckRequest } | { readonly trial: number; readonly drafts: Drafts };

/** What the thread says. */
export type Said =
	| { readonly trial: number; readonly errors: readonly AnyProblem[] }
	| { readonly trial: number; readonly broken: string }
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

	begin({ tell, fail }: Pick<BesideOptions, "tell" | "fail">): Checks {
		const worker = this.#worker;
		const waiting = new Map<number, (said: Extract<Said, { trial: number }>) => void>();
		const say = (asked: Asked) => worker.postMessage(asked);
		worker.on("message", (said: Said) => {
			if ("failure" in said) fail(said.failure);
			else if ("trial" in said) waiting.get(said.trial)?.(said);
			else tell(said.revision, said.checked);
		});
		worker.on("error", fail);
		let trials = 0;
		return {
			ask: (check) => say({ check }),
			newErrors: (drafts) =>
				new Promise((resolve, reject) => {
					const trial = trials++;
					waiting.set(trial, (said) => {
						waiting.delete(trial);
						if ("errors" in said) resolve(said.errors);
						else reject(new Error(said.broken));
					});
					say({ trial, drafts });
				}),
			stop: () => void worker.terminate(),
		};
	}
}

/** So long the page that was saved has to be shown before everything is checked; in milliseconds. */
const pageFirst = 150;

function inThisThread({ root, project, language, tell, fail }: BesideOptions): Checks {
	const checker = new ContentChecker({ root, project, language }, false);
	const queue = new CheckQueue(checker, { after: pageFirst, tell, fail });
	return {
		ask: (request) => queue.ask(request),
		newErrors: async (drafts) => checker.newErrors(drafts),
		stop: () => queue.stop(),
	};
}
