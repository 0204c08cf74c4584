import type { EditorLanguage } from "#core/in-language.ts";
import type { SourceLanguage } from "#core/languages.ts";
import type { FormValue } from "#core/studio.ts";
import { dayIn } from "./day.ts";

/** Of the site, and of whoever edits it. */
export interface Languages {
	readonly source: SourceLanguage;
	readonly language: EditorLanguage;
}

/** An amount of the content, as people type it in the language that they write: `145,50` where it has a point. */
export function amountIn(written: string, source: SourceLanguage): string {
	return source === "en" ? written : written.replace(/(\d)\.(\d\d)$/, "$1,$2");
}

/** What the content says in a field, as whoever edits reads it. */
export function asRead(
	written: string,
	control: FormValue["control"] | undefined,
	{ source, language }: Languages,
): string {
	if (control === "amount") return amountIn(written, source);
	return control === "day" && /^\d{4}-\d\d-\d\d$/.test(written) ? dayIn(written, language) : written;
}
