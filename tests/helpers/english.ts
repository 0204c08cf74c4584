import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { loadLocale } from "#engine/content/locale.ts";

// Descriptions of fields have their English in its dictionary.
await loadLocale("en");

/** Words that nearly every Dutch sentence has one of, and no English one. */
const dutch =
	/(?<![\p{L}\d`/.-])(?:de|het|een|van|voor|niet|wordt|zijn|staat|deze|dit|dat|naar|bij|ook|uw|om|aan|uit|zo|te|kop|veld|regel|tekst|titel|naam|waarde|zonder|alleen|beeld|sectie|pagina|bladzijde|onderdelen|bijvoorbeeld)(?![\p{L}\d`/.-]*\p{L})/iu;

/** What is quoted was written by whoever is told of it. */
const quoted = /`[^`]*`|"[^"]*"|“[^”]*”|‘[^’]*’/gs;

/** A Dutch word in an English text that nobody wrote; undefined when there is none. */
export function dutchWordIn(said: string): string | undefined {
	return dutch.exec(said.replace(quoted, ""))?.[0];
}

/** Throws when what is said in English of a problem has Dutch words that nobody wrote. */
export function refuseDutch(problems: readonly AnyProblem[]): void {
	for (const each of problems) {
		for (const [part, said] of Object.entries(wordsOf(each, "en"))) {
			const word = dutchWordIn(said);
			if (word) throw new Error(`The English ${part} of ${each.code} has "${word}": ${said}`);
		}
	}
}
