import { parse } from "yaml";
import type { Language } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import type { WrittenWords } from "./words.ts";

const files = import.meta.glob<string>("../../words/*.yaml", { eager: true, query: "?raw", import: "default" });

const read = once(
	() =>
		new Map(
			Object.entries(files).map(([file, text]) => [file.replace(/^.*\/|\.yaml$/g, ""), parse(text) as WrittenWords]),
		),
);

/** The words that the builder brings in a language, by their keys; a site writes only those that it wants otherwise. */
export function builtInWords(language: Language): WrittenWords {
	return read().get(language) ?? {};
}
