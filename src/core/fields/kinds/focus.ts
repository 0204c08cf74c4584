import * as z from "zod";
import { asWritten, type KindAnswers, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The point of a picture that stays in sight where it is cut: from the left, and from above. */
export function focus(description: string) {
	return field(z.string().regex(/^(?:\d{1,2}|100)% (?:\d{1,2}|100)%$/), description, { kind: "focus" });
}

/** What people call a side, in per cent. */
const sides: readonly (readonly [side: RegExp, left: number | undefined, top: number | undefined])[] = [
	[/links|left/i, 0, undefined],
	[/rechts|right/i, 100, undefined],
	[/boven|top/i, undefined, 0],
	[/onder|bottom/i, undefined, 100],
	[/midden|center/i, 50, 50],
];

export const focusKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "point",
	expected: {
		nl: "het punt dat in beeld blijft, van links en van boven, zoals `30% 60%`",
		en: "the point that stays in sight, from the left and from above, such as `30% 60%`",
	},
	advice(written) {
		const numbers = /^(\d{1,3})\s*%?[\s,;x/]+(\d{1,3})\s*%?$/i.exec(written);
		const named = sides.filter(([side]) => side.test(written));
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
