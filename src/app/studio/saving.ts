import type { Change, EditAnswer, EditRequest, ToldProblem } from "#core/studio.ts";
import { server } from "./server.ts";

/** What became of the last change of a field. */
export type Saved =
	| { readonly is: "saving" }
	| { readonly is: "saved" }
	| { readonly is: "problems"; readonly problems: readonly ToldProblem[] }
	| { readonly is: "conflict"; readonly was: string; readonly now: string }
	| { readonly is: "refused"; readonly why: string }
	| { readonly is: "unreachable" };

/** Milliseconds after the last key. */
const pause = 300;

/** The value of one field on its way to its file: the latest is kept, one after another, and none is lost. */
export class Saving {
	readonly #change: (value: string) => Change;
	readonly #name: (value: string) => string;
	readonly #tell: (saved: Saved, answer?: EditAnswer) => void;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#waiting: string | undefined;
	#busy: Promise<void> | undefined;

	/** `change` says what to write, `name` what that is called for who takes it back. */
	constructor(
		change: (value: string) => Change,
		name: (value: string) => string,
		tell: (saved: Saved, answer?: EditAnswer) => void,
	) {
		this.#change = change;
		this.#name = name;
		this.#tell = tell;
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
		await this.#busy;
		const value = this.#waiting;
		if (value === undefined) return;
		this.#waiting = undefined;
		this.#tell({ is: "saving" });
		this.#busy = this.#send({ changes: [this.#change(value)], name: this.#name(value) });
		await this.#busy;
		if (this.#waiting !== undefined) await this.now();
	}

	async #send(request: EditRequest): Promise<void> {
		try {
			const answer = await server.edit(request);
			this.#tell(savedBy(answer), answer);
		} catch {
			this.#tell({ is: "unreachable" });
		}
	}
}

function savedBy(answer: EditAnswer): Saved {
	if ("written" in answer) return { is: "saved" };
	if ("problems" in answer) return { is: "problems", problems: answer.problems };
	if ("conflict" in answer) return { is: "conflict", ...answer.conflict };
	return { is: "refused", why: answer.refused };
}
