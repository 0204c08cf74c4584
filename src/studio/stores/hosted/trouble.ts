import type { InReports } from "#core/fields/answers.ts";
import { NotKept } from "../kept/kept.ts";
import { RemoteError } from "../remote.ts";
import { type TroubleKind, troubleWords } from "./words.ts";

/** What is wrong while somebody edits; editing goes on in all of it. */
export interface HostedTrouble {
	readonly is: TroubleKind;
	readonly said: InReports;
}

/** Of several troubles, the first of these is told. */
const order: readonly TroubleKind[] = [
	"not kept",
	"no room",
	"signed out",
	"forbidden",
	"not found",
	"offline",
	"failed",
	"too large",
	"too much",
	"damaged",
	"no drafts",
	"rewritten",
];

/** What an error of a remote or of the browser comes to; undefined for an error of the program. */
export function troubleIn(error: unknown): TroubleKind | undefined {
	if (error instanceof NotKept) return error.isFull ? "no room" : "not kept";
	if (!(error instanceof RemoteError)) return undefined;
	return error.is === "unreachable" ? "offline" : error.is;
}

/** What is wrong with keeping, asking, drafts and history; tells when that changes. */
export class Troubles {
	readonly #now = new Map<"keeping" | "asking" | "drafts" | "history", TroubleKind>();
	readonly #tell: (trouble: HostedTrouble | undefined) => void;
	#told: TroubleKind | undefined;

	constructor(tell: (trouble: HostedTrouble | undefined) => void) {
		this.#tell = tell;
	}

	/** What is wrong with one of them; undefined when nothing is, any more. */
	set(about: "keeping" | "asking" | "drafts" | "history", kind: TroubleKind | undefined): void {
		if (kind) this.#now.set(about, kind);
		else this.#now.delete(about);
		const found = new Set(this.#now.values());
		const first = order.find((each) => found.has(each));
		if (first === this.#told) return;
		this.#told = first;
		this.#tell(first && { is: first, said: troubleWords[first] });
	}
}
