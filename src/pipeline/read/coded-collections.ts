import brought from "virtual:sections/facts";
import type { Collections } from "#core/facts/collections.ts";
import type { FactsDefinition } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { inLanguage } from "#core/in-language.ts";

/** The collections that are written in code: those of the builder, and those that sections bring. */
export const codedCollections: Collections = together();

function together(): Collections {
	const all = new Map<string, FactsDefinition>(Object.entries(factsDefinitions));
	for (const [type, definition] of Object.entries(brought)) {
		const { name } = definition;
		if (all.has(name)) {
			const said = {
				nl: '{type}/facts.ts beschrijft de feiten "{name}", en die zijn er al. Geef ze een andere naam.',
				en: '{type}/facts.ts defines the facts "{name}", and there are such facts already. Give them another name.',
				values: { type, name },
			};
			throw Object.assign(new Error(inLanguage(said, "en")), { said });
		}
		all.set(name, definition);
	}
	return all;
}
