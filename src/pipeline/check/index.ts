import type { AnyProblem } from "#core/problems/problem.ts";
import { fieldsOutsidePages, type WrittenField } from "../site/fields.ts";
import { isSoundSite, NotSound, type Site, type SoundSite } from "../site/site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkFacts } from "./facts.ts";
import { checkFactsWrittenOut } from "./facts-written-out.ts";
import type { CheckOptions } from "./field-check.ts";
import { checkHeadings } from "./headings.ts";
import { checkImages } from "./images.ts";
import { checkLinks } from "./links.ts";
import { checkMenu } from "./menu.ts";
import { checkOrphans } from "./orphans.ts";
import { checkOverviews } from "./overviews.ts";
import { checkPageMetadata } from "./page-metadata.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { checkSamples } from "./samples.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTexts } from "./texts.ts";
import { checkTranslations } from "./translations.ts";
import { checkUnused } from "./unused.ts";
import { checkDates, checkValues } from "./values.ts";
import { Visitor } from "./visitor.ts";
import { checkWords } from "./words.ts";

/** Where these find a mistake, what follows from it would only be its echo. */
const first = [checkAddresses, checkOverviews, checkMenu, checkWords];

const firstByField = [checkTexts, checkLinks, checkFacts, checkImages, checkValues];

/** These read what a visitor would see, and so need facts and links that are sound. */
const ofTexts = [checkHeadings, checkFactsWrittenOut, checkDates, checkSpelling];

/** These need every page and every fact: of what is wrong elsewhere they would report the echo. */
const ofWhole = [checkPrices, checkOrphans, checkUnused];

/** Everything that can be wrong between files. `before` is what was wrong in the files themselves. */
export function checkSite(site: Site, before: readonly AnyProblem[], options: CheckOptions = {}): AnyProblem[] {
	const found = first.flatMap((check) => [...check(site)]);
	const early = new Visitor(firstByField.map((make) => make(site, options)));
	for (const field of fieldsOutsidePages(site)) early.look(field, found);
	for (const page of [...site.pages.values(), ...site.partial.pages.values()]) early.visit(page, found);
	early.conclude(found);
	found.push(...checkTranslations(site, [...before, ...found]));
	if (isSoundSite(site)) found.push(...checkLater(site, wrongFiles([...before, ...found]), options));
	return [...found, ...(options.live ? beforeLive(site) : [])];
}

function wrongFiles(problems: readonly AnyProblem[]): ReadonlySet<string> {
	return new Set(problems.filter(({ level }) => level === "error").map(({ place }) => place.file));
}

/** What is wrong in the files that are sound, as long as nothing is wrong that all of them depend on. */
function checkLater(site: SoundSite, wrong: ReadonlySet<string>, options: CheckOptions): AnyProblem[] {
	if ([...wrong].some((file) => !/^content\/(?:pages|translations|images)\//.test(file))) return [];
	const makers = wrong.size === 0 ? [...ofTexts, ...ofWhole] : ofTexts;
	const late = new Visitor(makers.map((make) => make(site, options)));
	const found: AnyProblem[] = [];
	for (const field of fieldsOutsidePages(site)) late.look(field, found);
	for (const page of site.pages.values()) if (!wrong.has(page.source.file)) late.visit(page, found);
	late.conclude(found);
	if (wrong.size === 0) return [...found, ...checkPageMetadata(site)];
	// A word that is allowed for no reason may be needed by a file that was not read.
	return found.filter(({ place }) => !wrong.has(place.file) && place.file !== "content/words.txt");
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
