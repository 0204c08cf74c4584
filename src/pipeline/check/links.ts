import { nearest } from "#core/nearest.ts";
import { normalize } from "#core/paths.ts";
import { type AnyProblem, type Place, problem } from "#core/problems/problem.ts";
import { inspectMarkdown } from "../present/markdown.ts";
import type { Site } from "../site.ts";
import { placeInside } from "./places.ts";
import { type WrittenField, writtenFields } from "./written.ts";

/** Every link leads to a page, an anchor or an address that may be opened; texts hold no HTML and no pictures. */
export function* checkLinks(site: Site): Generator<AnyProblem> {
	const anchors = anchorsOf(site);
	for (const field of writtenFields(site)) {
		if (field.meta.kind === "markdown") yield* checkMarkdown(site, anchors, field);
		if (field.meta.kind !== "link" && field.meta.kind !== "path" && field.meta.kind !== "pages") continue;
		// A former address is one that no page has any more.
		if (field.path[0] === "formerly") continue;
		yield* checkTarget(site, anchors, field, String(field.value), field.source.valueAt(field.path));
	}
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
	if (!target.startsWith("/") && !target.startsWith("#")) return;
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
