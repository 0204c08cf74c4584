import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Site } from "../site/site.ts";
import { removedLanguages, vanishedAddresses } from "./addresses.ts";

/** Every address of an earlier version that leads nowhere now, at the page that a visitor most likely wants instead. */
export function* checkVanished(before: Site, after: Site): Generator<AnyProblem> {
	for (const language of removedLanguages(before, after)) {
		const place = after.settings?.source.keyAt(["languages"]) ?? { file: "content/site.yaml", line: 1, column: 1 };
		yield problem("language-vanished", place, { language, addresses: before.pages.size });
	}
	for (const { address, successor } of vanishedAddresses(before, after)) {
		const place = successor?.source.keyAt(["title"]) ?? { file: "content/site.yaml", line: 1, column: 1 };
		yield problem("address-vanished", place, { address, page: successor?.path });
	}
}
