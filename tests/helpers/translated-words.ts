import { stringify } from "yaml";
import type { Language } from "#core/languages.ts";
import { builtInWords } from "#pipeline/site/built-in-words.ts";

/** The file of words of a site that writes every word of the builder itself. */
export function allWords(): string {
	return stringify(builtInWords("nl"), { lineWidth: 0 });
}

/** A file of translations with every word of the builder, for a site that has them all in a file of its own. */
export function translatedWords(language: Language): string {
	const words = builtInWords(language);
	const pairs = new Map(Object.entries(builtInWords("nl")).map(([key, dutch]) => [dutch, words[key]]));
	const head = `# yaml-language-server: $schema=../../../../schemas/translations/${language}.schema.json\n`;
	return [head, ...[...pairs].map(([nl, word]) => stringify([{ nl, [language]: word }], { lineWidth: 0 }))].join("\n");
}
