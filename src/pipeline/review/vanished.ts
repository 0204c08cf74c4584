import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { fileNamed } from "../read/content-name.ts";
import type { Site } from "../site/site.ts";
import { languagesOnlyIn, redirectsOf, vanishedAddresses } from "./addresses.ts";

/**
 * Every address of an earlier version that leads nowhere now: at the page that a visitor most likely wants instead, or
 * else in the settings. A language that is gone takes all its addresses with it, and is one problem. A page of the
 * `planned` site that is not there on this day comes back to its own addresses; a redirect would stand in its way.
 */
export function* checkVanished(before: Site, after: Site, planned: Site): Generator<AnyProblem> {
	const former = redirectsOf(before);
	const comesBack = (path: string | undefined) =>
		path !== undefined && planned.addresses.has(path) && !after.addresses.has(path);
	const settings = after.settings?.source;
	const inSettings = (field: string) =>
		settings?.keyAt([field]) ?? { file: fileNamed("site.yaml", after.texts), line: 1, column: 1 };
	for (const { address, successor } of vanishedAddresses(before, after)) {
		if (comesBack(address) || comesBack(former.get(address))) continue;
		const place = successor?.source.keyAt(["title"]) ?? inSettings("address");
		yield problem("address-vanished", place, { address, page: successor?.path });
	}
	for (const language of languagesOnlyIn(before, after)) {
		yield problem("language-vanished", inSettings("languages"), { language, addresses: before.pages.size });
	}
}
