import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { CheckRequest } from "#studio/brain/content/checks.ts";
import { answerChecks, type ChecksAsked, type ChecksSaid } from "#studio/brain/content/checks-beside.ts";
import { ContentChecker } from "#studio/brain/content/content-checker.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { fetchDictionary } from "./dictionary.ts";
import { openReader } from "./open-reader.ts";

/** What begins the checks. */
export interface Beginning {
	readonly begin: StoreAddress;
}

/** Checks everything, for the worker beside this one. The spelling is judged once its words have come. */
export function startChecks(say: (said: ChecksSaid) => void): (asked: Beginning | ChecksAsked) => void {
	let answer: ((asked: ChecksAsked) => void) | undefined;
	let last: CheckRequest | undefined;
	return (asked) => {
		if ("begin" in asked) {
			answer = begin(asked.begin);
			return;
		}
		if ("check" in asked) last = asked.check;
		answer?.(asked);
	};

	function begin(address: StoreAddress): (asked: ChecksAsked) => void {
		let dictionary: Dictionary | undefined;
		const reader = openReader(address, () => dictionary);
		const checks = () => answerChecks(new ContentChecker({ open: reader.open, language: address.language }), say);
		let current = checks();
		void fetchDictionary(address).then((found) => {
			if (!found) return;
			dictionary = found;
			// What was found without these words is no more than a part.
			current = checks();
			if (last) current({ check: last });
		});
		return (asked) => {
			reader.refresh();
			current(asked);
		};
	}
}
