import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { addTimes, type Stage } from "#pipeline/read/stages.ts";
import type { SiteMemory } from "../memory/site-memory.ts";
import { type ResultOf, runTask, type Task } from "./tasks.ts";

/** With fewer pages to do, starting a worker takes longer than it saves. */
const fewestOfMany = 400;

/** The heap grows slowly while many pages are made (scripts/compile.mjs). Few are made before it is worth clearing up. */
export function fitHeapTo(pages: number): void {
	setFlagsFromString(`--heap-growing-percent=${pages < fewestOfMany ? 0 : 30}`);
}

/** What a thread answers to a task. */
export type Answer<T extends Task> =
	| { readonly result: ResultOf<T>; readonly spent: Readonly<Record<Stage, number>> }
	| Failed;

/** Why a task failed: the stack, and what the system said. */
export interface Failed {
	readonly error: { readonly message: string } & Pick<NodeJS.ErrnoException, "code" | "path" | "syscall">;
}

/** Other threads, which share the work on the pages of a large site with this one; started when they are first needed. */
export class Workers {
	readonly #others: number;
	#threads: readonly Worker[] = [];

	/** `threads` counts this one too. */
	constructor(threads = Math.min(availableParallelism(), 8)) {
		this.#others = threads - 1;
	}

	/** Whether so many pages are done sooner by several threads. */
	areWorthIt(pages: number): boolean {
		return this.#others > 0 && pages >= fewestOfMany;
	}

	/** Gives each thread one share of the items, this one too, and waits for all. Rejects with the first failure. */
	async share<T extends Task, Item>(
		items: readonly Item[],
		taskFor: (share: readonly Item[]) => T,
		memory?: SiteMemory,
	): Promise<ResultOf<T>[]> {
		if (this.#threads.length === 0) {
			const file = join(process.env.SITE_COMPILED ?? "", "worker.js");
			this.#threads = Array.from({ length: this.#others }, () => new Worker(file));
		}
		const size = Math.ceil(items.length / (this.#threads.length + 1));
		const [own = [], ...rest] = Array.from({ length: this.#threads.length + 1 }, (_, index) =>
			items.slice(index * size, (index + 1) * size),
		);
		// The others are asked first: this thread does not look up while it does its own share.
		const asked = rest.map((share, index) => ask<T>(this.#threads[index] as Worker, taskFor(share)));
		return Promise.all([runTask(taskFor(own), memory), ...asked]);
	}

	async stop(): Promise<void> {
		await Promise.all(this.#threads.map((thread) => thread.terminate()));
		this.#threads = [];
	}
}

function ask<T extends Task>(thread: Worker, task: T): Promise<ResultOf<T>> {
	return new Promise((resolve, reject) => {
		const failed = (error: unknown) => {
			thread.off("message", answered);
			reject(error);
		};
		const answered = (answer: Answer<T>) => {
			thread.off("error", failed);
			if ("error" in answer) return reject(Object.assign(new Error(answer.error.message), answer.error));
			addTimes(answer.spent);
			resolve(answer.result);
		};
		thread.once("error", failed);
		thread.once("message", answered);
		thread.postMessage(task);
	});
}
