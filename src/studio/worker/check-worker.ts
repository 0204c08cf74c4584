import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { CheckRequest } from "#studio/brain/content/checks.ts";
import { answerChecks, type ChecksAsked, type ChecksSaid } from "#studio/brain/content/checks-beside.ts";
import { ContentChecker } from "#studio/brain/content/content-checker.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { fetchDictionary } from "./dictionary.ts";
import { type FileBytes, handedFiles, localFiles, readerOf } from "./open-reader.ts";

/** What begins the checks, with the files where no server has them. */
export interface Beginning {
	readonly begin: StoreAddress;
	readonly files: ReadonlyMap<string, Uint8Array | undefined>;
}

/** What is asked, with what files hold that are others since the last time. */
export interface Asked {
	readonly asked: ChecksAsked;
	readonly changed: FileBytes;
}

/** Checks everything, for the worker beside this one. The spelling is judged once its words have come. */
export function startChecks(say: (said: ChecksSaid) => void): (message: Beginning | Asked) => void {
	let take: ((message: Asked) => void) | undefined;
	return (message) => {
		if ("begin" in message) take = begin(message);
		else take?.(message);
	};

	function begin({ begin: store, files: handed }: Beginning): (message: Asked) => void {
		let dictionary: Dictionary | undefined;
		let last: CheckRequest | undefined;
		const content = store.kind === "local" ? localFiles(store) : handedFiles(handed);
		const open = () => readerOf(content.files, () => dictionary);
		const checks = () => answerChecks(new ContentChecker({ open, language: store.language, repairs: true }), say);
		let answer = checks();
		void fetchDictionary(store).then((found) => {
			if (!found) return;
			dictionary = found;
			// What was found without these words is no more than a part.
			answer = checks();
			if (last) answer({ check: last });
		}, console.error);
		return ({ asked, changed }) => {
			if ("check" in asked) last = asked.check;
			content.take(changed);
			answer(asked);
		};
	}
}
