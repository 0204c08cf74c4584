import { stringify } from "yaml";
import type { Language } from "#core/languages.ts";
import { isJson } from "../read/json.ts";
import { builtInWords } from "../site/built-in-words.ts";
import type { SoundSite } from "../site/site.ts";
import { languageWordsFileOf, usualWordsOf } from "../site/words.ts";

/**
 * The file with the words of a language in which the builder has none: as it is, with every word that it misses behind
 * them, still to be written, with what the source language says beside it.
 */
export function updateLanguageWords(
	site: SoundSite,
	language: Language,
): { readonly file: string; readonly text: string } {
	const known = site.languageWords.get(language)?.source;
	const named = known?.written.kind === "map" ? known.written.fields : new Map<string, unknown>();
	const says = builtInWords(site.source);
	const missing = usualWordsOf(site).filter((key) => !named.has(key));
	const file = known?.file ?? `content/${languageWordsFileOf(language)}`;
	if (known && isJson(file)) {
		const open = Object.fromEntries(missing.map((key) => [key, null]));
		const whole = { ...JSON.parse(known.text), ...open };
		return { file, text: missing.length === 0 ? known.text : `${JSON.stringify(whole, null, "\t")}\n` };
	}
	const lines = missing.map((key) => `${key}: # ${stringify(says[key] ?? key, { lineWidth: 0 })}`);
	const before = known?.text ?? "# yaml-language-server: $schema=../../schemas/language-words.schema.json\n\n";
	const end = before === "" || before.endsWith("\n") ? "" : "\n";
	return { file, text: known && lines.length === 0 ? before : before + end + lines.join("") };
}
