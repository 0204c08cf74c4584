import type { Conflict, EditAnswer, ProblemMessage } from "#core/studio.ts";
import type { Failure } from "./failure.ts";
import type { Word } from "./say.ts";
import { words } from "./words.ts";

/** What became of a change. */
export type Saved =
	| { readonly is: "saving" }
	| { readonly is: "saved" }
	| { readonly is: "problems"; readonly problems: readonly ProblemMessage[] }
	| ({ readonly is: "conflict" } & Pick<Conflict, "now" | "path" | "by"> & { readonly revision: string })
	| Failure;

/** Milliseconds after the last key. */
const pause = 200;

/** The value of one field on its way to its file: the latest is kept, one after another, and none is lost. */
export class Saving {
	readonly #send: (value: string) => Promise<void>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#waiting: string | undefined;
	#busy: Promise<void> | undefined;

	constructor(send: (value: string) => Promise<void>) {
		this.#send = send;
	}

	/** Something is on its way. */
	get isBusy(): boolean {
		return this.#waiting !== undefined || this.#busy !== undefined;
	}

	/** What is on its way can stand in its file any moment. */
	get isSending(): boolean {
		return this.#busy !== undefined;
	}

	/** Something newer than what is on its way comes after it. */
	get isWaiting(): boolean {
		return this.#waiting !== undefined;
	}

	/** Writes a value when nobody types any more. */
	later(value: string): void {
		this.#waiting = value;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.now(), pause);
	}

	/** Writes what waits, at once. */
	async now(): Promise<void> {
		clearTimeout(this.#timer);
		while (this.#busy) await this.#busy;
		const value = this.#waiting;
		if (value === undefined) return;
		this.#waiting = undefined;
		this.#busy = this.#send(value);
		await this.#busy;
		this.#busy = undefined;
	}

	/** What waits says again what stands in the file. */
	forget(): void {
		clearTimeout(this.#timer);
		this.#waiting = undefined;
	}
}

/** What an answer of the server means for who made the change. */
export function savedBy(answer: EditAnswer): Saved {
	if ("written" in answer) return { is: "saved" };
	if ("problems" in answer) return { is: "problems", problems: answer.problems };
	if ("conflict" in answer) return { is: "conflict", ...answer.conflict };
	return { is: "refused", why: answer.refused };
}

/** What Studio says of what became of a change. */
export const announcements = {
	saving: words.saving,
	saved: words.saved,
	problems: words.unsaved,
	conflict: words.conflict,
	refused: words.unsaved,
	absent: words.unsaved,
	failed: words.programFailed,
	restarted: words.restarted,
	unreachable: words.unreachable,
} as const satisfies Record<Saved["is"], Word>;
