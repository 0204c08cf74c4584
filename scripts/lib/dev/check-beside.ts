import { Worker } from "node:worker_threads";
import { type Checked, type CheckerOptions, ContentChecker } from "./content-checker.ts";

/** Asks for a check of the content as it is now. */
export interface CheckRequest {
	/** The name of its present state. */
	readonly revision: string;
	/** The files that changed since the last request. */
	readonly changed: ReadonlySet<string>;
}

/** Checks the whole content while pages are answered. */
export interface ChecksBeside {
	/** What comes of it is told later; of states that follow each other quickly, only of the last. */
	ask(request: CheckRequest): void;
	stop(): void;
}

export interface BesideOptions extends CheckerOptions {
	/** The compiled code of a thread; without it, the checks are made in this one. */
	readonly thread: string | undefined;
	readonly tell: (revision: string, checked: Checked) => void;
	/** The program failed while it checked. */
	readonly fail: (error: unknown) => void;
}

export function checksBeside(options: BesideOptions): ChecksBeside {
	return options.thread === undefined ? inThisThread(options) : inAnother(options, options.thread);
}

function inAnother({ root, project, language, tell, fail }: BesideOptions, thread: string): ChecksBeside {
	let worker: Worker | undefined;

	function start(): Worker {
		const started = new Worker(thread, { workerData: { root, project, language } satisfies CheckerOptions });
		started.on("message", ({ revision, checked }: { revision: string; checked: Checked }) => tell(revision, checked));
		started.on("error", fail);
		return started;
	}

	return {
		ask(request) {
			worker ??= start();
			worker.postMessage(request);
		},
		stop: () => void worker?.terminate(),
	};
}

/** So long the page that was saved has to be shown before everything is checked; in milliseconds. */
const pageFirst = 150;

function inThisThread({ root, project, language, tell, fail }: BesideOptions): ChecksBeside {
	const checker = new ContentChecker({ root, project, language }, false);
	let timer: NodeJS.Timeout | undefined;
	let changed = new Set<string>();

	function run(revision: string): void {
		const since = changed;
		changed = new Set();
		try {
			tell(revision, checker.check(since));
		} catch (error) {
			fail(error);
		}
	}

	return {
		ask(request) {
			changed = new Set([...changed, ...request.changed]);
			clearTimeout(timer);
			timer = setTimeout(run, pageFirst, request.revision);
		},
		stop: () => clearTimeout(timer),
	};
}
