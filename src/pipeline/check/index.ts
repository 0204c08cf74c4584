import type { AnyProblem } from "#core/problems/problem.ts";
import { surveyPage } from "../load/survey.ts";
import { fieldsOutsidePages, type WrittenField } from "../site/fields.ts";
import { isRemembered, isSoundSite, NotSound, type Site } from "../site/site.ts";
import { checkAddresses } from "./addresses.ts";
import { checkCircles } from "./circles.ts";
import { checkDays } from "./days.ts";
import { checkDeclarations } from "./declarations.ts";
import { checkExceptions } from "./exceptions.ts";
import { checkFacts } from "./facts.ts";
import { checkFactsWrittenOut } from "./facts-written-out.ts";
import type { CheckOptions } from "./field-check.ts";
import { checkForms } from "./forms.ts";
import { forgetProblems, type Judged, keepProblems, problemsAgain, wrongFiles } from "./found-again.ts";
import { checkHeadings } from "./headings.ts";
import { checkHolidays } from "./holidays.ts";
import { checkImages } from "./images.ts";
import { checkLikely } from "./likely.ts";
import { checkLinks } from "./links.ts";
import { checkListedAgain } from "./listed-again.ts";
import { checkDetails } from "./listed-facts.ts";
import { checkMenu } from "./menu.ts";
import { checkNeededSettings } from "./needed-settings.ts";
import { checkOrphans } from "./orphans.ts";
import { checkOverviews } from "./overviews.ts";
import { checkPageMetadata } from "./page-metadata.ts";
import { checkPlaceholders } from "./placeholders.ts";
import { checkPrices } from "./prices.ts";
import { checkSamples } from "./samples.ts";
import { checkSchemaLines } from "./schema-lines.ts";
import { checkSpelling } from "./spelling.ts";
import { checkStray } from "./stray.ts";
import { checkTexts } from "./texts.ts";
import { checkTheme } from "./theme.ts";
import { checkTranslations } from "./translations.ts";
import { checkTwice } from "./twice.ts";
import { checkUnused } from "./unused.ts";
import { checkDates, checkEditorWords, checkValues } from "./values.ts";
import { Visitor } from "./visitor.ts";
import { checkWords } from "./words.ts";

/** Where these find a mistake, what follows from it would only be its echo. */
const first = [
	checkAddresses,
	checkDeclarations,
	checkDays,
	checkOverviews,
	checkMenu,
	checkTwice,
	checkForms,
	checkExceptions,
	checkHolidays,
	checkTheme,
	checkNeededSettings,
	checkWords,
	checkSchemaLines,
];

const firstByField = [
	checkTexts,
	checkStray,
	checkLinks,
	checkFacts,
	checkDetails,
	checkCircles,
	checkImages,
	checkEditorWords,
	checkValues,
];

/** These read what a visitor would see, and so need facts and links that are sound. */
const ofTexts = [checkHeadings, checkFactsWrittenOut, checkDates, checkSpelling];

/** These need every page and every fact: of what is wrong elsewhere they would report the echo. */
const ofWhole = [checkPrices, checkListedAgain, checkOrphans, checkUnused];

/** Everything that can be wrong between files. `before` is what was wrong in the files themselves. */
export function checkSite(site: Site, before: readonly AnyProblem[], options: CheckOptions): readonly AnyProblem[] {
	if (options.live) return beforeLive(site, allOf(site, judge(site, before, options)));
	const again = before.length === 0 ? problemsAgain(site, options) : undefined;
	if (again && isRightByItself(site, again.found, options)) {
		const translated = [...checkTranslations(site, again.found.slice(0, again.early), options.today)];
		if (!translated.some(isError)) return allOf(site, { judged: again, translated });
	}
	const all = judge(site, before, options);
	// An error in a translation hides what is judged after it.
	if (before.length === 0 && !all.translated.some(isError)) keepProblems(site, options, all.judged);
	else forgetProblems(site);
	return allOf(site, all);
}

interface JudgedWhole {
	readonly judged: Judged;
	readonly translated: readonly AnyProblem[];
}

/**
 * Translations and heads are judged in every run: what was translated is out of date with the first word that is edited,
 * and of an edited title or description it has to be known whether another page has the same, and no more.
 */
function allOf(site: Site, { judged: { found, early, headsMayBeJudged }, translated }: JudgedWhole): AnyProblem[] {
	const heads = headsMayBeJudged && isSoundSite(site) ? checkPageMetadata(site) : [];
	return [...found.slice(0, early), ...translated, ...found.slice(early), ...heads];
}

