import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ResultOf, Task } from "./tasks.ts";

/** With fewer pages to do, starting a worker takes longer than it saves. */
const worthIt = 400;

/** Threads that share the work on the pages of a large site; they are started when they are first needed. */
export class Workers {
	readonly #file: string;
	readonly #count = Math.min(availableParallelism(), 8);
	#threads: readonly Worker[] = [];

	constructor(project: string) {
		this.#file = join(project, "node_modules", ".cache", "site", process.env.SITE_CODE ?? "", "worker.js");
	}

	/** Whether so many pages are done sooner by several threads. */
	areWorthIt(pages: number): boolean {
		return this.#count > 1 && pages >= worthIt;
	}

	/** Gives each thread one share of the items, and waits for all. Rejects with the first failure. */
	async share<T extends Task, Item>(
		items: readonly Item[],
		taskFor: (share: readonly Item[]) => T,
	): Promise<ResultOf<T>[]> {
		if (this.#threads.length === 0) {
			this.#threads = Array.from({ length: this.#count }, () => new Worker(this.#file));
		}
		const size = Math.ceil(items.length / this.#threads.length);
		return Promise.all(
			this.#threads.map((thread, index) => ask<T>(thread, taskFor(items.slice(index * size, (index + 1) * size)))),
		);
	}

	async stop(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.terminate()));
		this.#threads = [];
	}
}

function ask<T extends Task>(thread: Worker, task: T): Promise<ResultOf<T>> {
	return new Promise((resolve, reject) => {
		const done = (settle: () => void) => {
			thread.off("error", failed);
			settle();
		};
		const failed = (error: unknown) => done(() => reject(error));
		thread.once("error", failed);
		thread.once("message", ({ result, error }: { result?: ResultOf<T>; error?: unknown }) =>
			done(() => (result === undefined ? reject(new Error(String(error))) : resolve(result))),
		);
		thread.postMessage(task);
	});
}
