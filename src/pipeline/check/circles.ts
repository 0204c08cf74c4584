import { collectionOf } from "#core/facts/collection-of.ts";
import { kindsThat } from "#core/fields/kinds.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { findFact } from "../site/facts.ts";
import type { WrittenField } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** No fact names itself, directly or by way of others; of each circle the first fact is told. */
export const checkCircles: MakeFieldCheck = (site) => {
	const told = new Set<string>();
	return {
		kinds: kindsThat(({ holdsFacts }) => holdsFacts),
		look: (field) => circlesFrom(site, field, told),
	};
};

function* circlesFrom(site: Site, field: WrittenField, told: Set<string>): Generator<AnyProblem> {
	const collection = collectionOf(field.source.file);
	if (!collection || !String(field.value).includes("{")) return;
	const own = [collection, ...field.path].join(".");
	for (const first of tokensIn(field.value)) {
		const way = wayTo(own, first, site, new Set());
		if (!way || way.some((name) => told.has(name))) continue;
		for (const name of way) told.add(name);
		const place = placeInside(field.source, field.path, `{${first}}`);
		yield problem("circular-fact", place, { chain: [own, ...way] });
	}
}

/** The facts that lead from one to another, both named; undefined when none do. */
function wayTo(goal: string, from: string, site: Site, seen: Set<string>): readonly string[] | undefined {
	const name = from.trim();
	if (name === goal) return [name];
	if (seen.has(name)) return undefined;
	seen.add(name);
	const found = findFact(site, name);
	if (typeof found === "string") return undefined;
	for (const next of tokensIn(found.value)) {
		const way = wayTo(goal, next, site, seen);
		if (way) return [name, ...way];
	}
	return undefined;
}

function tokensIn(value: unknown): string[] {
	return typeof value === "string" ? [...value.matchAll(tokenPattern)].map(([, token = ""]) => token) : [];
}
