import type { OthersText } from "#core/studio.ts";
import { dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import type { LiveSite } from "../content/live-site.ts";
import type { OthersChange } from "./others.ts";

/** The texts among changes of others that say something else than what stands here, each with its place here. */
export function textsAmong({ content, language }: LiveSite, changes: readonly OthersChange[]): readonly OthersText[] {
	return changes.flatMap((change): OthersText[] => {
		const file = content.file(change.file);
		const text = content.textOf(change.file);
		if (!file || text === undefined) return [];
		const here = standsNow(change.base, dataIn(text), change.path);
		const { now: theirs } = change;
		if (!here || typeof here.now !== "string" || typeof theirs !== "string" || isSame(here.now, theirs)) return [];
		const form = formAt({ site: content.site, file, text, language }, here.path);
		if (!form) return [];
		return [{ who: change.who, label: form.label, file: change.file, path: here.path, theirs, mine: here.now }];
	});
}
