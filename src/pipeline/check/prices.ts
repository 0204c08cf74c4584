import { factsDefinitions } from "#core/facts/index.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { isFactsName, tokenPattern } from "../present/tokens.ts";
import type { Site, SitePage } from "../site.ts";
import { fieldsOfPage } from "./written.ts";

interface ShownPrice {
	readonly collection: string;
	readonly path: FieldPath;
	readonly value: string;
}

/** Prices of one kind that stand together on a page are written alike: all with cents, or none. */
export function* checkPrices(site: Site): Generator<AnyProblem> {
	const reported = new Set<string>();
	for (const page of site.pages.values()) {
		const shown = pricesOn(site, page);
		for (const { collection, path, value } of shown) {
			if (value.includes(".")) continue;
			const other = shown.find((each) => each.collection === collection && each.value.includes("."));
			const source = isFactsName(collection) ? site.facts.get(collection)?.source : undefined;
			const key = [collection, ...path].join(".");
			if (!other || !source || reported.has(key)) continue;
			reported.add(key);
			const values = { found: value, other: other.value, page: page.path };
			yield problem("price-without-cents", source.valueAt(path), values);
		}
	}
}

/** The prices of the facts that a page names, as a reference or in a text. */
function pricesOn(site: Site, page: SitePage): ShownPrice[] {
	const entries = new Set<string>();
	for (const { meta, value } of fieldsOfPage(page)) {
		if (meta.kind === "ref") entries.add(`${meta.collection}.${String(value)}`);
		if (typeof value !== "string") continue;
		for (const [, token = ""] of value.matchAll(tokenPattern)) entries.add(token.split(".").slice(0, 2).join("."));
	}
	return [...entries].flatMap((entry) => pricesOf(site, entry));
}

function pricesOf(site: Site, entry: string): ShownPrice[] {
	const [collection = "", name = ""] = entry.split(".");
	if (!isFactsName(collection) || !factsDefinitions[collection].keyed) return [];
	const value = (site.facts.get(collection)?.value as Record<string, unknown> | undefined)?.[name];
	return [...fieldsIn(factsDefinitions[collection].entry, value, [name])].flatMap(({ meta, path, value: written }) =>
		meta.kind === "price" ? [{ collection, path, value: String(written) }] : [],
	);
}
