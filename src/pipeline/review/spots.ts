import type { FieldPath } from "#core/fields/walk.ts";
import type { Places } from "../site/site.ts";
import type { Difference, Placed, Spot } from "./changes.ts";

/** The place of a value in a file; of the block around it when there is no such value. */
export function spotAt(source: Places, path: FieldPath): Spot {
	const { file, line } = source.valueAt(path);
	return { file, line };
}

/** The place of the name of a field. */
export function spotOfKey(source: Places, path: FieldPath): Spot {
	const { file, line } = source.keyAt(path);
	return { file, line };
}

/** Differences with their places in the new version of a file. `from` leads to the block in which their trails begin. */
export function placedIn<D extends Difference>(
	differences: readonly D[],
	source: Places,
	from: FieldPath,
): Placed<D>[] {
	return differences.map((each) => {
		const steps = each.trail.map((step) => (typeof step === "string" ? step : step.at));
		const item = "to" in each && each.to !== undefined ? [each.to - 1] : [];
		return { ...each, place: spotAt(source, [...from, ...steps, ...item]) };
	});
}
