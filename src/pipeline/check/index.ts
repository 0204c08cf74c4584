import type { AnyProblem } from "#core/problems/problem.ts";
import type { Site } from "../site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkDates } from "./dates.ts";
import { checkFacts } from "./facts.ts";
import { checkFactsWrittenOut } from "./facts-written-out.ts";
import { checkHeadings } from "./headings.ts";
import { checkHeads } from "./heads.ts";
import { checkHours } from "./hours.ts";
import { checkImages } from "./images.ts";
import { checkLinks } from "./links.ts";
import { checkMenu } from "./menu.ts";
import { checkOrphans } from "./orphans.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { checkSamples } from "./samples.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTranslations } from "./translations.ts";
import { checkUnused } from "./unused.ts";
import { checkWords } from "./words.ts";

export interface CheckOptions {
	/** Samples and placeholders count too: the check before going live. */
	readonly live?: boolean;
	/** The day on which is checked; now, unless a test says otherwise. */
	readonly today?: Date;
}

/** Where these find a mistake, what follows from it would only be its echo. */
const first = [
	checkAddresses,
	checkLinks,
	checkFacts,
	checkImages,
	checkMenu,
	checkHours,
	checkTranslations,
	checkWords,
];

/** These read what a visitor would see, and so need facts and links that are sound. */
const second = [
	checkHeads,
	checkHeadings,
	checkFactsWrittenOut,
	checkPrices,
	checkDates,
	checkOrphans,
	checkUnused,
	checkSpelling,
];

/** Everything that can be wrong between files. `before` is what was wrong in the files themselves. */
export function checkSite(site: Site, before: readonly AnyProblem[], options: CheckOptions = {}): AnyProblem[] {
	const found = first.flatMap((check) => [...check(site)]);
	const sound = ![...before, ...found].some(({ level }) => level === "error");
	const later = sound ? second.flatMap((check) => [...check(site, options)]) : [];
	return [...found, ...later, ...(options.live ? beforeLive(site) : [])];
}

/** What is marked as a sample is not reported as a placeholder too. */
function beforeLive(site: Site): AnyProblem[] {
	const samples = [...checkSamples(site)];
	const lines = new Set(samples.map(({ place }) => `${place.file}:${place.line}`));
	const others = [...checkPlaceholders(site)].filter(({ place }) => !lines.has(`${place.file}:${place.line}`));
	return [...samples, ...others];
}
