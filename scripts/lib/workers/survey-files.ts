import { checkFactsWrittenOut, factsSearchedFor } from "#pipeline/check/facts-written-out.ts";
import { checkHeadings } from "#pipeline/check/headings.ts";
import { fieldsOfPage } from "#pipeline/check/written.ts";
import { inspectMarkdown } from "#pipeline/present/markdown.ts";
import type { Site, SitePage } from "#pipeline/site.ts";
import { surveyPage } from "#pipeline/survey/survey.ts";
import { openContent } from "../content.ts";
import { type Surveyed, surveyed } from "../memory.ts";
import type { SurveyTask } from "./tasks.ts";

/** Surveys the pages of a task in which nothing is wrong, as far as that can be said without the other pages. */
export function surveyFiles({ root, files }: SurveyTask): { surveyed: Surveyed[]; searchedFor: readonly string[] } {
	const wanted = new Set(files);
	const { site, problems } = openContent(root, {
		only: (file) => !file.startsWith("content/pages/") || wanted.has(file),
	}).read();
	const wrong = new Set(problems.map(({ place }) => place.file));
	const isSound = soundness(site);
	const sound = [...site.pages.values()].filter((page) => !wrong.has(page.source.file) && isSound(page));
	return { surveyed: sound.map((page) => surveyed(page, surveyPage(page))), searchedFor: factsSearchedFor(site) };
}

/** What a survey no longer tells of a page has to be right. */
function soundness(site: Site): (page: SitePage) => boolean {
	const checks = [checkHeadings, checkFactsWrittenOut].map((make) => make(site, {}));
	return (page) =>
		fieldsOfPage(page).every((field) => {
			if (checks.some(({ look }) => [...look(field)].length > 0)) return false;
			if (field.meta.kind !== "markdown") return true;
			return inspectMarkdown(String(field.value)).every((finding) => finding.what === "link" && finding.safe);
		});
}
