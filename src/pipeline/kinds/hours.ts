import { inWordsOf } from "#core/fields/editor-words.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { HourRange } from "#core/resolved.ts";
import type { WrittenField } from "../site/fields.ts";
import { markHours } from "./marking.ts";
import type { NodeKind } from "./node-kind.ts";

export const hoursNode: NodeKind = {
	present: (value) => parseHours(String(value)),
	marked: markHours,
	spellOut: undefined,
	writtenOut: undefined,
	references: () => [],
	faults: faultsOfHours,
	faultsOn: undefined,
	isCertain: () => true,
	shown(value) {
		const ranges = parseHours(String(value)).map(({ opens, closes }) => `${opens}–${closes}`);
		return ranges.length > 0 ? ranges.join(", ") : "gesloten";
	},
	key: undefined,
	told: (shown, report) => inWordsOf(shown, ["closed"], report),
};

/** `09:30-12:30, 13:00-17:00` as ranges; none when closed. */
export function parseHours(written: string): HourRange[] {
	const times = written.match(/\d{2}:\d{2}/g) ?? [];
	const ranges: HourRange[] = [];
	for (let index = 0; index + 1 < times.length; index += 2) {
		ranges.push({ opens: times[index] ?? "", closes: times[index + 1] ?? "" });
	}
	return ranges;
}

/** At this time a night is over: what closes later than this, and before it opens, was written the wrong way round. */
const endOfNight = "06:00";

/** Opening hours run forwards, one range ends before the next begins, and only the last may go on after midnight. */
function* faultsOfHours({ value, path, source }: WrittenField): Generator<AnyProblem> {
	const found = String(value);
	const ranges = parseHours(found);
	const backwards = ranges.some(({ opens, closes }) => closes === opens || (closes < opens && closes > endOfNight));
	const overlap = ranges.some(({ opens }, index) => {
		const before = ranges[index - 1];
		return before && (opens < before.closes || before.closes < before.opens);
	});
	if (!backwards && !overlap) return;
	yield problem("hours-order", source.valueAt(path), { found, why: backwards ? "backwards" : "overlap" });
}
