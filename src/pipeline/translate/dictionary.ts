import type { Language } from "#core/languages.ts";
import type { TranslationPair } from "#core/translation.ts";
import { look, type Readable } from "../site/traced-site.ts";
import { keyOf } from "../text/passage.ts";

const dictionaries = new WeakMap<readonly TranslationPair[], ReadonlyMap<string, string>>();

/**
 * The translation of a passage that stands in a file, given below `content/`.
 * Undefined when there is none, or when what is written has changed since.
 */
export function translationOf(site: Readable, language: Language, file: string, passage: string): string | undefined {
	const pairs = look(site, `translation ${language} ${file}`).translations.get(language)?.get(file)?.value;
	if (!pairs) return undefined;
	const dictionary = dictionaries.get(pairs) ?? readPairs(pairs);
	dictionaries.set(pairs, dictionary);
	return dictionary.get(keyOf(passage));
}

function readPairs(pairs: readonly TranslationPair[]): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const { written, was, translation } of pairs) {
		if (was === undefined && translation !== undefined && !found.has(keyOf(written))) {
			found.set(keyOf(written), translation);
		}
	}
	return found;
}
