import type { EditorLanguage } from "#core/in-language.ts";
import { countLevels } from "#pipeline/report/counts.ts";
import { type JsonReport, jsonReport } from "#pipeline/report/json.ts";
import { mistakeKey } from "./checks.ts";
import type { LiveContent } from "./live-content.ts";

/**
 * What is known to be wrong while everything is being checked: what the content itself knows comes first; of other
 * files still holds what the last check found.
 */
export function reportTogether(
	content: LiveContent,
	last: JsonReport | undefined,
	language: EditorLanguage,
): JsonReport {
	const known = content.problems();
	const texts = new Map<string, string>();
	for (const { place } of known) {
		const text = content.textOf(place.file);
		if (text !== undefined) texts.set(place.file, text);
	}
	const own = jsonReport(known, { language, texts }).problems;
	const seen = new Set(own.map(mistakeKey));
	const others =
		last?.problems.filter((each) => !content.unchecked.has(each.file) && !seen.has(mistakeKey(each))) ?? [];
	const problems = [...own, ...others];
	return { version: 1, counts: countLevels(problems), problems };
}
