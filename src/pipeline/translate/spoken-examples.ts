import type { Dictionary } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import type { SoundSite } from "../site/site.ts";
import { passageFiles } from "./passages.ts";

/** Where the sections of the examples stand: in no file of the site. */
const nowhere = "";

/** The small site of the examples as who reads a language reads it, by what its passages say in that. */
export function spokenExamples(site: SoundSite, language: Language, dictionary: Dictionary): SoundSite {
	const pairs = Object.entries(dictionary).map(([written, translation]) => ({ written, translation }));
	const { source } = site.settings;
	const names = [nowhere, ...[...passageFiles(site)].map(({ name }) => name)];
	const files = new Map(names.map((name) => [name, { source, value: pairs }]));
	// The builder has words of its own in that language.
	return { ...site, words: undefined, translations: new Map([[language, files]]) };
}
