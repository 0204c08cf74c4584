import type { Edit } from "../merge/versions.ts";
import type { ObjectId, Remote, RemoteCommit, Snapshot } from "../remote.ts";
import { editsOf } from "./draft-files.ts";

/** What somebody has not put online yet, as it is on its branch. */
export interface Draft {
	readonly branch: string;
	readonly commit: RemoteCommit;
	readonly edits: ReadonlyMap<string, Edit>;
	/** The files with which it began. */
	readonly baseFiles: readonly string[];
}

interface Wanted {
	readonly branch: string;
	readonly id: ObjectId;
	/** Of its edits, those of these files. */
	readonly of: (file: string) => boolean;
}

/** Reads a draft. Throws `RemoteError`; undefined for a commit that follows none. */
export async function readDraft(
	remote: Remote,
	{ branch, id, of }: Wanted,
	signal: AbortSignal,
): Promise<Draft | undefined> {
	const there = await remote.snapshot(id, "content", signal);
	const [parent] = there.commit.parents;
	if (parent === undefined) return undefined;
	const before = await remote.snapshot(parent, "content", signal);
	const files = [...new Set([...there.files.keys(), ...before.files.keys()])].filter((file) => {
		const [one, other] = [before.files.get(file), there.files.get(file)];
		return (
			of(file) && one?.id !== other?.id && [one, other].every((each) => !each || /^(?:file|program)$/.test(each.kind))
		);
	});
	const ids = files.flatMap((file) => [idIn(before, file), idIn(there, file)].filter((each) => each !== undefined));
	const blobs = await remote.blobs(new Set(ids), { signal });
	const edits = files.map((file) => {
		const [base = null, mine = null] = [before, there].map((each) => blobs.get(idIn(each, file) ?? ""));
		return [file, { base, mine }] as const;
	});
	return { branch, commit: there.commit, edits: editsOf(new Map(edits)), baseFiles: [...before.files.keys()] };
}

function idIn({ files }: Snapshot, file: string): ObjectId | undefined {
	return files.get(file)?.id;
}
