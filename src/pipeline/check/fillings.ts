import { kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fillingIn } from "../authoring/templates.ts";
import type { WrittenField } from "../site/fields.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** Nothing is left of what a new page begins with. */
export const checkFillings: MakeFieldCheck = () => ({
	kinds: kindsThat(({ translated }) => translated),
	look,
	replay: () => [],
});

function* look({ value, path, source }: WrittenField): Generator<AnyProblem> {
	const found = fillingIn(String(value));
	if (found) yield problem("template-left", placeInside(source, path, found), { found });
}
