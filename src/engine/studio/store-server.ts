import { Journal } from "#studio/brain/edits/journal.ts";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import type { Store } from "#studio/brain/store.ts";
import { type LocalCalls, localCalls } from "#studio/stores/local/calls.ts";
import type { ReadJournal, WrittenEdit } from "#studio/stores/local/local-journal.ts";
import { readOwn } from "./own-files.ts";

type Answers = { readonly [N in keyof LocalCalls]: (asked: LocalCalls[N], signal: AbortSignal) => unknown };

/** What was sent is nothing that the store of this computer is asked. */
export class NotAsked extends Error {}

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Hears of each writing of the journal, by its number. */
	readonly journalWritten: (number: number) => void;
}

/** Answers the page of Studio from a store on the disk. Throws `NotAsked` for anything else than `localCalls` say. */
export function storeServer(
	store: Store,
	{ root, journalWritten }: Options,
): (name: string, sent: unknown, signal: AbortSignal) => unknown {
	const { content, repository } = store;
	// What no edit names any more is forgotten now, when no page is open yet.
	const journal = new Journal(store.journal);
	let writings = 0;
	const written = () => journalWritten(++writings);

	/** Undefined when a file holds something else than was seen. */
	function transactionOf({ files, texts }: LocalCalls["takeBack"]) {
		const found = texts.map(({ file, bytes, text }) => {
			const own = readOwn(root, { file });
			return own?.bytes === bytes ? ([own, text] as const) : undefined;
		});
		return found.includes(undefined)
			? undefined
			: { files, texts: new Map(found.flatMap((each) => (each ? [each] : []))) };
	}

	/**
	 * Makes one edit as a whole, journal and files, before anybody else is heard. What is taken back or done again is what
	 * whoever asks has seen.
	 */
	function write({ edit: { begun, way, after }, ...asked }: LocalCalls["write"]): WrittenEdit {
		const transaction = transactionOf(asked);
		const isOfNow = way === "edit" || after === writings;
		if (!transaction || !isOfNow || journal.begun) return { isDone: false, number: writings };
		journal.begin(begun, way);
		written();
		const isDone = content.write(transaction);
		if (isDone) journal.finish();
		else journal.cancel();
		return { isDone, number: writings };
	}
	const answers: Answers = {
		write,
		takeBack: (asked) => {
			const transaction = transactionOf(asked);
			return transaction ? content.takeBack(transaction) : false;
		},
		keep: ({ bytes }) => content.keep(bytes),
		kept: (name) => content.kept(name),
		readJournal: (): ReadJournal => ({ ...store.journal.read(), number: writings }),
		cancel() {
			journal.cancel();
			written();
		},
		settle: () => repository.settle(),
		state: () => repository.state(),
		beganWith: (commit) => repository.beganWith(commit),
		differing: (commit) => repository.differing(commit),
		publications: (most) => repository.publications(most),
		send: (request, signal) => repository.send({ ...request, proposal: request.proposal }, signal),
		proposals: () => repository.proposals(),
		isIn: ({ commit, later }) => repository.isIn(commit, later),
		fetch: (remote) => repository.fetch(remote),
		news: (online) => repository.news(online),
		siteVersion: (address) => store.online.siteVersion(address),
		delivery: (commit) => store.online.delivery(commit),
		lastChanges: () => store.lastChanges(),
		translates: () => store.translator().exists(),
		translate: (input, signal) => store.translator(signal).run(input),
		preview: (language) => store.preview(language),
	};

	function answer<N extends keyof LocalCalls>(name: N, sent: unknown, signal: AbortSignal): unknown {
		const read = localCalls[name].safeParse(sent);
		if (!read.success) throw new NotAsked("Studio does not understand this request.");
		return answers[name](read.data as LocalCalls[N], signal);
	}
	return async (name, sent, signal) => {
		if (!isCall(name)) throw new NotAsked("Studio does not know this request.");
		try {
			return { result: await answer(name, sent, signal) };
		} catch (error) {
			const said = error instanceof Refusal ? error.said : content.adviceFor(error);
			if (said) return { refused: said };
			throw error;
		}
	};
}

function isCall(name: string): name is keyof LocalCalls {
	return Object.hasOwn(localCalls, name);
}
