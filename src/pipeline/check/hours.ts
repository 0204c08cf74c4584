import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { parseHours } from "../present/format.ts";
import type { WrittenField } from "../site/fields.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Opening hours run forwards, and one stretch ends before the next begins. */
export const checkHours: MakeFieldCheck = () => ({ kinds: new Set(["hours"]), look });

function* look({ value, path, source }: WrittenField): Generator<AnyProblem> {
	const found = String(value);
	const ranges = parseHours(found);
	const backwards = ranges.some(({ opens, closes }) => closes <= opens);
	const overlap = ranges.some(({ opens }, index) => index > 0 && opens < (ranges[index - 1]?.closes ?? ""));
	if (!backwards && !overlap) return;
	yield problem("hours-order", source.valueAt(path), { found, why: backwards ? "backwards" : "overlap" });
}
