import { canNameFact, kinds, kindsThat } from "#core/fields/kinds.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { definitionOf, entriesNamedIn, entryOf } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import type { MakeFieldCheck } from "./field-check.ts";

interface ShownPrice {
	readonly collection: string;
	readonly path: FieldPath;
	readonly value: string;
}

/** Prices of one kind that stand together on a page are written alike: all with cents, or none. */
export const checkPrices: MakeFieldCheck = (site) => {
	const named = new Map<string, Set<string>>();
	return {
		kinds: kindsThat(canNameFact),
		look(field) {
			const { page } = field;
			if (page === undefined) return [];
			for (const entry of entriesNamedIn(field)) named.set(page, (named.get(page) ?? new Set()).add(entry));
			return [];
		},
		conclude: () => mixedPrices(site, named),
	};
};

/** `named` are the entries of facts that each page names. */
function* mixedPrices(site: Site, named: ReadonlyMap<string, ReadonlySet<string>>): Generator<AnyProblem> {
	const reported = new Set<string>();
	const known = new Map<string, readonly ShownPrice[]>();
	const pricesOf = (entry: string): readonly ShownPrice[] => {
		const prices = known.get(entry) ?? readPrices(site, entry);
		known.set(entry, prices);
		return prices;
	};
	for (const [page, entries] of named) {
		const shown = [...entries].flatMap(pricesOf);
		for (const { collection, path, value } of shown) {
			if (!/^[^.]*\d[^.]*$/.test(value)) continue;
			const other = shown.find((each) => each.collection === collection && each.value.includes("."));
			const source = site.facts.get(collection)?.source;
			const key = [collection, ...path].join(".");
			if (!other || !source || reported.has(key)) continue;
			reported.add(key);
			const values = { found: value, other: other.value, page };
			yield problem("price-without-cents", source.valueAt(path), values);
		}
	}
}

function readPrices(site: Site, entry: string): ShownPrice[] {
	const [collection = "", name = ""] = entry.split(".");
	const definition = definitionOf(site, collection);
	if (!definition?.keyed) return [];
	const value = entryOf(site, collection, name);
	return [...fieldsIn(definition.entry, value, [name])].flatMap(({ meta, path, value: written }) =>
		kinds[meta.kind].form === "amount" ? [{ collection, path, value: String(written) }] : [],
	);
}
