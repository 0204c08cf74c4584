import type { AnyProblem } from "#core/problems/problem.ts";
import type { Site } from "../site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkFacts } from "./facts.ts";
import { checkImages } from "./images.ts";
import { checkLinks } from "./links.ts";
import { checkMenu } from "./menu.ts";
import { checkSamples } from "./samples.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTranslations } from "./translations.ts";
import { checkWords } from "./words.ts";

/** Everything that can be wrong between files. With `live`, samples count too. */
export function checkSite(site: Site, { live = false }: { live?: boolean } = {}): AnyProblem[] {
	const checks = [
		checkAddresses,
		checkLinks,
		checkFacts,
		checkImages,
		checkMenu,
		checkTranslations,
		checkWords,
		checkSpelling,
	];
	if (live) checks.push(checkSamples);
	return checks.flatMap((check) => [...check(site)]);
}
