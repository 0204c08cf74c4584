import type { Publication } from "#studio/brain/publishing/repository.ts";
import type { ObjectId, Remote, RemoteCommit } from "../remote.ts";
import { withoutMark } from "./marks.ts";

/** So many commits are looked at unless somebody asks for more, so many at once. */
export const mostCommits = 40;
const atOnce = 4;

/** What a commit changed. */
interface Changed {
	/** Of the content. */
	readonly files: readonly string[];
	/** It changed nothing else. */
	readonly isContent: boolean;
}

/** What the commits of a branch changed of the content. */
export class History {
	readonly #remote: Remote;
	readonly #changed = new Map<ObjectId, Changed>();

	constructor(remote: Remote) {
		this.#remote = remote;
	}

	/**
	 * The commits from one on that changed the content and nothing else, and the first of all, the latest first. What changes
	 * the program with the content is the business of who makes that. Throws `RemoteError`.
	 */
	async publications(from: ObjectId, signal: AbortSignal, most = mostCommits): Promise<readonly Publication[]> {
		const commits = await this.#remote.history(from, most, signal);
		const changed = await this.#changesOf(commits, signal);
		return commits.flatMap((each) => {
			const [parent] = each.parents;
			const { files, isContent } = changed.get(each.id) ?? { files: [], isContent: true };
			const isOne = parent === undefined || (isContent && files.length > 0);
			const [message = ""] = withoutMark(each.message).split("\n");
			return isOne ? [{ commit: each.id, date: each.date, author: each.author.name, message, parent, files }] : [];
		});
	}

	/** Who changed each of some files last, in some commits, the latest first. Throws `RemoteError`. */
	async lastAuthors(
		files: ReadonlySet<string>,
		commits: readonly RemoteCommit[],
		signal: AbortSignal,
	): Promise<ReadonlyMap<string, string>> {
		const names = new Set(commits.map(({ author }) => author.name));
		const [only] = names;
		if (files.size === 0 || only === undefined) return new Map();
		if (names.size === 1) return new Map([...files].map((file) => [file, only]));
		const changed = await this.#changesOf(commits, signal);
		const last = (file: string) => commits.find(({ id }) => changed.get(id)?.files.includes(file))?.author.name ?? only;
		return new Map([...files].map((file) => [file, last(file)]));
	}

	async #changesOf(commits: readonly RemoteCommit[], signal: AbortSignal): Promise<ReadonlyMap<ObjectId, Changed>> {
		const waiting = commits.filter(({ id }) => !this.#changed.has(id));
		const work = async () => {
			for (let next = waiting.shift(); next; next = waiting.shift()) {
				this.#changed.set(next.id, await this.#changesIn(next, signal));
			}
		};
		await Promise.all(Array.from({ length: atOnce }, work));
		return this.#changed;
	}

	async #changesIn({ id, parents: [parent] }: RemoteCommit, signal: AbortSignal): Promise<Changed> {
		const { files, beside } = await this.#remote.snapshot(id, "content", signal);
		if (parent === undefined) return { files: [...files.keys()], isContent: true };
		const before = await this.#remote.snapshot(parent, "content", signal);
		const all = new Set([...files.keys(), ...before.files.keys()]);
		return {
			files: [...all].filter((file) => files.get(file)?.id !== before.files.get(file)?.id),
			isContent: beside === before.beside,
		};
	}
}
