import { useState } from "react";
import type { WrittenData } from "#core/studio.ts";

interface Known {
	/** What each item says. */
	readonly says: readonly string[];
	readonly keys: readonly number[];
	/** The next one that nothing had yet. */
	readonly free: number;
}

/** A key for each item of a list that stays with it where it goes: what was opened in it stays open there. */
export function useLastingKeys(items: readonly WrittenData[]): readonly number[] {
	const says = items.map((each) => JSON.stringify(each));
	const [known, setKnown] = useState<Known>({ says: [], keys: [], free: 0 });
	if (known.says.length === says.length && says.every((each, at) => each === known.says[at])) return known.keys;
	const now = followItems(known, says);
	setKnown(now);
	return now.keys;
}

/** Who says the same is the same one; of the others, who stands at the same place, or next. */
function followItems({ says: before, keys: known, free }: Known, says: readonly string[]): Known {
	const left = new Map(known.entries());
	const keys: (number | undefined)[] = says.map(() => undefined);
	const give = (at: number, from: number | undefined) => {
		if (keys[at] !== undefined || from === undefined) return;
		keys[at] = left.get(from);
		left.delete(from);
	};
	for (const [at, each] of says.entries()) if (before[at] === each) give(at, at);
	for (const [at, each] of says.entries())
		give(
			at,
			[...left.keys()].find((from) => before[from] === each),
		);
	for (const at of says.keys()) if (left.has(at)) give(at, at);
	let next = free;
	for (const at of says.keys()) {
		give(at, left.keys().next().value);
		keys[at] ??= next++;
	}
	return { says, keys: keys.filter((each) => each !== undefined), free: next };
}
