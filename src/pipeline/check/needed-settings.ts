import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { Site } from "../site/site.ts";

/** A section that is nothing without a setting stands only where there is one. */
export function* checkNeededSettings({ settings, pages }: Site): Generator<AnyProblem> {
	if (!settings) return;
	const missing = new Map<string, string>();
	for (const { type, needs } of sectionDefinitions.values()) {
		const name = needs.find((each) => settings.value[each] === undefined);
		if (name) missing.set(type, name);
	}
	if (missing.size === 0) return;
	for (const { source, outline } of pages.values()) {
		for (const [place, { type }] of outline.entries()) {
			const name = missing.get(type);
			if (name) yield problem("missing-setting", source.valueAt(["sections", place, "type"]), { name, type });
		}
	}
}
