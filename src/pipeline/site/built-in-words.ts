import sectionTexts from "virtual:sections/word-texts";
import { parse } from "yaml";
import type { Language } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import type { WrittenWords } from "./words.ts";

const files = import.meta.glob<string>("../../words/*.yaml", { eager: true, query: "?raw", import: "default" });

const read = once(() => {
	const found = new Map<string, WrittenWords>();
	for (const [file, text] of Object.entries(files)) found.set(file.replace(/^.*\/|\.yaml$/g, ""), parse(text));
	for (const text of Object.values(sectionTexts)) {
		const languages = parse(text) as Readonly<Record<string, WrittenWords>>;
		for (const [language, words] of Object.entries(languages)) {
			found.set(language, { ...found.get(language), ...words });
		}
	}
	return found;
});

/** The words that the builder and the sections bring in a language, by their keys; a site writes only those that it wants otherwise. */
export function builtInWords(language: Language): WrittenWords {
	return read().get(language) ?? {};
}
