import { sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fileNamed } from "../read/content-name.ts";
import type { Site } from "../site/site.ts";
import { wordDescriptions } from "../site/words.ts";
import { placeInside } from "./places.ts";
import { problemsOfText } from "./texts.ts";

/** Every language has every word, with the `{…}` that the site fills in, and nothing but words. */
export function* checkWords(site: Site): Generator<AnyProblem> {
	const { settings } = site;
	const dutch = site.words.get(sourceLanguage)?.value;
	if (!settings || !dutch) return;
	const keys = Object.keys(dutch);
	for (const language of settings.value.languages) {
		const file = fileNamed(`words/${language}.yaml`, site.texts);
		const sound = site.words.get(language);
		// A file that is there but cannot be read has been reported already.
		if (!sound && site.texts.has(file)) continue;
		const names = keys.filter((key) => sound?.value[key] === undefined);
		const place = sound ? { file, line: 1, column: 1 } : settings.source.valueAt(["languages"]);
		if (names.length > 0) yield problem("words-missing", place, { languages: [language], names });
		for (const [key, word] of Object.entries(sound?.value ?? {})) {
			if (!sound) continue;
			const values = valuesOf(wordDescriptions[key] ?? "");
			if (values.join() !== valuesOf(word).join()) {
				yield problem("word-values", sound.source.valueAt([key]), { name: key, values });
			} else yield* problemsOfText("line", word, (found) => placeInside(sound.source, [key], found));
		}
	}
}

/** The names in braces, each once, in the order of the alphabet. */
function valuesOf(word: string): string[] {
	const names = [...word.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
	return [...new Set(names)].sort();
}
