import type * as z from "zod";
import type { InReports } from "#core/fields/answers.ts";
import { fieldNamesOf } from "#core/fields/at.ts";
import { unwrap } from "#core/fields/kind.ts";
import type { Change, Conflict, Spot, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import { changedData, editText } from "#pipeline/authoring/edits/edit-text.ts";
import { findAgain, followChanged, standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { schemaAlong } from "#pipeline/authoring/form/parts.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import type { Region } from "#pipeline/site/region.ts";
import { anchorsIn } from "#pipeline/site/survey.ts";
import { asContent } from "./as-typed.ts";
import { copyNamed, following } from "./item-names.ts";
import type { StoredFile } from "./store.ts";

/** What a change comes to when it is not made. */
type NotMade = { readonly said: InReports } | { readonly conflict: Conflict };

/** A file in the middle of an edit. */
export interface FileEdit {
	readonly own: StoredFile;
	/** What it can say. */
	readonly schema: z.core.$ZodType;
	/** Where its amounts are meant. */
	readonly place: Region;
	/** What it said to whoever asks, after the changes so far. */
	seen: WrittenData;
	text: string;
	/** What it said after each change that whoever asks has made since, where nobody else made one. */
	readonly since: readonly string[] | undefined;
	/** Where what was changed last stands in it. */
	at?: Steps;
}

/** Makes a change in a file; gives why not, when it cannot be made. */
export function makeChange(typed: Change, edit: FileEdit): NotMade | undefined {
	const change = asWritten(typed, edit);
	const saw = dataAt(edit.seen, change.path);
	const now = dataIn(edit.text);
	if ("was" in change && !isSame(ended(saw ?? null), ended(change.was)))
		return { conflict: { was: change.was, ...standsNow(edit.seen, now, change.path) } };
	const moved = findAgain(edit.seen, now, change) ?? followOwn(change, edit);
	if (!moved)
		return { conflict: { was: "was" in change ? change.was : null, ...standsNow(edit.seen, now, change.path) } };
	const edited = editText(edit.text, moved, { order: orderAt(edit, moved.path) });
	if ("refused" in edited) return { said: edited.refused };
	edit.seen = changedData(edit.seen, change) ?? edit.seen;
	edit.text = edited.text;
	if (change.do === "set" || change.do === "remove")
		for (const each of following(change, saw, edit)) makeChange(each, edit);
	edit.at = moved.path;
	if (change.do === "duplicate") {
		dropAnchors(change, edit);
		for (const each of copyNamed(change, edit)) makeChange(each, edit);
	}
	return undefined;
}

/** The same change after all that whoever asks for it has changed themselves, one thing after another. */
function followOwn(change: Change, { seen, since, text }: FileEdit): Change | undefined {
	if (!since) return undefined;
	let before = seen;
	let found: Change | undefined = change;
	const states = [...since, text];
	// What was done and taken back again is left out.
	for (let at = 0; at < states.length; at = states.lastIndexOf(states[at] ?? "") + 1) {
		const now = dataIn(states[at] ?? "");
		found &&= findAgain(before, now, found) ?? followChanged(before, now, found);
		before = now;
	}
	return found;
}

/** A copy is no place that links lead to: those lead to the first. */
function dropAnchors({ file, path }: Spot, edit: FileEdit): void {
	const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1];
	for (const { id, path } of anchorsIn(dataAt(edit.seen, copy), copy))
		makeChange({ do: "remove", file, path, was: id }, edit);
}

/** A change with what was typed as the content writes it; whoever typed it may name it so as what stood there. */
function asWritten(change: Change, { schema, place, text }: FileEdit): Change {
	if (change.do !== "set" && change.do !== "add" && change.do !== "insert") return change;
	const field = schemaAlong(schema, change.path, writtenOf(documentOf(text).contents));
	const written = (typed: WrittenData) => asContent(field, typed, place);
	if (change.do !== "set") return { ...change, value: written(change.value) };
	return { ...change, was: String(written(change.was)), value: String(written(change.value)) };
}

/** The names of the fields of the block that a field is in, in the order of its schema. */
function orderAt({ schema: whole, text }: FileEdit, path: Steps): string[] {
	const schema = schemaAlong(whole, path.slice(0, -1), writtenOf(documentOf(text).contents));
	return fieldNamesOf(schema && unwrap(schema));
}

/** A text without the line ends behind it, and an empty one where nothing stands: nobody sees those. */
function ended(data: WrittenData): WrittenData {
	return typeof data === "string" ? data.replace(/\n+$/, "") : (data ?? "");
}
