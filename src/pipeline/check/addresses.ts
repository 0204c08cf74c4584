import type { FieldPath } from "#core/fields/walk.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { reservationOf } from "#core/reserved.ts";
import { languagesOf } from "../site/accessors.ts";
import { standingOf } from "../site/addresses.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { Site, SitePage } from "../site/site.ts";
import { anchorsOf } from "../site/survey.ts";

/** Types of sections that hold the main heading of their page. */
const types = [...sectionDefinitions.values()].filter(({ pageHeading }) => pageHeading).map(({ type }) => type);

/** No two pages, redirects or anchors share a name; every page has one main heading. */
export function* checkAddresses(site: Site): Generator<AnyProblem> {
	const taken = new Map<string, string>();
	for (const page of site.pages.values()) {
		yield* checkReserved(page, site);
		yield* checkFormer(page, taken, site);
		yield* checkOutline(page);
	}
}

/** Anchors and the main heading of a page, which need no other page. */
export function* checkOutline(page: SitePage): Generator<AnyProblem> {
	yield* checkAnchors(page);
	yield* checkHeading(page);
}

function* checkReserved({ path, source }: SitePage, site: Site): Generator<AnyProblem> {
	const reserved = reservationOf(path, site.source, languagesOf(site));
	const place = { file: source.file, line: 1, column: 1 };
	if (reserved) yield problem("reserved-address", place, { address: path, ...reserved });
}

/** `taken` holds the former addresses so far, each with the file that names it. */
function* checkFormer({ source, value }: SitePage, taken: Map<string, string>, site: Site): Generator<AnyProblem> {
	for (const [index, address] of (value.formerly ?? []).entries()) {
		const place = source.valueAt(["formerly", index]);
		const standing = standingOf(address, site);
		const other = standing.is === "page" ? standing.file : taken.get(address);
		if (standing.is === "reserved") {
			const { reservation, step } = standing;
			yield problem("reserved-address", place, { address, reservation, step, former: true });
		} else if (standing.is === "further-page" && site.pages.has(standing.overview)) {
			yield problem("former-further-page", place, { address, overview: standing.overview });
		} else if (other !== undefined) yield problem("duplicate-address", place, { address, other });
		else taken.set(address, source.file);
	}
}

function* checkAnchors(page: SitePage): Generator<AnyProblem> {
	const first = new Map<string, FieldPath>();
	for (const { id, path } of anchorsOf(page)) {
		const other = first.get(id);
		if (!other) first.set(id, path);
		else {
			const { line } = page.source.valueAt(other);
			yield problem("duplicate-anchor", page.source.valueAt(path), { anchor: id, line });
		}
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
