import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fileNamed } from "../read/content-name.ts";
import type { Site } from "../site/site.ts";
import { vanishedAddresses } from "./addresses.ts";

/** Every address of an earlier version that leads nowhere now, at the page that a visitor most likely wants instead. */
export function* checkVanished(before: Site, after: Site): Generator<AnyProblem> {
	for (const { address, successor } of vanishedAddresses(before, after)) {
		const place = successor?.source.keyAt(["title"]) ?? {
			file: fileNamed("site.yaml", after.texts),
			line: 1,
			column: 1,
		};
		yield problem("address-vanished", place, { address, page: successor?.path });
	}
}
