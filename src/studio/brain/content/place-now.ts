import type { Spot } from "#core/studio.ts";
import { compareValue } from "#pipeline/authoring/edits/compare-value.ts";
import { dataIn } from "#pipeline/authoring/edits/data.ts";
import { standsNow } from "#pipeline/authoring/edits/find-again.ts";
import { NotFound } from "../not-found.ts";
import type { LiveSite } from "./live-site.ts";

/**
 * Where stands now what stood at a place in a state of the content: somebody else may have put an item before it. Throws
 * `NotFound` where it is gone; where that cannot be told, it stands where it stood.
 */
export function placeNow(live: LiveSite, { file, path }: Spot, since: string): Spot {
	const then = live.textIn(since, file);
	const now = live.content.textOf(file);
	// Only items of a list stand elsewhere one day.
	const isItem = path.some((step) => typeof step === "number");
	if (!isItem || then === undefined || now === undefined || then === now) return { file, path };
	const [before, after] = [dataIn(then), dataIn(now)];
	const there = standsNow(before, after, path);
	if (!there && compareValue(before, after, path)?.is === "gone") throw new NotFound("It is not there any more.");
	return { file, path: there?.path ?? path };
}
