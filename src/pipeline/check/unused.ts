import { canNameFact, kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { entriesNamedIn, entriesOf } from "../site/facts.ts";
import { imageIn } from "../site/images.ts";
import type { Site } from "../site/site.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** Pictures and facts that nobody names are work for nothing, or forgotten. */
export const checkUnused: MakeFieldCheck = (site) => {
	const images = new Set<string>();
	const facts = new Set<string>();
	return {
		kinds: kindsThat((kind) => kind.names === "picture" || canNameFact(kind)),
		look(field) {
			const picture = imageIn(field)?.file;
			if (picture) images.add(picture);
			for (const entry of entriesNamedIn(field)) facts.add(entry);
			return [];
		},
		conclude: () => unusedOf(site, images, facts),
	};
};

function* unusedOf(site: Site, images: ReadonlySet<string>, facts: ReadonlySet<string>): Generator<AnyProblem> {
	for (const file of site.images.names) {
		if (!images.has(file)) {
			yield problem("unused-image", { file: `content/images/${file}`, line: 1, column: 1 }, { file });
		}
	}
	for (const [collection, { source }] of site.facts) {
		for (const name of Object.keys(entriesOf(site, collection))) {
			if (facts.has(collection) || facts.has(`${collection}.${name}`)) continue;
			yield problem("unused-fact", source.keyAt([name]), { name, collection });
		}
	}
}
