import type { FieldMeta } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { FieldPath } from "#core/fields/walk.ts";
import type { PageHead } from "#core/page.ts";
import { fieldsOfPage, type WrittenField } from "../check/written.ts";
import { inspectMarkdown } from "../present/markdown.ts";
import { tokenPattern } from "../present/tokens.ts";
import type { SitePage } from "../site.ts";
import { type FileWords, wordsOf } from "../spelling/file-words.ts";
import type { WrittenPage } from "../validate/page.ts";

/**
 * What other files want to know of a page, as plain data that can be kept: with it a page that did not change need not
 * be read as YAML again.
 */
export interface PageSurvey {
	readonly head: PageHead;
	readonly outline: readonly SectionOutline[];
	/** The fields that name something else: facts, pages, pictures, days. */
	readonly fields: readonly SurveyedField[];
	readonly words: FileWords;
}

/** A section as seen from outside. */
export interface SectionOutline {
	readonly type: string;
	readonly id?: string;
}

export function outlineOf(sections: WrittenPage["sections"]): SectionOutline[] {
	return sections.map(({ type, id }) => (id === undefined ? { type } : { type, id }));
}

/** A field of which only that is left by which it names something. */
interface SurveyedField {
	readonly meta: FieldMeta;
	readonly path: FieldPath;
	/** Of a text only the facts in it, `{products.reis.price} {business.phone}`; of other fields the value. */
	readonly value: unknown;
	/** Where the links in a text lead. */
	readonly links?: readonly string[];
}

/** Surveys a page in which nothing is wrong. */
export function surveyPage(page: SitePage): PageSurvey {
	const { sections: _, ...head } = page.value;
	const fields = fieldsOfPage(page);
	return {
		head,
		outline: page.outline,
		fields: fields.flatMap(surveyField),
		words: wordsOf(page.source, fields),
	};
}

/** Kinds that name something by their whole value. */
const naming = new Set<string>(["ref", "link", "path", "pages", "image", "phone", "hours"]);

function surveyField({ meta, path, value }: WrittenField): SurveyedField[] {
	const { kind } = meta;
	if (naming.has(kind) || (kind === "date" && meta.when)) return [{ meta, path, value }];
	if (!kinds[kind].worded) return [];
	const text = String(value);
	const tokens = text.includes("{") ? (text.match(tokenPattern) ?? []) : [];
	const links = kind === "markdown" ? linksIn(text) : [];
	if (tokens.length === 0 && links.length === 0) return [];
	return [{ meta, path, value: tokens.join(" "), ...(kind === "markdown" && { links }) }];
}

function linksIn(text: string): string[] {
	return inspectMarkdown(text).flatMap(({ what, found }) => (what === "link" ? [found] : []));
}
