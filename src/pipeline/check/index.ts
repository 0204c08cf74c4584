import type { AnyProblem } from "#core/problems/problem.ts";
import { fieldsOutsidePages, type WrittenField } from "../site/fields.ts";
import { isSoundSite, NotSound, type Site } from "../site/site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkCircles } from "./circles.ts";
import { checkFacts } from "./facts.ts";
import { checkFactsWrittenOut } from "./facts-written-out.ts";
import type { CheckOptions } from "./field-check.ts";
import { checkFillings } from "./fillings.ts";
import { checkForms } from "./forms.ts";
import { checkHeadings } from "./headings.ts";
import { checkImages } from "./images.ts";
import { checkLikely } from "./likely.ts";
import { checkLinks } from "./links.ts";
import { checkMenu } from "./menu.ts";
import { checkOrphans } from "./orphans.ts";
import { checkOverviews } from "./overviews.ts";
import { checkPageMetadata } from "./page-metadata.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { checkSamples } from "./samples.ts";
import { checkSchemaLines } from "./schema-lines.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTranslations } from "./translations.ts";
import { checkTwice } from "./twice.ts";
import { checkUnused } from "./unused.ts";
import { checkDates, checkValues } from "./values.ts";
import { Visitor } from "./visitor.ts";
import { checkWords } from "./words.ts";

/** Where these find a mistake, what follows from it would only be its echo. */
const first = [
	checkAddresses,
	checkOverviews,
	checkMenu,
	checkTwice,
	checkForms,
	checkTranslations,
	checkWords,
	checkSchemaLines,
];

const firstByField = [checkLinks, checkFacts, checkCircles, checkImages, checkValues];

/** These read what a visitor would see, and so need facts and links that are sound. */
const secondByField = [
	checkHeadings,
	checkFillings,
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
	const later: AnyProblem[] = [];
	const early = new Visitor(firstByField.map((make) => make(site, options)));
	const late = new Visitor(secondByField.map((make) => make(site, options)));
	for (const field of fieldsOutsidePages(site)) {
		early.look(field, found);
		late.look(field, later);
	}
	for (const page of site.pages.values()) {
		early.visit(page, found);
		late.visit(page, later);
	}
	early.conclude(found);
	if (isSoundSite(site) && ![...before, ...found].some(({ level }) => level === "error")) {
		found.push(...later, ...checkPageMetadata(site), ...checkLikely(site, options.today ?? new Date()));
		late.conclude(found);
	}
	return [...found, ...(options.live ? beforeLive(site) : [])];
}

/** The errors in some fields in regard to the rest of the site, as far as each shows by itself. */
export function checkFields(site: Site, fields: Iterable<WrittenField>): AnyProblem[] {
	const walk = new Visitor(firstByField.map((make) => make(site, {})));
	const found: AnyProblem[] = [];
	for (const field of fields) {
		try {
			walk.look(field, found);
		} catch (error) {
			// It leads to a page that turned out not to be sound: what may stand there is not known.
			if (!(error instanceof NotSound)) throw error;
		}
	}
	return found.filter(({ level }) => level === "error");
}

/** What is marked as a sample is not reported as a placeholder too. */
function beforeLive(site: Site): AnyProblem[] {
	const samples = [...checkSamples(site)];
	const lines = new Set(samples.map(({ place }) => `${place.file}:${place.line}`));
	const others = [...checkPlaceholders(site)].filter(({ place }) => !lines.has(`${place.file}:${place.line}`));
	return [...samples, ...others];
}
