import type { InReports } from "#core/fields/answers.ts";
import type { Change } from "#core/studio.ts";
import { dataAt, dataIn, isList } from "#pipeline/authoring/edits/data.ts";
import { editText } from "#pipeline/authoring/edits/edit-text.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { isJson } from "#pipeline/read/json.ts";
import type { Site } from "#pipeline/site/site.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import { updateTranslations } from "#pipeline/translate/update.ts";
import type { LiveSite } from "../content/live-site.ts";
import type { PostponeRequest, TranslateRequest } from "../requests.ts";
import { stateOf, type Translated, translatedIn } from "./passages.ts";

/** A file of translations after an edit; `before` is undefined for a new one. */
interface Edited {
	readonly file: string;
	readonly before: string | undefined;
	readonly text: string;
}

type NotEdited = { readonly said: InReports } | { readonly now: string };

/** Gives a passage another translation, or says that the one it has is still right; `now` is what somebody else wrote. */
export function translate(site: Site, request: TranslateRequest): Edited | NotEdited {
	const { language, file, written, was, value } = request;
	const translated = translatedIn(site, file, language);
	const match = translated?.matches.find(({ passage }) => keyOf(passage.text) === keyOf(written));
	if (!translated || !match) return { said: refusals.noPlace };
	const { of, pairs } = translated;
	const pair = match.pair === undefined ? undefined : pairs[match.pair];
	if ((pair?.translation ?? "") !== was) return { now: pair?.translation ?? "" };
	const known = site.translations.get(language)?.get(of.name)?.source;
	if (!known) {
		const name = `content/translations/${language}/${of.name}`;
		const update = { source: site.source, language, name: of.name, passages: [match.passage], pairs: [] };
		return {
			file: name,
			before: undefined,
			text: updateTranslations({ ...update, text: undefined, remembered: () => value }),
		};
	}
	if (isJson(known.file)) return { said: refusals.json };
	let { text } = known;
	for (const change of changesFor(site, translated, request, known)) {
		const edited = editText(text, change, { order: [site.source, "was", language] });
		if ("refused" in edited) return { said: edited.refused };
		text = edited.text;
	}
	return { file: known.file, before: known.text, text };
}

/** The changes of a file of translations that a request comes to, each of the file as those before it leave it. */
function changesFor(
	{ source }: Site,
	{ matches, pairs }: Translated,
	{ language, written, value }: TranslateRequest,
	{ file, text }: { readonly file: string; readonly text: string },
): Change[] {
	const at = matches.findIndex(({ passage }) => keyOf(passage.text) === keyOf(written));
	const match = matches[at];
	if (!match) return [];
	const isShared = match.state === "stale" && match.shared;
	if (match.pair === undefined || isShared) {
		const before = matches.slice(0, at).findLast(({ pair, state }) => pair !== undefined && state === "translated");
		const place = before?.pair === undefined ? 0 : before.pair + 1;
		return [{ do: "insert", file, path: [place], value: { [source]: match.passage.text, [language]: value } }];
	}
	const data = dataAt(dataIn(text), [match.pair]);
	const saying = (name: string) => data && dataAt(data, [name]);
	const path = [match.pair, language];
	const now = saying(language);
	const changes: Change[] = [];
	if (stateOf(match) === "stale") {
		const old = pairs[match.pair]?.written ?? "";
		if (keyOf(old) !== keyOf(match.passage.text)) {
			const value = match.passage.text;
			changes.push({ do: "set", file, path: [match.pair, source], was: old, value });
		}
		const was = saying("was");
		if (was !== undefined) changes.push({ do: "remove", file, path: [match.pair, "was"], was });
	}
	if (value === "" && now !== undefined && now !== null) changes.push({ do: "remove", file, path, was: now });
	else if (now === undefined) changes.push({ do: "add", file, path, value });
	else if (now !== value) changes.push({ do: "set", file, path, was: typeof now === "string" ? now : "", value });
	return changes;
}

/** What lets a file wait until a day: one item more in the settings. */
export function postponed({ content }: LiveSite, { file, language, until }: PostponeRequest): Change | undefined {
	const { settings } = content.site;
	if (!settings || !translatedIn(content.site, file, language)) return undefined;
	const name = nameOf({ file });
	const value = { file: name, language, until };
	const waiting = dataAt(dataIn(settings.source.text), ["translateLater"]);
	const path = ["translateLater"];
	if (!isList(waiting)) return { do: "add", file: settings.source.file, path, value: [value] };
	return { do: "insert", file: settings.source.file, path: [...path, waiting.length], value };
}
