import { kinds } from "#core/fields/kinds.ts";
import { today } from "#core/opening.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkFactsWrittenOut, searchKeys } from "#pipeline/check/facts-written-out.ts";
import { checkHeadings } from "#pipeline/check/headings.ts";
import { checkStray } from "#pipeline/check/stray.ts";
import { mentionsSilence } from "#pipeline/check/suppressions.ts";
import { Visitor } from "#pipeline/check/visitor.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { surveyPage } from "#pipeline/load/survey.ts";
import { fieldsOfPage, type WrittenField } from "#pipeline/site/fields.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { Site, SitePage } from "#pipeline/site/site.ts";
import { inspectMarkdown } from "#pipeline/text/markdown.ts";
import { typedInLine } from "#pipeline/text/typed.ts";
import { openContent } from "../content/content.ts";
import { type Surveyed, surveyed } from "../memory/site-memory.ts";

let reader: SiteReader | undefined;

/** What surveyed pages in this thread before: it need not read them again. */
export function latestReader(): SiteReader | undefined {
	return reader;
}

/** Surveys the pages of a task in which nothing is wrong, as far as that can be said without the other pages. */
export function surveyFiles({ root, files }: SurveyTask): { surveyed: Surveyed[]; searchedFor: readonly string[] } {
	const wanted = new Set(files);
	reader = openContent(root, { only: ({ role, file }) => role !== "page" || wanted.has(file) });
	const { site, problems } = reader.read();
	const wrong = new Set(problems.map(({ place }) => place.file));
	const isSound = soundness(site);
	const sound = [...site.pages.values()].filter((page) => !wrong.has(page.source.file) && isSound(page));
	return { surveyed: sound.map((page) => surveyed(page, surveyPage(page, site))), searchedFor: searchKeys(site) };
}

/** What a survey no longer tells of a page has to be right. */
function soundness(site: Site): (page: SitePage) => boolean {
	const walk = new Visitor(
		[checkHeadings, checkFactsWrittenOut, checkStray].map((make) =>
			make(site, { today: today(regionOf(site).timeZone) }),
		),
	);
	return (page) => {
		const found: AnyProblem[] = [];
		walk.visit(page, found);
		return found.length === 0 && !mentionsSilence(page.source.text) && fieldsOfPage(page).every(isSafe);
	};
}

function isSafe({ meta, value }: WrittenField): boolean {
	const { words } = kinds[meta.kind];
	if (words === "none") return true;
	if (words !== "markdown") return [...typedInLine(String(value))].length === 0;
	return inspectMarkdown(String(value)).every((finding) => finding.what === "link" && !finding.fault);
}

/** Reads pages and surveys those in which nothing is wrong by itself. */
export interface SurveyTask {
	readonly kind: "survey";
	readonly root: string;
	/** Files of pages: `content/pages/contact.yaml`. */
	readonly files: readonly string[];
}
