import { kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { WrittenField } from "../site/fields.ts";
import { headingsIn } from "../text/markdown.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** Inside a text no heading skips a level on the way down. */
export const checkHeadings: MakeFieldCheck = () => ({
	kinds: kindsThat(({ words }) => words === "markdown"),
	look,
	replay: () => [],
});

function* look({ value, path, source }: WrittenField): Generator<AnyProblem> {
	let above: number | undefined;
	for (const { depth, written } of headingsIn(String(value))) {
		if (above !== undefined && depth > above + 1) {
			const expected = "#".repeat(above + 1);
			yield problem("heading-order", placeInside(source, path, written), { found: written, expected });
		}
		above = depth;
	}
}
