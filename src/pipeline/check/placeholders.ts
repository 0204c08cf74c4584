import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { writtenFields } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { placeInside } from "./places.ts";

/** What people write where they mean to write something later, and addresses that by agreement lead nowhere. */
const pattern =
	/\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX+)\b|\[(?:\.\.\.|…|invullen|naam|datum)\]|\S*\.(?:example|invalid|test)\b|\S*\bexample\.(?:com|org|net)\b|\S*\blocalhost\b/gi;

/** Nothing is left to be filled in; asked for only before a site goes live. */
export function* checkPlaceholders(site: Site): Generator<AnyProblem> {
	for (const { value, path, source } of writtenFields(site)) {
		if (typeof value !== "string") continue;
		for (const [found] of value.matchAll(pattern)) {
			yield problem("placeholder-left", placeInside(source, path, found), { found });
		}
	}
}
