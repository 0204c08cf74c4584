import type { InReports } from "#core/fields/answers.ts";
import { editText } from "#pipeline/authoring/edits/edit-text.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { imagine } from "#pipeline/load/imagine.ts";
import { contentFile } from "#pipeline/read/files.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { WordEdit } from "../find/replacement.ts";
import { translate } from "../translations/translate.ts";
import { wordChanged } from "./change-word.ts";

/** Files of words and their translations, and what each comes to say. */
type Rewritten = ReadonlyMap<string, string>;

type NotChanged = { readonly said: InReports } | { readonly conflict: { readonly was: string; readonly now: string } };

/** What other words for several words come to, each on what those before it leave. */
export function wordsChanged(site: Site, edits: readonly WordEdit[], name: string): Rewritten | NotChanged {
	const after = new Map<string, string>();
	for (const edit of edits) {
		const made = rewrittenBy(withTexts(site, after), edit, name);
		if (!(made instanceof Map)) return made;
		for (const [file, text] of made) after.set(file, text);
	}
	return after;
}

function withTexts(site: Site, texts: Rewritten): Site {
	const known = [...texts].flatMap(([name, text]) => {
		const file = contentFile(name, site.source);
		return file ? [[file, text] as const] : [];
	});
	return imagine(site, new Map(known)).site;
}

function rewrittenBy(site: Site, { key, ...to }: WordEdit, name: string): Map<string, string> | NotChanged {
	const made = wordChanged(site, { key, to, name });
	if ("said" in made) return made;
	if ("now" in made) return { conflict: { was: to.was, now: made.now } };
	if ("change" in made) {
		const edited = editText(site.words?.source.text ?? "", made.change, { order: [] });
		return "refused" in edited ? { said: edited.refused } : new Map([[made.change.file, edited.text]]);
	}
	if ("translate" in made) {
		const translated = translate(site, made.translate);
		if ("said" in translated) return translated;
		if ("now" in translated) return { conflict: { was: to.was, now: translated.now } };
		return new Map([[translated.file, translated.text]]);
	}
	const come = [...made.come].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)] as const);
	// A word that says again what the builder says takes its file along, which nobody asks for here.
	if (made.gone.length > 0) return { said: refusals.noPlace };
	return new Map([...made.texts, ...come]);
}
