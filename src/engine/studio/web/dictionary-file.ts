import type { SourceLanguage } from "#core/languages.ts";
import { dictionaryBytes } from "#engine/files/dictionary.ts";
import { sha256 } from "#hash";
import type { DictionaryAddress } from "#studio/brain/studio-worker.ts";

/** How the name of a dictionary ends. */
export const dictionaryEnding = ".btrie";

interface DictionaryFile extends DictionaryAddress {
	readonly bytes: Uint8Array;
}

/** The words of a language as Studio fetches them, at an address that is another one when they are others; undefined without. */
export function dictionaryFile(language: SourceLanguage, root: string): DictionaryFile | undefined {
	const found = dictionaryBytes(language, root);
	if (!found) return undefined;
	const hash = sha256("base64url", found.bytes).slice(0, 8);
	return { ...found, address: `/assets/${found.name}-${hash}${dictionaryEnding}` };
}
