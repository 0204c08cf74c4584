import type { Kept } from "../kept/kept.ts";
import { decoded, encoded } from "../merge/bytes.ts";
import type { Content } from "../merge/versions.ts";
import type { ObjectId, Snapshot, TreeFile } from "../remote.ts";

/** A file of which others put something else online than what is here. */
export interface Clash {
	/** What it says that both agree on. */
	readonly base: Content;
	/** Who changed it last. */
	readonly who: string;
}

/** What a site is, and what somebody made of it. */
export interface SiteState {
	/** The commit that everything was last merged onto. */
	readonly tip: Snapshot;
	/** What is otherwise than in it. */
	readonly own: ReadonlyMap<string, Content>;
	readonly clashes: ReadonlyMap<string, Clash>;
}

/** Changes of what is kept. */
export type KeptChanges = Map<string, Uint8Array | null>;

/** So many bytes are written at once. */
const mostAtOnce = 1024 * 1024;

const nothing = new Uint8Array();

/** The state that was kept; undefined where there is none. */
export function readState(kept: Kept): SiteState | undefined {
	const tip = readJson<{ commit: Snapshot["commit"]; files: [string, TreeFile][] }>(kept, "tip");
	if (!tip) return undefined;
	const own = new Map<string, Content>();
	const clashes = new Map<string, Clash>();
	for (const name of kept.names()) {
		const [kind, file] = split(name);
		if (kind === "own") own.set(file, kept.read(name) ?? null);
		if (kind === "gone") own.set(file, null);
		if (kind === "who") {
			clashes.set(file, { base: kept.read(`base/${file}`) ?? null, who: decoded(kept.read(name) ?? nothing) });
		}
	}
	return { tip: { commit: tip.commit, files: new Map(tip.files) }, own, clashes };
}

/** What has to be written when one state takes the place of another. */
export function stateChanges(before: SiteState | undefined, now: SiteState): KeptChanges {
	const changes: KeptChanges = new Map();
	if (before?.tip !== now.tip) {
		changes.set("tip", encoded(JSON.stringify({ commit: now.tip.commit, files: [...now.tip.files] })));
	}
	for (const file of new Set([...(before?.own.keys() ?? []), ...now.own.keys()])) {
		const [was, is] = [before?.own.get(file), now.own.get(file)];
		if (was === is) continue;
		if (is || was) changes.set(`own/${file}`, is ?? null);
		if (is === null || was === null) changes.set(`gone/${file}`, is === null ? nothing : null);
	}
	for (const file of new Set([...(before?.clashes.keys() ?? []), ...now.clashes.keys()])) {
		const [was, is] = [before?.clashes.get(file), now.clashes.get(file)];
		if (was === is) continue;
		changes.set(`who/${file}`, is ? encoded(is.who) : null);
		changes.set(`base/${file}`, is?.base ?? null);
	}
	return changes;
}

/** What was kept of files by their names in Git. */
export function readBlobs(kept: Kept, ids: Iterable<ObjectId>): Map<ObjectId, Uint8Array> {
	const blobs = new Map<ObjectId, Uint8Array>();
	for (const id of ids) {
		const bytes = kept.read(`blob/${id}`);
		if (bytes) blobs.set(id, bytes);
	}
	return blobs;
}

/** Keeps what files hold, as far as there is room: the server has it too. */
export function keepBlobs(kept: Kept, blobs: ReadonlyMap<ObjectId, Uint8Array>): void {
	let [part, size]: [KeptChanges, number] = [new Map(), 0];
	for (const [id, bytes] of blobs) {
		part.set(`blob/${id}`, bytes);
		size += bytes.length;
		if (size < mostAtOnce) continue;
		if (!isKept(kept, part)) return;
		[part, size] = [new Map(), 0];
	}
	isKept(kept, part);
}

/** Removes all but these. */
export function forgetBlobs(kept: Kept, needed: ReadonlySet<ObjectId>): void {
	const old = [...kept.names()].filter((name) => {
		const [kind, id] = split(name);
		return kind === "blob" && !needed.has(id);
	});
	isKept(kept, new Map(old.map((name) => [name, null])));
}

/** Tries to write it; that it was not kept was told. */
export function isKept(kept: Kept, changes: ReadonlyMap<string, Uint8Array | null>): boolean {
	try {
		const ends = [...changes.values()].every((bytes) => bytes === null);
		kept.write(changes, { ends });
		return true;
	} catch {
		return false;
	}
}

/** What was written as JSON by this program; undefined where there is none, or none that can be read. */
export function readJson<T>(kept: Kept, name: string): T | undefined {
	const bytes = kept.read(name);
	if (!bytes) return undefined;
	try {
		const data: T = JSON.parse(decoded(bytes));
		return data;
	} catch {
		return undefined;
	}
}

export function jsonBytes(data: unknown): Uint8Array {
	return encoded(JSON.stringify(data));
}

/** `own/content/site.yaml` → `own` and `content/site.yaml`. */
export function split(name: string): readonly [string, string] {
	const at = name.indexOf("/");
	return at === -1 ? [name, ""] : [name.slice(0, at), name.slice(at + 1)];
}
