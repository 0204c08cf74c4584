import { type ObjectId, RemoteError } from "#studio/stores/remote.ts";
import { type Asking, ask, type Server } from "./ask.ts";
import { ByteReader } from "./byte-reader.ts";
import type { Limits } from "./limits.ts";
import { line, marks, nextLine, refusal, textOf, wordsOf } from "./lines.ts";
import { formatOf, type GitObject } from "./objects.ts";
import { readPack } from "./read-pack.ts";

export interface Wanted {
	readonly ids: readonly [ObjectId, ...ObjectId[]];
	/** What of all that belongs to them is left out: `blob:none`, `tree:0`. */
	readonly filter: "blob:none" | "tree:0";
	/** How many commits in a row; without it all. */
	readonly depth?: number;
	/** A commit whose trees are known: they are not sent, and what is sent may build on them. */
	readonly has?: ObjectId | undefined;
	readonly known?: (id: ObjectId) => GitObject | undefined;
}

export interface Fetched {
	readonly objects: ReadonlyMap<ObjectId, GitObject>;
	/** Commits whose parents were left out: there are too many, or the server lacks them itself. */
	readonly ends: ReadonlySet<ObjectId>;
}

/**
 * Fetches objects by name, with one question: all that were wanted are there, each as its name says. The server must allow
 * `uploadpack.allowFilter` and `uploadpack.allowAnySHA1InWant`. Throws `RemoteError`.
 */
export async function fetchObjects(server: Server, wanted: Wanted, limits: Limits, asking: Asking): Promise<Fetched> {
	const { ids, filter, depth, has, known } = wanted;
	const format = formatOf(ids[0]);
	const question = [
		...[line("command=fetch\n"), ...(format === "sha1" ? [] : [line(`object-format=${format}\n`)]), marks.delimiter],
		...[line("ofs-delta\n"), line("no-progress\n"), line(`filter ${filter}\n`)],
		...(has === undefined ? [] : [line("thin-pack\n"), line(`shallow ${has}\n`), line(`have ${has}\n`)]),
		...(depth === undefined ? [] : [line(`deepen ${depth}\n`)]),
		...ids.map((id) => line(`want ${id}\n`)),
		...[line("done\n"), marks.flush],
	];
	const { objects, ends } = await ask(server, "git-upload-pack", question, asking, async (answer) => {
		const ends = await endsBeforePack(answer, limits.objects);
		const pack = new ByteReader(() => nextOfPack(answer));
		return { objects: await readPack(pack, { format, limits, ...(known && { known }) }), ends };
	});
	asking.signal?.throwIfAborted();
	const missing = ids.find((id) => !objects.has(id));
	if (missing) throw new RemoteError("damaged", `The server sent something else than ${missing}.`);
	return { objects, ends };
}

/** What the server says before the pack: which commits come without their parents. */
async function endsBeforePack(answer: ByteReader, most: number): Promise<Set<ObjectId>> {
	const ends = new Set<ObjectId>();
	for (;;) {
		const next = await nextLine(answer);
		if (next === undefined) throw new RemoteError("failed", "The server has no answer to what it was asked for.");
		if (typeof next === "string") continue;
		const words = wordsOf(next);
		if (words === "packfile") return ends;
		if (words.startsWith("shallow ")) ends.add(words.slice("shallow ".length));
		if (ends.size > most) throw new RemoteError("too much", `There are more than ${most} ends of the history.`);
	}
}

/** The next piece of the pack: it comes between what the server tells of its work. */
async function nextOfPack(answer: ByteReader): Promise<Uint8Array | undefined> {
	for (;;) {
		const next = await nextLine(answer);
		if (next === undefined || typeof next === "string") return undefined;
		const bytes = next.subarray(1);
		if (next[0] === 3) throw refusal(textOf(bytes).trim());
		if (next[0] === 1 && bytes.length > 0) return bytes;
	}
}
