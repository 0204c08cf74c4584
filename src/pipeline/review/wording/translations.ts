import { type EditorLanguage, inLanguage, quoted } from "#core/in-language.ts";
import { languageName } from "#core/problems/entry.ts";
import { uncapitalized } from "../../text/letters.ts";
import type { ChangeOf } from "../changes.ts";
import { phrasesIn } from "./phrases.ts";
import { type Detail, short, type Words } from "./statement.ts";

/** Translations that are out of date, missing, or there now. */
export function translationNews(
	change: ChangeOf<"translation-stale" | "translation-missing" | "translation-mended">,
	report: EditorLanguage,
): Words {
	const say = phrasesIn(report);
	const names = change.languages.map((language) => languageName(language, report));
	const languages = new Intl.ListFormat(report).format(names);
	const [first = ""] = change.passages;
	const where = whereOf(change, report);
	const single = change.passages.length === 1;
	const what = single ? say.passage(quoted(cut(first), report), where) : say.passages(change.passages.length, where);
	const sentences = {
		"translation-stale": say.stale,
		"translation-missing": say.missing,
		"translation-mended": say.mended,
	};
	const details: Detail[] = single && first === cut(first) ? [] : [{ what: "texts", items: change.passages }];
	return { sentence: sentences[change.kind](languages, what), details };
}

/** A translation that reads otherwise. */
export function translationStatement(change: ChangeOf<"translation-changed">, report: EditorLanguage): Words {
	const { before, after } = change;
	const passage = quoted(cut(change.passage), report);
	const sentence = phrasesIn(report).retranslated(
		languageName(change.language, report),
		passage,
		whereOf(change, report),
	);
	return { sentence, details: [{ what: "difference", before, after }] };
}

/** `pages/contact.yaml` is known to readers as `/contact`, other files by what they are about. */
function whereOf({ file, of }: Pick<ChangeOf<"translation-changed">, "file" | "of">, report: EditorLanguage): string {
	const path = /^pages\/(.*)\.yaml$/.exec(file)?.[1];
	if (path !== undefined) return `/${path.replace(/(^|\/)index$/, "")}`;
	if (of !== undefined) return inLanguage({ nl: of }, report);
	const { words, settings } = phrasesIn(report).chapters;
	return uncapitalized(file.startsWith("words/") ? words : settings);
}

function cut(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > short ? `${line.slice(0, short).trimEnd()}…` : line;
}
