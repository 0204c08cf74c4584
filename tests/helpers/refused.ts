import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";

/** What was said to whoever asked for something that was refused. Rejects when it was done, and with what else went wrong. */
export async function saidOfRefusal(doing: Promise<unknown>, language: EditorLanguage = "nl"): Promise<string> {
	const error = await doing.then(
		() => new Error("Nothing was refused."),
		(reason: unknown) => reason,
	);
	if (!(error instanceof Error) || !("said" in error)) throw error;
	return inLanguage(error.said as InReports, language);
}
