import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { writtenFields } from "../site/fields.ts";
import type { Site } from "../site/site.ts";
import { placeInside } from "./places.ts";

/** Addresses that by agreement lead nowhere, and what is left out of a text on purpose or not yet written. */
const pattern = /\S*\.(?:example|invalid|test)\b|\S*\bexample\.(?:com|org|net)\b|\S*\blocalhost\b|\[(?:\.\.\.|…)\]/gi;

/** What may stand in a text while a site is made; asked for only before it goes live. */
export function* checkPlaceholders(site: Site): Generator<AnyProblem> {
	for (const { value, path, source } of writtenFields(site)) {
		if (typeof value !== "string") continue;
		for (const match of value.matchAll(pattern)) {
			const [found] = match;
			yield problem("placeholder-left", placeInside(source, path, found, match), { found });
		}
	}
}
