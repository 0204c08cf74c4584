import type { AnyProblem } from "#core/problems/problem.ts";
import { NotSound } from "../glance.ts";
import { isRemembered, type RememberedPage, type Site } from "../site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkDates } from "./dates.ts";
import { checkFacts } from "./facts.ts";
import { checkFactsWrittenOut } from "./facts-written-out.ts";
import type { CheckOptions, FieldCheck } from "./field-check.ts";
import { checkHeadings } from "./headings.ts";
import { checkHeads } from "./heads.ts";
import { checkHours } from "./hours.ts";
import { checkImages } from "./images.ts";
import { checkLinks } from "./links.ts";
import { checkMenu } from "./menu.ts";
import { checkOrphans } from "./orphans.ts";
import { checkOverviews } from "./overviews.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { checkSamples } from "./samples.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTranslations } from "./translations.ts";
import { checkUnused } from "./unused.ts";
import { checkWords } from "./words.ts";
import { fieldsOfPage, fieldsOutsidePages, namingFields, type WrittenField } from "./written.ts";

/** Where these find a mistake, what follows from it would only be its echo. */
const first = [checkAddresses, checkOverviews, checkMenu, checkTranslations, checkWords];
const firstByField = [checkLinks, checkFacts, checkImages, checkHours];

/** These read what a visitor would see, and so need facts and links that are sound. */
const secondByField = [
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
	const early = firstByField.map((make) => make(site, options));
	const late = secondByField.map((make) => make(site, options));
	const found = first.flatMap((check) => [...check(site)]);
	const later: AnyProblem[] = [];
	const look = (field: WrittenField) => {
		for (const check of early) found.push(...check.look(field));
		for (const check of late) later.push(...check.look(field));
	};
	for (const field of fieldsOutsidePages(site)) look(field);
	for (const page of site.pages.values()) {
		if (isRemembered(page)) {
			for (const check of early) found.push(...recall(check, page));
			for (const check of late) later.push(...recall(check, page));
		} else for (const field of fieldsOfPage(page)) look(field);
	}
	for (const { conclude } of early) if (conclude) found.push(...conclude());
	if (![...before, ...found].some(({ level }) => level === "error")) {
		found.push(...later, ...checkHeads(site));
		for (const { conclude } of late) if (conclude) found.push(...conclude());
	}
	return [...found, ...(options.live ? beforeLive(site) : [])];
}

/** What is wrong with some fields in regard to the rest of the site, as far as it shows by each field. */
export function* checkFields(site: Site, fields: readonly WrittenField[]): Generator<AnyProblem> {
	const checks = firstByField.map((make) => make(site, {}));
	for (const field of fields) {
		for (const { look } of checks) {
			try {
				yield* [...look(field)];
			} catch (error) {
				// It leads to a page that turned out not to be sound: what may stand there is not known.
				if (!(error instanceof NotSound)) throw error;
			}
		}
	}
}

function* recall(check: FieldCheck, page: RememberedPage): Generator<AnyProblem> {
	if (check.recall) yield* check.recall(page);
	else for (const field of namingFields(page)) yield* check.look(field);
}

/** What is marked as a sample is not reported as a placeholder too. */
function beforeLive(site: Site): AnyProblem[] {
	const samples = [...checkSamples(site)];
	const lines = new Set(samples.map(({ place }) => `${place.file}:${place.line}`));
	const others = [...checkPlaceholders(site)].filter(({ place }) => !lines.has(`${place.file}:${place.line}`));
	return [...samples, ...others];
}
