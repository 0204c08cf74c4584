import type { Delivery } from "#core/delivery.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { SiteVersion } from "#core/site-version.ts";
import type { Preview } from "#core/studio-publishing.ts";
import type { JournalStore } from "#studio/brain/edits/journal.ts";
import type { ContentStore, StoredText, Transaction } from "#studio/brain/edits/store.ts";
import { Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import type { OnlineHost } from "#studio/brain/publishing/seen-online.ts";
import { textIn } from "#studio/brain/publishing/versions.ts";
import type { Store } from "#studio/brain/store.ts";
import type { Translator } from "#studio/brain/suggestions/suggest.ts";
import { Restarted, Unreachable } from "#studio/brain/unreachable.ts";
import type { LocalAsk } from "./ask.ts";
import type { LocalCalls } from "./calls.ts";
import { LocalFiles } from "./local-files.ts";
import { LocalJournal } from "./local-journal.ts";

/** What the server says while somebody listens. */
export type LocalChange = { readonly content: readonly string[] } | { readonly journal: number };

interface Following {
	/** Files of the content are others than before. */
	readonly changed: (names: ReadonlySet<string>) => void;
	/** Nobody answers any more, or somebody does again. */
	readonly reachable: (isReachable: boolean) => void;
	/** The server was started anew, and answers this page no more. */
	readonly restarted: () => void;
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
	readonly online: OnlineHost;
	readonly #journal: LocalJournal;

	/** `folder` is where the content is, for people. */
	constructor(ask: LocalAsk, folder: string) {
		this.#ask = ask;
		this.files = new LocalFiles(ask);
		this.#journal = new LocalJournal(ask);
		this.journal = this.#journal;
		this.content = contentIn(ask, this.files, this.#journal);
		this.repository = repositoryIn(ask, folder);
		this.online = {
			siteVersion: async (address) => (await ask.later("siteVersion", address)) as SiteVersion | undefined,
			delivery: async (commit) => (await ask.later("delivery", commit)) as Delivery | undefined,
		};
	}

	/** Tells what happens to the content from now on, for as long as this worker runs, or until the server was started anew. */
	async follow({ changed, reachable, restarted, fail }: Following): Promise<void> {
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
				if (error instanceof Restarted) return restarted();
				const isSilence = error instanceof Unreachable || error instanceof TypeError || isEnding(error);
				if (!isSilence) fail(error);
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

	async preview(language: EditorLanguage): Promise<Preview> {
		return (await this.#ask.later("preview", language)) as Preview;
	}
}

/** Nobody answered something else meanwhile. */
function isEnding(error: unknown): boolean {
	return error instanceof DOMException && error.name === "AbortError";
}

function call<N extends keyof LocalCalls>(ask: LocalAsk, name: N, asked: LocalCalls[N]): unknown {
	return ask.now(name, asked);
}

function contentIn(ask: LocalAsk, files: LocalFiles, journal: LocalJournal): ContentStore {
	const make = ({ files: moves, texts }: Transaction, done: (sent: LocalCalls["takeBack"]) => boolean) => {
		const sent = { files: [...moves], texts: [...texts].map(([own, text]) => sentText(own, text)) };
		const isDone = done(sent);
		files.follow(new Set(isDone ? [...sent.files, ...sent.texts].map(({ file }) => file) : []));
		return isDone;
	};
	return {
		read(file) {
			const bytes = files.bytesNow(file.file);
			const text = bytes && textIn(file.file, bytes);
			if (!bytes || text === undefined) return undefined;
			return { file, bytes: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), text };
		},
		bytes: (file) => files.bytesNow(file),
		write: (transaction) => make(transaction, (sent) => journal.write(sent)),
		takeBack: (transaction) => make(transaction, (sent) => call(ask, "takeBack", sent) as boolean),
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

function repositoryIn(ask: LocalAsk, folder: string): Repository {
	const later = async <N extends keyof LocalCalls, T>(name: N, asked: LocalCalls[N]) =>
		(await ask.later(name, asked)) as T;
	return {
		folder,
		settle: () => later("settle", undefined),
		state: () => later("state", undefined),
		beganWith: (online) => later("beganWith", online),
		differing: (commit) => later("differing", commit),
		publications: (most) => later("publications", most),
		send: ({ files, ...request }) => later("send", { ...request, files: new Map(files) }),
		isStoppable: false,
		proposals: () => later("proposals", undefined),
		isIn: (commit, other) => later("isIn", { commit, later: other }),
		fetch: (remote) => later("fetch", remote),
		news: (online) => later("news", online),
	};
}
