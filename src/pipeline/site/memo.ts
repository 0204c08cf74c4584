import { remembered } from "#core/remembered.ts";
import { sha256 } from "#hash";
import type { Trace, Traces } from "./trace.ts";

/** What an input says now, as data of which the hash is the same for as long as it says the same. */
export type Says<Kind extends string> = (kind: Kind, name: string) => unknown;

/** What earlier runs made; a value is known for as long as every input that was read for it says the same. */
export class Memo<Kind extends string> {
	readonly #says: Says<Kind>;
	readonly #traces: Traces;
	/** Hashes of the inputs that were asked for so far. */
	readonly #current = new Map<string, string>();

	constructor(says: Says<Kind>, traces: Traces = new Map()) {
		this.#says = says;
		this.#traces = traces;
	}

	/** What an earlier run made when `around` was the same, and all that it read said the same. */
	known<T>(name: string, around = ""): Trace<T, Kind> | undefined {
		const trace = this.#traces.get(name) as Trace<T, Kind> | undefined;
		return trace?.madeFrom === (trace && this.#madeFrom(around, trace.reads)) ? trace : undefined;
	}

	/** Keeps what was made, and what it was made from; `around` stands for what is no input. */
	keep<T>(name: string, made: Omit<Trace<T, Kind>, "madeFrom">, around = ""): Trace<T, Kind> {
		const trace = { ...made, madeFrom: this.#madeFrom(around, made.reads) };
		this.#traces.set(name, trace);
		return trace;
	}

	#madeFrom(around: string, reads: Trace<unknown, Kind>["reads"]): string {
		let all = around;
		for (const key of reads) all += `,${this.#hashNow(key)}`;
		return sha256("base64url", all);
	}

	#hashNow(key: string): string {
		return remembered(this.#current, key, () => {
			const space = key.indexOf(" ");
			const json = JSON.stringify(this.#says(key.slice(0, space) as Kind, key.slice(space + 1))) ?? "";
			return json.length < hashLength ? json : sha256("base64url", json);
		});
	}
}

/** What is shorter stands for itself. */
const hashLength = 48;
