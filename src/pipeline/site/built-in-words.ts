import type { Language } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { parseSource } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import type { WrittenWords } from "./words.ts";

const files = import.meta.glob<string>("../../words/*.yaml", { eager: true, query: "?raw", import: "default" });

const read = new Map<Language, WrittenWords>();

/** The words that the builder brings in a language, by their keys; a site writes only those that it wants otherwise. */
export function builtInWords(language: Language): WrittenWords {
	return remembered(read, language, () => {
		const file = `../../words/${language}.yaml`;
		return readValue(parseSource(file, files[file] ?? "{}").written, undefined) as WrittenWords;
	});
}
