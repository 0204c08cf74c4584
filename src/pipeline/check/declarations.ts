import { fieldsOfDeclaration } from "#core/facts/declaration.ts";
import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isKeyed } from "../site/facts.ts";
import type { Site } from "../site/site.ts";

/** A declared field that names other facts names a collection that there is. */
export function* checkDeclarations({ declarations, collections, absent }: Site): Generator<AnyProblem> {
	const known = [...new Set([...collections.keys(), ...declarations.keys(), ...absent])].filter(isKeyed);
	for (const { source, value } of declarations.values()) {
		const inside = "extra" in value ? "extra" : "fields";
		for (const [field, { collection }] of Object.entries(fieldsOfDeclaration(value))) {
			if (collection === undefined || known.includes(collection)) continue;
			const place = source.valueAt([inside, field, "collection"]);
			yield problem("unknown-facts", place, { name: collection, nearest: nearest(collection, known), known });
		}
	}
}
