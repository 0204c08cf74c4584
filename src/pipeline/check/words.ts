import { sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Site } from "../site/site.ts";

/** Every language has every word, with the same `{…}` as in Dutch. */
export function* checkWords(site: Site): Generator<AnyProblem> {
	const { settings } = site;
	const dutch = site.words.get(sourceLanguage)?.value;
	if (!settings || !dutch) return;
	const keys = Object.keys(dutch);
	for (const language of settings.value.languages) {
		if (language === sourceLanguage) continue;
		const file = `content/words/${language}.yaml`;
		const sound = site.words.get(language);
		// A file that is there but cannot be read has been reported already.
		if (!sound && site.texts.has(file)) continue;
		const names = keys.filter((key) => sound?.value[key] === undefined);
		const place = sound ? { file, line: 1, column: 1 } : settings.source.valueAt(["languages"]);
		if (names.length > 0) yield problem("words-missing", place, { languages: [language], names });
		for (const key of keys) {
			const word = sound?.value[key];
			const values = valuesOf(dutch[key] ?? "");
			if (!sound || word === undefined || values.join() === valuesOf(word).join()) continue;
			yield problem("word-values", sound.source.valueAt([key]), { name: key, values });
		}
	}
}

/** The names in braces, each once, in the order of the alphabet. */
function valuesOf(word: string): string[] {
	const names = [...word.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
	return [...new Set(names)].sort();
}
