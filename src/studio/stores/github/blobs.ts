import * as z from "zod";
import { type ObjectId, RemoteError } from "#studio/stores/remote.ts";
import type { GithubApi } from "./api.ts";
import { nameOf, objectId } from "./objects.ts";
import { bytesOf } from "./text.ts";
import { GithubError } from "./trouble.ts";

/** GitHub cuts off texts that are longer. */
const longestText = 512_000;

/** What one question asks for: so many texts, and so many bytes of those whose size is known. */
const most = { texts: 200, bytes: 1_000_000 };

/** Bytes of all that is asked for at once: what a tab can hold beside the rest. GitHub gives no file above 100 MB. */
const mostBytes = 512 * 2 ** 20;

/** How many questions are asked at once. */
const atOnce = 4;

const textAnswer = z.object({
	repository: z.record(
		z.string(),
		z.object({ text: z.string().nullish(), isTruncated: z.boolean().optional() }).nullable(),
	),
});

interface Asking {
	readonly api: GithubApi;
	/** The size of a file, where it is known. */
	readonly sizeOf: (id: ObjectId) => number | undefined;
	readonly signal?: AbortSignal | undefined;
	/** Hears how many bytes have come. */
	readonly tell?: ((bytes: number) => void) | undefined;
}

/** The same, where each part that comes is heard of by itself. */
interface Counting extends Asking {
	readonly tell: (bytes: number) => void;
}

/**
 * Reads files by their names: texts many at a time, and what is no text, or too long, or comes with other bytes than its
 * name says, each by itself. Throws `not found` for a name that the repository does not have, and `too much`.
 */
export async function readBlobs(ids: Iterable<ObjectId>, options: Asking): Promise<Map<ObjectId, Uint8Array>> {
	let come = 0;
	const asking: Counting = {
		...options,
		tell(bytes) {
			come += bytes;
			if (come > mostBytes) throw new RemoteError("too much", `There are more than ${mostBytes} bytes.`);
			options.tell?.(come);
		},
	};
	const found = new Map<ObjectId, Uint8Array>();
	const alone: ObjectId[] = [];
	const together: ObjectId[] = [];
	for (const id of new Set(ids)) {
		if (!objectId.safeParse(id).success) throw new RemoteError("not found", `The repository has no file ${id}.`);
		((asking.sizeOf(id) ?? 0) > longestText ? alone : together).push(id);
	}
	await each(batches(together, asking), async (batch) => {
		const texts = await readTexts(batch, asking);
		for (const id of batch) {
			const text = texts.get(id);
			if (text) found.set(id, text);
			else alone.push(id);
		}
	});
	await each(alone, async (id) => {
		found.set(id, await readOne(id, asking));
	});
	asking.signal?.throwIfAborted();
	return found;
}

/** What of these is text and came byte for byte. */
async function readTexts(ids: readonly ObjectId[], asking: Counting): Promise<ReadonlyMap<ObjectId, Uint8Array>> {
	const { api, signal, tell } = asking;
	const fields = ids.map((id, at) => `_${at}: object(oid: "${id}") { ... on Blob { text isTruncated } }`);
	const query = `query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {\n${fields.join("\n")}\n} }`;
	try {
		const { repository } = await api.query(query, {}, textAnswer, signal);
		const texts = new Map<ObjectId, Uint8Array>();
		await Promise.all(
			ids.map(async (id, at) => {
				const answer = repository[`_${at}`];
				if (!answer) throw new RemoteError("not found", `The repository has no file ${id}.`);
				if (typeof answer.text !== "string" || answer.isTruncated) return;
				const bytes = bytesOf(answer.text);
				if ((await nameOf("blob", bytes)) !== id) return;
				texts.set(id, bytes);
				tell(bytes.length);
			}),
		);
		return texts;
	} catch (error) {
		// A question that takes GitHub too long ends so; half of it may not.
		if (!(error instanceof GithubError) || ![502, 504].includes(error.status) || ids.length === 1) throw error;
		const middle = ids.length >> 1;
		const halves = [await readTexts(ids.slice(0, middle), asking), await readTexts(ids.slice(middle), asking)];
		return new Map(halves.flatMap((half) => [...half]));
	}
}

async function readOne(id: ObjectId, { api, signal, tell }: Counting): Promise<Uint8Array> {
	const bytes = await api.bytes(`/git/blobs/${id}`, tell, signal);
	if ((await nameOf("blob", bytes)) !== id) throw new RemoteError("damaged", `GitHub's answer is not the file ${id}.`);
	return bytes;
}

function batches(ids: readonly ObjectId[], { sizeOf }: Asking): ObjectId[][] {
	const all: ObjectId[][] = [];
	let bytes = 0;
	for (const id of ids) {
		const size = sizeOf(id) ?? 0;
		const last = all.at(-1);
		if (last && last.length < most.texts && bytes + size <= most.bytes) {
			last.push(id);
			bytes += size;
		} else {
			all.push([id]);
			bytes = size;
		}
	}
	return all;
}

/** Does something with each, few at once. The first failure is that of the whole. */
export async function each<T>(items: Iterable<T>, doing: (item: T) => Promise<void>): Promise<void> {
	const rest = items[Symbol.iterator]();
	let failed = false;
	async function work() {
		for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
			try {
				await doing(next.value);
			} catch (error) {
				failed = true;
				throw error;
			}
		}
	}
	await Promise.all(Array.from({ length: atOnce }, work));
}
