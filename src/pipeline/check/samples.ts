import { kinds } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { writtenFields } from "../site/fields.ts";
import type { Site } from "../site/site.ts";

/** Everything that is still a sample; asked for only before a site goes live. */
export function* checkSamples(site: Site): Generator<AnyProblem> {
	for (const { meta, value, path, source } of writtenFields(site)) {
		if (kinds[meta.kind].names !== "fields") continue;
		for (const name of value as string[]) {
			const whole = name === "all";
			const place = whole ? source.valueAt(path) : source.keyAt([...path.slice(0, -1), name]);
			// People count from 1.
			const block = path
				.slice(0, -1)
				.map((step) => (typeof step === "number" ? step + 1 : step))
				.join(".");
			yield problem("sample-left", place, {
				name: whole ? block : [block, name].filter(Boolean).join("."),
				...(whole && { all: true }),
			});
		}
	}
}
