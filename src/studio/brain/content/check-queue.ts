import type { Checked, CheckRequest } from "./checks.ts";
import type { ContentChecker } from "./content-checker.ts";

/** So long after a failure the content is checked again, in milliseconds, and so often before somebody hears of it. */
const pause = 400;
const mostFailures = 4;

interface Options {
	/** So long a request waits for others, in milliseconds. */
	readonly after: number;
	readonly tell: (revision: string, checked: Checked) => void;
	/** The program fails at this content, again and again. */
	readonly fail: (error: unknown) => void;
}

/** Checks when it is asked to; of requests that wait, only the last. A check that fails is made again, whatever was the matter. */
export class CheckQueue {
	readonly #checker: ContentChecker;
	readonly #options: Options;
	#waiting: CheckRequest | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#failures = 0;

	constructor(checker: ContentChecker, options: Options) {
		this.#checker = checker;
		this.#options = options;
	}

	ask(request: CheckRequest): void {
		this.#failures = 0;
		this.#queue(request, this.#options.after);
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#queue({ revision, changed }: CheckRequest, after: number): void {
		this.#waiting = { revision, changed: new Set([...(this.#waiting?.changed ?? []), ...changed]) };
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#run(), after);
	}

	#run(): void {
		const request = this.#waiting;
		if (!request) return;
		this.#waiting = undefined;
		try {
			this.#options.tell(request.revision, this.#checker.check(request.changed));
		} catch (error) {
			this.#failures++;
			if (this.#failures === mostFailures) this.#options.fail(error);
			else this.#queue(request, pause);
		}
	}
}