function isError({ level }: AnyProblem): boolean {
	return level === "error";
}

/** Whether nothing is wrong with the texts that were read anew. Where `known` problems stand, each text is as it was. */
function isRightByItself(site: Site, known: readonly AnyProblem[], options: CheckOptions): boolean {
	const wrong = wrongFiles(known);
	const visitor = new Visitor([...firstByField, ...ofTexts].map((make) => make(site, options)));
	const found = [...checkTwice(site), ...checkSchemaLines(site)].filter(({ place }) => !wrong.has(place.file));
	for (const page of site.pages.values()) {
		if (!isRemembered(page) && !wrong.has(page.source.file)) visitor.visit(page, found);
	}
	return found.length === 0;
}

function judge(site: Site, before: readonly AnyProblem[], options: CheckOptions): JudgedWhole {
	const { today } = options;
	const found = first.flatMap((check) => [...check(site, options)]);
	const [early, texts, whole] = [firstByField, ofTexts, ofWhole].map((makers) => ({
		visitor: new Visitor(makers.map((make) => make(site, options))),
		found: [] as AnyProblem[],
	})) as [Pass, Pass, Pass];
	const passes = [early, texts, whole];
	for (const field of fieldsOutsidePages(site)) for (const pass of passes) pass.visitor.look(field, pass.found);
	for (const page of site.pages.values()) {
		for (const pass of passes) pass.visitor.visit(page, pass.found);
		// Its fields are let go before those of the next page are collected, and its texts are still at hand.
		if (!isRemembered(page)) surveyPage(page, site);
	}
	for (const page of site.partial.pages.values()) early.visitor.visit(page, early.found);
	found.push(...concluded(early));
	const translated = [...checkTranslations(site, [...before, ...found], today)];
	const wrong = new Set([...before, ...found, ...translated].filter(isError).map(({ place }) => place.file));
	const late: AnyProblem[] = [];
	const headsMayBeJudged = isSoundSite(site) && wrong.size === 0;
	if (isSoundSite(site)) {
		if (wrong.size === 0) {
			late.push(...concluded(texts), ...concluded(whole), ...checkLikely(site));
		} else if (![...wrong].some(concernsAll)) {
			// A word that is allowed for no reason may be needed by a file that was not read.
			const sound = ({ place: { file } }: AnyProblem) => !wrong.has(file) && file !== "content/words.txt";
			late.push(...concluded(texts).filter(sound));
		}
	}
	return { judged: { found: [...found, ...late], early: found.length, headsMayBeJudged }, translated };
}

/** Checks that are made together, and what they found. */
interface Pass {
	readonly visitor: Visitor;
	readonly found: AnyProblem[];
}

function concluded({ visitor, found }: Pass): readonly AnyProblem[] {
	visitor.conclude(found);
	return found;
}

/** Whether all other files depend on a file. */
function concernsAll(file: string): boolean {
	return !/^content\/(?:pages|translations|images)\//.test(file);
}

/** The errors in some fields in regard to the rest of the site, as far as each shows by itself. */
export function checkFields(site: Site, fields: Iterable<WrittenField>, options: CheckOptions): AnyProblem[] {
	const judge = fieldJudge(site, options);
	return [...fields].flatMap(judge).filter(({ level }) => level === "error");
}

/** Tells of one field after another what is wrong with it in regard to the rest of the site. */
export function fieldJudge(site: Site, options: CheckOptions): (field: WrittenField) => AnyProblem[] {
	const walk = new Visitor(firstByField.map((make) => make(site, options)));
	return (field) => {
		const found: AnyProblem[] = [];
		try {
			walk.look(field, found);
		} catch (error) {
			// It leads to a page that turned out not to be sound: what may stand there is not known.
			if (!(error instanceof NotSound)) throw error;
		}
		return found;
	};
}

/** What is marked as a sample is not reported as a placeholder too. */
function beforeLive(site: Site, found: readonly AnyProblem[]): AnyProblem[] {
	const samples = [...checkSamples(site)];
	const lines = new Set(samples.map(({ place }) => `${place.file}:${place.line}`));
	const isOther = ({ code, place }: AnyProblem) =>
		code !== "placeholder-left" || !lines.has(`${place.file}:${place.line}`);
	return [...samples, ...[...found, ...checkPlaceholders(site)].filter(isOther)].map(refuseTemplate);
}

/** A site does not go live with a sentence that only holds the place of another. */
function refuseTemplate(problem: AnyProblem): AnyProblem {
	const { code } = problem;
	return code === "template-left" || code === "placeholder-left" ? { ...problem, level: "error" } : problem;
}
