import { hasBuilderWords } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fallbackOf } from "../site/accessors.ts";
import type { Site } from "../site/site.ts";
import { languageWordsFileOf, usualWordsOf } from "../site/words.ts";
import { spokenWord } from "../translate/spoken.ts";
import { mayWait } from "./translate-later.ts";

/** Of every language in which the builder has no words, the words that nobody has written yet. */
export function* checkLanguageWords(site: Site, today: string): Generator<AnyProblem> {
	const { settings, source } = site;
	if (!settings) return;
	const keys = usualWordsOf(site);
	for (const [at, language] of settings.value.languages.entries()) {
		const name = languageWordsFileOf(language);
		if (hasBuilderWords(language) || language === source || mayWait(settings.value, name, language, today)) continue;
		const words = site.languageWords.get(language);
		// What could not be read has been reported.
		if (!words && (site.texts.has(`content/${name}`) || site.meant.has(name))) continue;
		const missing = keys.filter((key) => spokenWord(site, language, key).lang !== language);
		if (missing.length === 0) continue;
		const place = words ? { file: words.source.file, line: 1, column: 1 } : settings.source.valueAt(["languages", at]);
		yield problem("words-missing", place, {
			...{ language, name, missing, source },
			all: keys.length,
			fallback: fallbackOf(site),
		});
	}
}
