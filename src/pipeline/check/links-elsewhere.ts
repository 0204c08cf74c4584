import { kinds, leadsElsewhere } from "#core/fields/kinds.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { type WrittenField, writtenFields } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { inspectMarkdown } from "../text/markdown.ts";
import { pathOnSite } from "./links.ts";
import { placeInside } from "./places.ts";

/** Addresses of other sites that did not answer as they should: with a status, or, where it is undefined, not at all. */
export type Unanswered = ReadonlyMap<string, number | undefined>;

/** A link to another site, and where it was written. */
interface LinkElsewhere {
	readonly target: string;
	place(): Location;
}

/** Every address of another site that editors wrote, each once. Translations have the same. */
export function targetsElsewhere(site: Site): ReadonlySet<string> {
	return new Set([...linksElsewhere(site)].map(({ target }) => target));
}

/** What is wrong with the links to addresses that were asked. */
export function* checkElsewhere(site: Site, unanswered: Unanswered): Generator<AnyProblem> {
	for (const { target, place } of linksElsewhere(site)) {
		if (unanswered.has(target)) yield problem("link-elsewhere", place(), { target, status: unanswered.get(target) });
	}
}

function* linksElsewhere(site: Site): Generator<LinkElsewhere> {
	for (const field of writtenFields(site)) {
		if (!leadsElsewhere(kinds[field.meta.kind])) continue;
		for (const link of linksIn(field)) {
			// Of the site itself pages are known, and it may not be online yet.
			if (link.target.startsWith("https://") && pathOnSite(site, link.target) === undefined) yield link;
		}
	}
}

function linksIn({ meta, value, source, path, links }: WrittenField): LinkElsewhere[] {
	if (kinds[meta.kind].words !== "markdown") return [{ target: String(value), place: () => source.valueAt(path) }];
	const targets =
		links ?? inspectMarkdown(String(value)).flatMap(({ what, found }) => (what === "link" ? [found] : []));
	return targets.map((target) => ({ target, place: () => placeInside(source, path, target) }));
}
