import type { InReports } from "../fields/answers.ts";
import type { KindName } from "../fields/kind.ts";
import { kinds } from "../fields/kinds.ts";

/** What a value without a kind of its own can be expected to be. */
const shapes = {
	whole: { nl: "een heel getal, zoals `3`", en: "a whole number, such as `3`" },
	map: { nl: "een blok met velden", en: "a block of fields" },
	list: {
		nl: "een lijst: elke regel begint met een streepje",
		en: "a list: every line starts with a hyphen",
	},
} satisfies Record<string, InReports>;

/** A kind, or a shape that a value can have. */
export type Expected = KindName | keyof typeof shapes;

export function isKind(expected: Expected): expected is KindName {
	return expected in kinds;
}

/** What a field expects, in words that end a sentence. */
export function expectation(expected: Expected): InReports {
	return isKind(expected) ? kinds[expected].expected : shapes[expected];
}

/** Fields of its own are expected, each on a line. */
export function isBlock(expected: Expected): boolean {
	return expected === "map" || (isKind(expected) && kinds[expected].shape === "block");
}
