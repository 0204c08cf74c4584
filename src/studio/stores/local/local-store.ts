import type { PreviewAnswer } from "#core/studio-publishing.ts";
import type { JournalStore, Next } from "#studio/brain/edits/journal.ts";
import type { ContentStore, StoredText, Transaction } from "#studio/brain/edits/store.ts";
import { Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import { textIn } from "#studio/brain/publishing/versions.ts";
import type { Store } from "#studio/brain/store.ts";
import type { Translator } from "#studio/brain/suggestions/suggest.ts";
import { Unreachable } from "#studio/brain/unreachable.ts";
import type { LocalAsk } from "./ask.ts";
import type { LocalCalls } from "./calls.ts";
import { LocalFiles } from "./local-files.ts";

/** What the server says while somebody listens. */
export type LocalChange = { readonly content: readonly string[] } | { readonly journal: number };

interface Following {
	/** Files of the content are others than before. */
	readonly changed: (names: ReadonlySet<string>) => void;
	/** Nobody answers any more, or somebody does again. */
	readonly reachable: (isReachable: boolean) => void;
	readonly fail: (error: unknown) => void;
}

/** So long after the server fell silent it is asked again, in milliseconds. */
const pause = 1000;

/** The content on the disk of this computer, through its server. An edit is in its file before it counts as made. */
export class LocalStore implements Store {
	readonly #ask: LocalAsk;
	readonly files: LocalFiles;
	readonly content: ContentStore;
	readonly journal: JournalStore;
	readonly repository: Repository;

	readonly #journal: LocalJournal;

	/** `folder` is where the content is, for people. */
	constructor(ask: LocalAsk, folder: string) {
		this.#ask = ask;
		this.files = new LocalFiles(ask);
		this.content = contentIn(ask, this.files);
		this.#journal = new LocalJournal(ask);
		this.journal = this.#journal;
		this.repository = repositoryIn(ask, folder);
	}

	/** Tells what happens to the content from now on, for as long as this worker runs. */
	async follow({ changed, reachable, fail }: Following): Promise<never> {
		const look = () => {
			const names = this.files.refresh();
			if (names.size > 0) changed(names);
		};
		for (let isReachable = true; ; ) {
			try {
				await this.#ask.follow("changes", (line) => {
					if (!isReachable) reachable(true);
					isReachable = true;
					const told = JSON.parse(line) as LocalChange;
					if ("journal" in told) this.#journal.hear(told.journal);
					if ("content" in told) look();
				});
			} catch (error) {
				if (!(error instanceof Unreachable || error instanceof TypeError)) fail(error);
			}
			if (isReachable) reachable(false);
			isReachable = false;
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}

	async lastChanges(): Promise<ReadonlyMap<string, Date> | undefined> {
		return (await this.#ask.later("lastChanges", undefined)) as ReadonlyMap<string, Date> | undefined;
	}

	translator(signal?: AbortSignal): Translator {
		return {
			exists: () => call(this.#ask, "translates", undefined) as boolean,
			run: async (input) =>
				(await this.#ask.later("translate", input, signal)) as Awaited<ReturnType<Translator["run"]>>,
		};
	}

	async preview(language: "nl" | "en"): Promise<PreviewAnswer> {
		return (await this.#ask.later("preview", language)) as PreviewAnswer;
	}
}

function call<N extends keyof LocalCalls>(ask: LocalAsk, name: N, asked: LocalCalls[N]): unknown {
	return ask.now(name, asked);
}

function contentIn(ask: LocalAsk, files: LocalFiles): ContentStore {
	const make = (name: "write" | "takeBack", { files: moves, texts }: Transaction) => {
		const sent = { files: [...moves], texts: [...texts].map(([own, text]) => sentText(own, text)) };
		const isDone = call(ask, name, sent) as boolean;
		// Also of what was done in part, or found to be another.
		files.refresh();
		return isDone;
	};
	return {
		read(file) {
			const bytes = ask.bytes(`file?${new URLSearchParams({ name: file.file })}`);
			const text = bytes && textIn(file.file, bytes);
			if (!bytes || text === undefined) return undefined;
			return { file, bytes: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), text };
		},
		bytes: (file) => ask.bytes(`file?${new URLSearchParams({ name: file })}`),
		write: (transaction) => make("write", transaction),
		takeBack: (transaction) => make("takeBack", transaction),
		keep: (content) =>
			call(ask, "keep", {
				bytes: typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content),
			}) as string,
		kept: (name) => call(ask, "kept", name) as Uint8Array | undefined,
		adviceFor: (error) => (error instanceof Refusal && !(error instanceof Unreachable) ? error.said : undefined),
	};
}

function sentText({ file, bytes }: StoredText, text: string) {
	return { file: file.file, bytes, text };
}

type ReadJournal = ReturnType<JournalStore["read"]> & { readonly number: number };

/** The journal beside the content, which other tabs write too. Each writing has a number. */
class LocalJournal implements JournalStore {
	readonly #ask: LocalAsk;
	/** Of the last writing that is known here, and of the last that was heard of. */
	#known = 0;
	#heard = 0;

	constructor(ask: LocalAsk) {
		this.#ask = ask;
	}

	hear(number: number): void {
		this.#heard = number;
	}

	isOutdated(): boolean {
		return this.#heard > this.#known;
	}

	read(): ReturnType<JournalStore["read"]> {
		const { number, ...read } = call(this.#ask, "readJournal", undefined) as ReadJournal;
		this.#known = number;
		return read;
	}

	begin(next: Next): boolean {
		const number = this.#ask.now("begin", { after: this.#known, next }) as number | undefined;
		// Another tab has written it, or is writing: it is read again before anything else is done here.
		this.#known = number ?? -1;
		return number !== undefined;
	}

	cancel(): void {
		this.#write("cancel");
	}

	finish(): void {
		this.#write("finish");
	}

	/** Another tab may need what this one does not: the server forgets when it starts. */
	forget(): void {}

	#write(name: "cancel" | "finish"): void {
		const number = call(this.#ask, name, undefined) as number;
		// What another tab wrote in between is still to be read.
		if (number === this.#known + 1) this.#known = number;
	}
}

function repositoryIn(ask: LocalAsk, folder: string): Repository {
	const later = async <N extends keyof LocalCalls, T>(name: N, asked: LocalCalls[N]) =>
		(await ask.later(name, asked)) as T;
	return {
		folder,
		isDirect: false,
		settle: () => later("settle", undefined),
		local: () => later("local", undefined),
		copy: () => later("copy", undefined),
		beganWith: (online) => later("beganWith", online),
		differing: (commit) => later("differing", commit),
		publications: () => later("publications", undefined),
		freeBranch: (name) => later("freeBranch", name),
		commit: ({ files, ...request }) => later("commit", { ...request, files: new Map(files) }),
		push: (remote, branch) => later("push", { remote, branch }),
		fetch: (remote) => later("fetch", remote),
		news: (online) => later("news", online),
		comparePage: (address, compared, said) => later("comparePage", { address, ...compared, said }),
	};
}
