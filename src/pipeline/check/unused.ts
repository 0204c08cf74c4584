import { factsDefinitions } from "#core/facts/index.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { WrittenImage } from "../present/image.ts";
import { tokenPattern } from "../present/tokens.ts";
import type { Site } from "../site.ts";
import { writtenFields } from "./written.ts";

/** Pictures and facts that nobody names are work for nothing, or forgotten. */
export function* checkUnused(site: Site): Generator<AnyProblem> {
	const images = new Set<string>();
	const facts = new Set<string>();
	for (const { meta, value } of writtenFields(site)) {
		if (meta.kind === "image") images.add((value as WrittenImage).file);
		if (meta.kind === "ref") facts.add(`${meta.collection}.${String(value)}`);
		if (typeof value !== "string") continue;
		for (const [, token = ""] of value.matchAll(tokenPattern)) facts.add(token.trim().split(".").slice(0, 2).join("."));
	}
	for (const file of site.images.names) {
		if (!images.has(file)) {
			yield problem("unused-image", { file: `content/images/${file}`, line: 1, column: 1 }, { file });
		}
	}
	for (const [collection, { value, source }] of site.facts) {
		if (!factsDefinitions[collection].keyed) continue;
		for (const name of Object.keys(value as object)) {
			if (facts.has(`${collection}.${name}`)) continue;
			yield problem("unused-fact", source.keyAt([name]), { name, collection });
		}
	}
}
