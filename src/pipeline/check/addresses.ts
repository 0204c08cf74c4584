import { languages, sourceLanguage } from "#core/languages.ts";
import { pageStep } from "#core/paging.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { overviewAt } from "../overviews.ts";
import { sectionDefinitions } from "../sections.ts";
import type { Site, SitePage } from "../site.ts";

/** Types of sections that hold the main heading of their page. */
const types = [...sectionDefinitions.values()].filter(({ pageHeading }) => pageHeading).map(({ type }) => type);

/** Addresses that the site needs for itself. */
const reserved = new Set(["assets", "images", "404", ...languages.filter((code) => code !== sourceLanguage)]);

/** No two pages, redirects or anchors share a name; every page has one main heading. */
export function* checkAddresses(site: Site): Generator<AnyProblem> {
	const taken = new Map(site.addresses);
	for (const page of site.pages.values()) {
		yield* checkReserved(page);
		yield* checkFormer(page, taken, site);
		yield* checkAnchors(page);
		yield* checkHeading(page);
	}
}

function* checkReserved({ path, source }: SitePage): Generator<AnyProblem> {
	const steps = path.split("/").slice(1);
	const place = { file: source.file, line: 1, column: 1 };
	if (steps.includes(pageStep)) yield problem("reserved-address", place, { address: path, paging: pageStep });
	else if (reserved.has(steps[0] ?? "")) yield problem("reserved-address", place, { address: path });
}

function* checkFormer({ source, value }: SitePage, taken: Map<string, string>, site: Site): Generator<AnyProblem> {
	for (const [index, address] of (value.formerly ?? []).entries()) {
		const overview = overviewAt(address, site);
		if (overview && site.pages.has(overview)) {
			yield problem("former-further-page", source.valueAt(["formerly", index]), { address, overview });
			continue;
		}
		const other = taken.get(address);
		if (other) yield problem("duplicate-address", source.valueAt(["formerly", index]), { address, other });
		else taken.set(address, source.file);
	}
}

function* checkAnchors({ source, outline }: SitePage): Generator<AnyProblem> {
	const first = new Map<string, number>();
	const placeOf = (index: number) => source.valueAt(["sections", index, "id"]);
	for (const [index, { id }] of outline.entries()) {
		if (!id) continue;
		const other = first.get(id);
		if (other === undefined) first.set(id, index);
		else yield problem("duplicate-anchor", placeOf(index), { anchor: id, line: placeOf(other).line });
	}
}

function* checkHeading({ source, value, outline }: SitePage): Generator<AnyProblem> {
	const holding = [...outline.entries()].filter(([, { type }]) => types.includes(type));
	// The head of an article is its main heading.
	const expected = value.article ? 0 : 1;
	if (holding.length === expected) return;
	const extra = holding[expected]?.[0];
	const place = source.valueAt(extra === undefined ? ["sections"] : ["sections", extra]);
	yield problem("page-heading", place, { found: holding.length + (value.article ? 1 : 0), types });
}
