import { fieldsOfDeclaration } from "#core/facts/declaration.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isKeyed } from "../site/facts.ts";
import type { Site } from "../site/site.ts";

/** A declared field that names other facts names a collection that there is. */
export function* checkDeclarations({ declarations, collections, partial, absent }: Site): Generator<AnyProblem> {
	// Of one of which the declaration is not sound, that has been said.
	const known = [...new Set([...collections.keys(), ...partial.facts.keys(), ...absent])].filter(isKeyed);
	for (const { source, value } of declarations.values()) {
		const inside = "extra" in value ? "extra" : "fields";
		for (const [field, { collection }] of Object.entries(fieldsOfDeclaration(value))) {
			if (collection === undefined || known.includes(collection)) continue;
			const place = source.valueAt([inside, field, "collection"]);
			yield problem("unknown-facts", place, { name: collection, nearest: nearest(collection, known), known });
		}
	}
}
