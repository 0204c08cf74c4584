import { kinds } from "#core/fields/kinds.ts";
import { remembered } from "#core/remembered.ts";
import { cluesIn } from "../kinds/clues.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { fingerprintOf } from "../read/fingerprint.ts";
import type { SourceFile } from "../read/source.ts";
import { fieldsOfPage, releaseFields, type WrittenField } from "../site/fields.ts";
import { readingMinutes } from "../site/reading-time.ts";
import type { Site, SitePage } from "../site/site.ts";
import type { PageSurvey, SurveyedField } from "../site/survey.ts";
import { wordsOf } from "../spelling/file-words.ts";
import { type Speller, spellerOf } from "../spelling/speller.ts";
import { inspectMarkdown } from "../text/markdown.ts";
import { tokenPattern } from "../text/tokens.ts";

/** Of a page that did not change. */
const known = new WeakMap<SourceFile, PageSurvey>();

/** Surveys a page in which nothing is wrong, and lets go of its fields. */
export function surveyPage(page: SitePage, site: Site): PageSurvey {
	return remembered(known, page.source, () => survey(page, spellerOf(site)));
}

function survey(page: SitePage, speller: Speller | undefined): PageSurvey {
	const { sections: _, ...head } = page.value;
	const fields = fieldsOfPage(page);
	const inside = {
		outline: page.outline,
		fields: fields.flatMap(surveyField),
		words: wordsOf(page.source, fields, speller),
		clues: cluesIn(page.source.text),
	};
	const minutes = head.article && readingMinutes(page);
	const survey = { head, minutes, inside: fingerprintOf(JSON.stringify(inside)).slice(0, 16), ...inside };
	releaseFields(page, survey);
	return survey;
}

function surveyField({ meta, path, value }: WrittenField): SurveyedField[] {
	const { names, holdsFacts, words } = kinds[meta.kind];
	// What names something by its whole value, and what is judged by itself.
	const { faults, faultsOn } = nodeKinds[meta.kind];
	if (names !== "nothing" || faults || faultsOn) return [{ meta, path, value }];
	if (!holdsFacts) return [];
	const text = String(value);
	const tokens = text.includes("{") ? (text.match(tokenPattern) ?? []) : [];
	const links = words === "markdown" ? linksIn(text) : [];
	if (tokens.length === 0 && links.length === 0) return [];
	return [{ meta, path, value: tokens.join(" "), ...(words === "markdown" && { links }) }];
}

function linksIn(text: string): string[] {
	return inspectMarkdown(text).flatMap(({ what, found }) => (what === "link" ? [found] : []));
}
