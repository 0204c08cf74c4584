import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Change, Conflict, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, isBlock, isList, isSame } from "#pipeline/authoring/edits/data.ts";
import { type Fate, fateOf } from "#pipeline/authoring/edits/fate.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { dataIn } from "#studio/brain/edits/file-edit.ts";
import { askGit } from "../git/git.ts";

/** What somebody else wrote in a file of the content, and what both began with. */
interface OthersFile {
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

/** What other people wrote in their copies of a site, and nobody has put online yet. Each copy is asked anew. */
export class Others {
	readonly #folder: string;
	readonly #own: string;
	readonly #inside: string;
	/** Texts of others that somebody has seen and replaced. */
	readonly #settled = new Set<string>();

	/** `folder` holds the copies, `root` is the folder of one of them that holds `content`. */
	constructor(folder: string, root: string) {
		const [own = "", ...inside] = relative(folder, root).split(sep);
		this.#folder = folder;
		this.#own = own;
		this.#inside = inside.join(sep);
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
		return this.#copies().flatMap((name) => this.#changedIn(name).flatMap(changesIn));
	}

	/** What somebody else made of what a change is about, when both together are not what each wants. */
	#theirs(change: Change & { readonly do: "set" | "move" | "remove" }, seen: WrittenData): Theirs | undefined {
		for (const name of this.#copies()) {
			const theirs = this.#fileIn(name, change.file);
			if (!theirs) continue;
			const [before, after] = [dataIn(theirs.base), dataIn(theirs.text)];
			const began = standsNow(seen, before, change.path);
			const fate = began && fateOf(before, after, began.path);
			if (!began || !fate || agrees(change, fate)) continue;
			return { who: theirs.who, path: began.path, now: fate.is === "gone" ? undefined : fate.now };
		}
		return undefined;
	}

	#copies(): string[] {
		const entries = readdirSync(this.#folder, { withFileTypes: true });
		return entries
			.filter((entry) => entry.isDirectory() && entry.name !== this.#own && !entry.name.endsWith(".half"))
			.map(({ name }) => name)
			.sort();
	}

	#changedIn(name: string): OthersFile[] {
		const copy = join(this.#folder, name);
		const commit = baseOf(copy);
		const listed = askGit(copy, ["diff", "--name-only", "-z", "--relative", commit, "--", "content"]);
		const files = (listed ?? "").split("\0").filter((file) => /\.ya?ml$/.test(file));
		return files.flatMap((file) => this.#fileIn(name, file, commit) ?? []);
	}

	/** Undefined when there is no such file, or it says what the own one says, or nobody has changed it. */
	#fileIn(name: string, file: string, commit?: string): OthersFile | undefined {
		const copy = join(this.#folder, name, this.#inside);
		const text = read(join(copy, file));
		// Mostly so; Git is asked only where it is not.
		if (text === undefined || text === read(join(this.#folder, this.#own, this.#inside, file))) return undefined;
		const base = askGit(copy, ["show", `${commit ?? baseOf(copy)}:./${file}`]);
		if (base === undefined || base === text) return undefined;
		return { who: askGit(copy, ["config", "user.name"])?.trim() ?? name, file, base, text };
	}
}

/** What is online, as far as the copy knows it. */
function baseOf(copy: string): string {
	return askGit(copy, ["merge-base", "HEAD", "refs/remotes/origin/HEAD"])?.trim() ?? "HEAD";
}

function read(file: string): string | undefined {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return undefined;
	}
}

/** Nothing is lost when both are done. */
function agrees(change: Change & { readonly do: "set" | "move" | "remove" }, fate: Fate): boolean {
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
