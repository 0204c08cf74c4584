import type { Change, Conflict, Steps, WrittenData } from "#core/studio.ts";
import { compareValue, type Outcome } from "#pipeline/authoring/edits/compare-value.ts";
import { dataAt, dataIn, isBlock, isList, isSame } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";

/** What somebody else wrote in a file of the content, and what both began with. */
export interface OthersFile {
	readonly who: string;
	readonly file: string;
	readonly base: string;
	readonly text: string;
}

/** What somebody else made of something, which stood there when both began; undefined when it is gone. */
interface Theirs {
	readonly who: string;
	readonly path: Steps;
	readonly now: WrittenData | undefined;
}

/** A value that somebody else has changed, with the path that it had when both began. */
export interface OthersChange {
	readonly who: string;
	readonly now: WrittenData;
	readonly path: Steps;
	readonly file: string;
	/** The file as both began. */
	readonly base: WrittenData;
}

/** The copies of other people. */
export interface OtherCopies {
	/** What others made of a file that says something else than the own one. */
	of(file: string): Iterable<OthersFile>;
	/** The same of all files. */
	all(): Iterable<OthersFile>;
}

/** What other people wrote in their copies of a site, and nobody has put online yet. Each copy is asked anew. */
export class Others {
	readonly #copies: OtherCopies;
	/** Texts of others that somebody has seen and replaced. */
	readonly #settled = new Set<string>();

	constructor(copies: OtherCopies) {
		this.#copies = copies;
	}

	/**
	 * A change beside what others made of the same value, or of what it moves or removes: who has seen that may do it all the
	 * same, and is not asked again. `seen` is the file as whoever asks for the change saw it.
	 */
	beside(change: Change, seen: WrittenData): Change | { readonly conflict: Conflict } {
		if (change.do !== "set" && change.do !== "move" && change.do !== "remove") return change;
		const theirs = this.#theirs(change, seen);
		if (!theirs) return change;
		const { who, now, path } = theirs;
		const known = JSON.stringify([change.file, path, now]);
		const own = dataAt(seen, change.path);
		if (change.do === "set" && change.was === now && typeof own === "string") {
			this.#settled.add(known);
			return { ...change, was: own };
		}
		if (this.#settled.has(known)) return change;
		// Of one value out of two somebody chooses; what else is asked about is done by doing it again.
		if (change.do !== "set" || now === undefined) this.#settled.add(known);
		return { conflict: { was: change.was, ...(now !== undefined && { now }), path: change.path, by: who } };
	}

	/** All that others have changed. */
	all(): OthersChange[] {
		return [...this.#copies.all()].flatMap(changesIn);
	}

	/** What somebody else made of what a change is about, when both together are not what each wants. */
	#theirs(change: Change & { readonly do: "set" | "move" | "remove" }, seen: WrittenData): Theirs | undefined {
		for (const theirs of this.#copies.of(change.file)) {
			const [before, after] = [dataIn(theirs.base), dataIn(theirs.text)];
			const began = standsNow(seen, before, change.path);
			const fate = began && compareValue(before, after, began.path);
			if (!began || !fate || agrees(change, fate)) continue;
			return { who: theirs.who, path: began.path, now: fate.is === "gone" ? undefined : fate.now };
		}
		return undefined;
	}
}

/** Nothing is lost when both are done. */
function agrees(change: Change & { readonly do: "set" | "move" | "remove" }, fate: Outcome): boolean {
	if (fate.is === "same") return true;
	if (change.do === "set") return fate.is === "moved" || (fate.is === "changed" && isSame(fate.now, change.value));
	return change.do === "remove" && fate.is === "gone";
}

/** The values that somebody else has changed in a file. */
export function changesIn({ who, file, base, text }: OthersFile): OthersChange[] {
	const [before, after] = [dataIn(base), dataIn(text)];
	return pathsIn(before).flatMap((path) => {
		const now = standsNow(before, after, path);
		return now && !isSame(now.now, dataAt(before, path)) ? [{ who, file, base: before, now: now.now, path }] : [];
	});
}

/** Of all values in which no other stands. */
function pathsIn(data: WrittenData): Steps[] {
	const parts: [string | number, WrittenData][] = isList(data)
		? data.map((each, index) => [index, each])
		: isBlock(data)
			? Object.entries(data)
			: [];
	if (parts.length === 0) return [[]];
	return parts.flatMap(([step, part]) => pathsIn(part).map((path) => [step, ...path]));
}
