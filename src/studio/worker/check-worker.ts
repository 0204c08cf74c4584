import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import { sourceLanguageAt } from "#pipeline/read/files.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { CheckRequest } from "#studio/brain/content/checks.ts";
import { answerChecks, type ChecksAsked, type ChecksSaid } from "#studio/brain/content/checks-beside.ts";
import { ContentChecker } from "#studio/brain/content/content-checker.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { fetchDictionary } from "./dictionary.ts";
import { loadIconWords } from "./icon-words.ts";
import { loadLocale } from "./load-locale.ts";
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
		// Most who edit a site are spoken to in the language in which they write it.
		let spoken: EditorLanguage = sourceLanguageAt(content.files);
		const locale = loadLocale(spoken);
		const speaks = (language: EditorLanguage) => {
			if (language === spoken) return;
			spoken = language;
			void loadLocale(language).then(again);
		};
		const asksForIcons = once(() => void Promise.all(sourceLanguages.map(loadIconWords)).then(again));
		const host = { open, language: store.language, speaks, asksForIcons, repairs: true };
		const checks = () => answerChecks(new ContentChecker(host), say);
		let answer = checks();
		// What was found without these words is no more than a part.
		const again = () => {
			answer = checks();
			if (last) answer({ check: last });
		};
		void fetchDictionary(store).then((found) => {
			if (!found) return;
			dictionary = found;
			again();
		}, console.error);
		return ({ asked, changed }) => {
			void locale.then(() => {
				if ("check" in asked) last = asked.check;
				content.take(changed);
				answer(asked);
			});
		};
	}
}
