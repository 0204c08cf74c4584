import * as z from "zod";
import { asWritten, type KindAnswers, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The point of a picture that stays in sight where it is cut: from the left, and from above. */
export function focus(description: string) {
	return field(z.string().regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/), description, { kind: "focus" });
}

/** What people call a side, in per cent. */
const sides: readonly (readonly [side: RegExp, left: number | undefined, top: number | undefined])[] = [
	[/^(?:links|left)$/i, 0, undefined],
	[/^(?:rechts|right)$/i, 100, undefined],
	[/^(?:boven|linksboven|rechtsboven|top)$/i, undefined, 0],
	[/^(?:onder|linksonder|rechtsonder|bottom)$/i, undefined, 100],
	[/^(?:linksboven|linksonder)$/i, 0, undefined],
	[/^(?:rechtsboven|rechtsonder)$/i, 100, undefined],
	[/^(?:midden|center)$/i, 50, 50],
];

export const focusKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "point",
	expected: {
		nl: "het punt dat in beeld blijft, van links en van boven, zoals `30% 60%`",
		en: "the point that stays visible, from the left and from the top, such as `30% 60%`",
	},
	advice(written) {
		const numbers = /^(\d{1,3})\s*%?[\s,;x/]+(\d{1,3})\s*%?$/i.exec(written);
		const words = written.split(/[\s,/-]+/).filter((word) => !/^(?:in|het|at|the)$/i.test(word));
		const named = sides.filter(([side]) => words.some((word) => side.test(word)));
		// A word besides the sides, or two sides that exclude each other, may turn it round.
		const isPlain = words.every((word) => sides.some(([side]) => side.test(word)));
		const [across, down] = [1, 2].map(
			(axis) => new Set(named.map((side) => side[axis as 1 | 2]).filter((at) => at !== undefined && at !== 50)),
		);
		if (!numbers && (!isPlain || (across?.size ?? 0) > 1 || (down?.size ?? 0) > 1)) return undefined;
		const left = numbers ? Number(numbers[1]) : named.find(([, each]) => each !== undefined)?.[1];
		const top = numbers ? Number(numbers[2]) : named.find(([, , each]) => each !== undefined)?.[2];
		if (left === undefined && top === undefined) return undefined;
		return (left ?? 50) > 100 || (top ?? 50) > 100 ? undefined : `${left ?? 50}% ${top ?? 50}%`;
	},
	label: ["belangrijkste punt", "most important point"],
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
