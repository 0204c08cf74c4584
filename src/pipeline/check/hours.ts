import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { parseHours } from "../present/format.ts";
import type { Site } from "../site.ts";
import { writtenFields } from "./written.ts";

/** Opening hours run forwards, and one stretch ends before the next begins. */
export function* checkHours(site: Site): Generator<AnyProblem> {
	for (const { meta, value, path, source } of writtenFields(site)) {
		if (meta.kind !== "hours") continue;
		const found = String(value);
		const ranges = parseHours(found);
		const backwards = ranges.some(({ opens, closes }) => closes <= opens);
		const overlap = ranges.some(({ opens }, index) => index > 0 && opens < (ranges[index - 1]?.closes ?? ""));
		if (!backwards && !overlap) continue;
		yield problem("hours-order", source.valueAt(path), { found, why: backwards ? "backwards" : "overlap" });
	}
}
