import type { Kept } from "../kept/kept.ts";
import type { Content } from "../merge/versions.ts";
import type { RemoteCommit } from "../remote.ts";
import { isKept, jsonBytes, type KeptChanges, readJson } from "./kept-state.ts";
import { hasMark } from "./marks.ts";

/** A commit that was sent, with each of its files and whether that is there. */
interface Sent {
	readonly mark: string;
	readonly files: readonly (readonly [string, boolean])[];
}

/**
 * Commits that were sent, as long as it is not known whether they arrived; with what was in them. What the browser has no
 * room for is known as long as the tab is there: who has no room left can still put online what there is.
 */
export class SentCommits {
	readonly #kept: Kept;
	readonly #here = new Map<string, ReadonlyMap<string, Content>>();

	constructor(kept: Kept) {
		this.#kept = kept;
	}

	add(mark: string, files: ReadonlyMap<string, Content>): void {
		const sent = { mark, files: [...files].map(([file, bytes]) => [file, bytes !== null] as const) };
		const changes: KeptChanges = new Map([["sent", jsonBytes([...this.#all(), sent])]]);
		for (const [file, bytes] of files) if (bytes) changes.set(`sent/${mark}/${file}`, bytes);
		this.#here.set(mark, files);
		isKept(this.#kept, changes);
	}

	/** What was in the first of them that is among commits; undefined when none is. */
	among(commits: readonly RemoteCommit[]): ReadonlyMap<string, Content> | undefined {
		const all = this.#all();
		for (const { message } of commits) {
			const [, files] = [...this.#here].find(([mark]) => hasMark(message, mark)) ?? [];
			if (files) return files;
			const found = all.find(({ mark }) => hasMark(message, mark));
			if (found) return this.#filesOf(found);
		}
		return undefined;
	}

	/** Where the branch leads elsewhere by now, none of them arrives any more. */
	forget(): void {
		this.#here.clear();
		const all = this.#all();
		if (all.length === 0) return;
		const names = all.flatMap(({ mark, files }) => files.map(([file]) => `sent/${mark}/${file}`));
		isKept(this.#kept, new Map(["sent", ...names].map((name) => [name, null])));
	}

	#filesOf({ mark, files }: Sent): ReadonlyMap<string, Content> {
		return new Map(
			files.flatMap(([file, isThere]) => {
				const bytes = isThere ? this.#kept.read(`sent/${mark}/${file}`) : null;
				return bytes === undefined ? [] : [[file, bytes] as const];
			}),
		);
	}

	#all(): readonly Sent[] {
		return readJson<Sent[]>(this.#kept, "sent") ?? [];
	}
}
