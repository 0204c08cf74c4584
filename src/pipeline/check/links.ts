import { nearest } from "#core/nearest.ts";
import { normalize } from "#core/paths.ts";
import { type AnyProblem, type Place, problem } from "#core/problems/problem.ts";
import { inspectMarkdown } from "../present/markdown.ts";
import { findFact } from "../present/tokens.ts";
import type { Site } from "../site.ts";
import { placeInside } from "./places.ts";
import { type WrittenField, writtenFields } from "./written.ts";

/** Every link leads to a page, an anchor or an address that may be opened; texts hold no HTML and no pictures. */
export function* checkLinks(site: Site): Generator<AnyProblem> {
	const anchors = anchorsOf(site);
	for (const field of writtenFields(site)) {
		if (field.meta.kind === "markdown") yield* checkMarkdown(site, anchors, field);
		if (field.meta.kind === "pages" && hasPagesBelow(site, String(field.value))) continue;
		if (field.meta.kind !== "link" && field.meta.kind !== "path" && field.meta.kind !== "pages") continue;
		// A former address is one that no page has any more.
		if (field.path[0] === "formerly") continue;
		yield* checkTarget(site, anchors, field, String(field.value), field.source.valueAt(field.path));
	}
}

function hasPagesBelow(site: Site, folder: string): boolean {
	return [...site.addresses.keys()].some((path) => path.startsWith(`${folder}/`));
}

/** Kinds of facts that have an address. */
const linkable = new Set<string>(["phone", "email", "url", "link", "path"]);

/** Whether `{…}` in a link is one whole fact with an address. Facts that do not exist are reported elsewhere. */
function leadsSomewhere(site: Site, target: string): boolean {
	const token = /^\{([^{}]*)\}$/.exec(target)?.[1];
	if (token === undefined) return false;
	const found = findFact(site, token);
	return found === "unknown" || (typeof found !== "string" && linkable.has(found.meta.kind));
}

/** The anchors of each page, by its address. */
function anchorsOf(site: Site): Map<string, Set<string>> {
	const found = new Map<string, Set<string>>();
	for (const { path, value } of site.pages.values()) {
		found.set(path, new Set(value.sections.flatMap(({ id }) => (id ? [id] : []))));
	}
	return found;
}

function* checkMarkdown(
	site: Site,
	anchors: ReadonlyMap<string, Set<string>>,
	field: WrittenField,
): Generator<AnyProblem> {
	for (const finding of inspectMarkdown(String(field.value))) {
		const { found } = finding;
		const place = placeInside(field.source, field.path, found);
		if (finding.what === "html") yield problem("raw-html", place, { found });
		else if (finding.what === "image") yield problem("image-in-text", place, { found });
		else if (finding.what === "link" && finding.safe) yield* checkTarget(site, anchors, field, found, place);
		else yield problem("unsafe-link", place, { target: found });
	}
}

function* checkTarget(
	site: Site,
	anchors: ReadonlyMap<string, Set<string>>,
	field: WrittenField,
	target: string,
	place: Place,
): Generator<AnyProblem> {
	if (target.includes("{") && !leadsSomewhere(site, target)) yield problem("unlinkable-fact", place, { target });
	if (!target.startsWith("/") && !target.startsWith("#")) return;
	if (field.meta.kind === "pages" && site.addresses.has(target)) {
		yield problem("no-pages-below", place, { folder: target });
		return;
	}
	const [path = "", anchor] = target.split("#");
	// A bare anchor in a fact or setting can stand on any page, so there is no page to check it on.
	const page = path === "" ? field.page : normalize(path);
	if (page === undefined) return;
	if (!site.addresses.has(page)) {
		yield problem("broken-link", place, { target: path, nearest: nearest(page, site.addresses.keys()) });
		return;
	}
	const known = anchors.get(page);
	if (!anchor || !known || known.has(anchor)) return;
	yield problem("broken-anchor", place, {
		page,
		anchor,
		nearest: nearest(anchor, known),
		known: [...known],
	});
}
