import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { headingsIn } from "../present/markdown.ts";
import type { Site } from "../site.ts";
import { placeInside } from "./places.ts";
import { writtenFields } from "./written.ts";

/** Inside a text no heading skips a level on the way down. */
export function* checkHeadings(site: Site): Generator<AnyProblem> {
	for (const { meta, value, path, source } of writtenFields(site)) {
		if (meta.kind !== "markdown") continue;
		let above: number | undefined;
		for (const { depth, written } of headingsIn(String(value))) {
			if (above !== undefined && depth > above + 1) {
				const expected = "#".repeat(above + 1);
				yield problem("heading-order", placeInside(source, path, written), { found: written, expected });
			}
			above = depth;
		}
	}
}
