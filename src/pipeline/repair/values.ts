import { isKind } from "#core/problems/expectations.ts";
import type { Location } from "#core/problems/problem.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { type Edit, offsetOf, type RepairContext, type Repairer } from "./repair.ts";
import { replaceScalar, scalarAt } from "./scalars.ts";

/**
 * A value in another notation than its kind asks for. The advice of the report is written only where it keeps all
 * that the editor wrote, has no second reading, and arrives somewhere when it points somewhere.
 */
export const repairValue: Repairer<"invalid-value"> = (problem, { source, site }) => {
	const { values, place } = problem;
	const { advice, expected, found } = values;
	if (advice === undefined || !isKind(expected)) return [];
	if (!nodeKinds[expected].isCertain(advice, values, { site, text: source.text })) return [];
	const written = scalarAt(source, place);
	if (written) return replaceScalar(written, advice);
	// A reference in braces without quotation marks: YAML reads a block with one field.
	const offset = offsetOf(source.text, place);
	return found.includes("\n") || !source.text.startsWith(found, offset)
		? []
		: [{ offset, length: found.length, text: advice }];
};

/** A colour without quotation marks, which YAML takes for a comment. */
export const repairHash: Repairer<"quote-hash"> = ({ place, values }, { source }): Edit[] => {
	if (!/^#(?:[0-9a-f]{3}){1,2}$/i.test(values.source)) return [];
	const offset = source.text.indexOf(values.source, offsetOf(source.text, place));
	return offset === -1 ? [] : [{ offset, length: values.source.length, text: `"${values.source}"` }];
};

/** A part of a text of which the report says what was meant. */
export function repairPart(
	{ place, values: { found, write } }: { place: Location; values: { found: string; write?: string | undefined } },
	{ source }: RepairContext,
): Edit[] {
	const offset = offsetOf(source.text, place);
	if (write === undefined || !source.text.startsWith(found, offset)) return [];
	return [{ offset, length: found.length, text: write }];
}
