import type { Language } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Site, Sound } from "../site/site.ts";
import { type WrittenWords, wordDescriptions } from "../site/words.ts";
import { placeInside } from "./places.ts";
import { strayProblems } from "./stray.ts";
import { problemsOfText } from "./texts.ts";

/** Every word has the `{…}` that the site fills in, and is nothing but words. */
export function* checkWords(site: Site): Generator<AnyProblem> {
	if (site.words) yield* checkFile(site.words, site.source);
	for (const [language, words] of site.languageWords) yield* checkFile(words, language);
}

function* checkFile({ source, value }: Sound<WrittenWords>, language: Language): Generator<AnyProblem> {
	for (const [key, word] of Object.entries(value)) {
		const values = valuesOf(wordDescriptions[key] ?? "");
		if (values.join() !== valuesOf(word).join()) {
			yield problem("word-values", source.valueAt([key]), { name: key, values });
		} else {
			yield* problemsOfText("line", word, (found) => placeInside(source, [key], found));
			yield* strayProblems({ text: word, kind: "line", language, source, path: [key] });
		}
	}
}

/** The names in braces, each once, in the order of the alphabet. */
function valuesOf(word: string): string[] {
	const names = [...word.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
	return [...new Set(names)].sort();
}
