import type { Language } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SiteFile } from "#core/settings.ts";
import { daysLeft } from "../kinds/date.ts";
import type { Site } from "../site/site.ts";

/** Whether the settings say that what is not translated of a file may wait. */
export function mayWait({ translateLater }: SiteFile, name: string, language: Language, today: string): boolean {
	return (translateLater ?? []).some(
		(each) =>
			(each.language ?? language) === language && (each.file ?? name) === name && daysLeft(each.until, today) >= 0,
	);
}

/** What may wait no longer, and what waits for nothing. `names` are the files that have something to translate. */
export function* checkWaiting(
	{ settings, texts }: Site,
	names: ReadonlySet<string>,
	today: string,
): Generator<AnyProblem> {
	for (const [index, { until, language, file }] of (settings?.value.translateLater ?? []).entries()) {
		const at = (field: string) => settings?.source.valueAt(["translateLater", index, field]);
		const [day, fileAt, languageAt] = [at("until"), at("file"), at("language")];
		if (day && daysLeft(until, today) < 0) yield problem("waiting-is-over", day, { until });
		if (fileAt && file && !names.has(file) && !texts.has(`content/${file}`))
			yield problem("waiting-for-nothing", fileAt, { name: file, nearest: nearest(file, names) });
		if (languageAt && language && !settings?.value.languages.includes(language))
			yield problem("waiting-for-nothing", languageAt, { name: language, nearest: undefined });
	}
}
