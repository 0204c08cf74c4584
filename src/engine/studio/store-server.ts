import { Refusal } from "#studio/brain/publishing/repository.ts";
import type { Store } from "#studio/brain/store.ts";
import { type LocalCalls, localCalls } from "#studio/stores/local/calls.ts";
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
	const { content, journal, repository } = store;
	let writings = 0;
	const written = () => {
		journalWritten(++writings);
		return writings;
	};

	/** Undefined when a file holds something else than was seen. */
	function transactionOf({ files, texts }: LocalCalls["write"]) {
		const found = texts.map(({ file, bytes, text }) => {
			const own = readOwn(root, { file });
			return own?.bytes === bytes ? ([own, text] as const) : undefined;
		});
		return found.includes(undefined)
			? undefined
			: { files, texts: new Map(found.flatMap((each) => (each ? [each] : []))) };
	}
	const answers: Answers = {
		write: (asked) => {
			const transaction = transactionOf(asked);
			return transaction ? content.write(transaction) : false;
		},
		takeBack: (asked) => {
			const transaction = transactionOf(asked);
			return transaction ? content.takeBack(transaction) : false;
		},
		keep: ({ bytes }) => content.keep(bytes),
		kept: (name) => content.kept(name),
		readJournal: () => ({ number: writings, ...journal.read() }),
		// Nobody else is told before it is over: what is being written is nothing to take back.
		begin: ({ after, next }) => (after === writings && journal.begin(next) ? ++writings : undefined),
		cancel() {
			journal.cancel();
			return written();
		},
		finish() {
			journal.finish();
			return written();
		},
		settle: () => repository.settle(),
		local: () => repository.local(),
		copy: () => repository.copy(),
		beganWith: (commit) => repository.beganWith(commit),
		differing: (commit) => repository.differing(commit),
		publications: () => repository.publications(),
		freeBranch: (name) => repository.freeBranch(name),
		commit: (request) => repository.commit({ ...request, branch: request.branch }),
		push: ({ remote, branch }) => repository.push(remote, branch),
		fetch: (remote) => repository.fetch(remote),
		news: (online) => repository.news(online),
		comparePage: ({ address, branch, into, said }) => repository.comparePage(address, { branch, into }, said),
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
