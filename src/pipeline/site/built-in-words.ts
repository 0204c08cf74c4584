import sectionTexts from "virtual:sections/word-texts";
import type { Language } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { parseSource } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import type { WrittenWords } from "./words.ts";

const files = import.meta.glob<string>("../../words/*.yaml", { eager: true, query: "?raw", import: "default" });

const read = new Map<Language, WrittenWords>();

/** The words that the builder and the sections bring in a language, by their keys; a site writes only those that it wants otherwise. */
export function builtInWords(language: Language): WrittenWords {
	return remembered(read, language, () => {
		const own = dataIn(files[`../../words/${language}.yaml`] ?? "{}") as WrittenWords;
		const bySection = Object.values(sectionTexts).map((text) => dataIn(text) as Record<string, WrittenWords>);
		return Object.assign({}, own, ...bySection.map((words) => words[language]));
	});
}

function dataIn(text: string): unknown {
	return readValue(parseSource("words", text).written, undefined);
}
