import { declarationSchemaOf } from "#core/facts/declaration.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import { type FoundField, fieldsIn } from "#core/fields/walk.ts";
import { pageHeadSchema } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import { siteSchema } from "#core/settings.ts";
import { codedCollections } from "../read/coded-collections.ts";
import type { SourceFile } from "../read/source.ts";
import { factsOf } from "./facts.ts";
import { sectionDefinitions } from "./sections.ts";
import type { Site, SitePage } from "./site.ts";
import type { PageSurvey } from "./survey.ts";

/** A field of a kind, with the file it stands in. */
export interface WrittenField extends Omit<FoundField, "schema"> {
	readonly source: SourceFile;
	/** The page it stands on; facts and settings have none. */
	readonly page?: string;
	/** Where the links in a text lead, when nothing else is left of the text. */
	readonly links?: readonly string[];
}

/** Every check walks the same fields, and a file that did not change keeps its own. */
const known = new WeakMap<SourceFile | PageSurvey | ReadonlySet<number>, readonly WrittenField[]>();

/** Every field of a kind that editors wrote, in all files. */
export function* writtenFields(site: Site): Generator<WrittenField> {
	yield* fieldsOutsidePages(site);
	for (const page of site.pages.values()) yield* fieldsOfPage(page);
}

/** Every field by which something else is named, in all files. */
export function* allNamingFields(site: Site): Generator<WrittenField> {
	yield* fieldsOutsidePages(site);
	for (const page of site.pages.values()) yield* namingFields(page);
}

/** Every field of a kind in the settings, the facts and what is declared of them. */
export function* fieldsOutsidePages(site: Site): Generator<WrittenField> {
	const { settings, declarations } = site;
	if (settings) {
		const { source, value } = settings;
		yield* remembered(known, source, () => fieldsOf(source, siteSchema, value));
	}
	for (const [name, { source, value }] of declarations) {
		yield* remembered(known, source, () => fieldsOf(source, declarationSchemaOf(codedCollections.get(name)), value));
	}
	for (const { definition, files } of factsOf(site)) {
		for (const { source, value } of files)
			yield* remembered(known, source, () => fieldsOf(source, fileSchemaOf(definition), value));
	}
}

/** The fields of a page by which it names something else; all of its fields when it was read anew. */
export function namingFields(page: SitePage): readonly WrittenField[] {
	const { source, survey, leftOut } = page;
	const fields = survey ? remembered(known, survey, () => leftOf(page, survey)) : surveyed.get(source);
	if (!fields) return fieldsOfPage(page);
	return leftOut
		? fields.filter(({ path: [first, place] }) => first !== "sections" || !leftOut.has(Number(place)))
		: fields;
}

/** What the fields of all pages name, pages that are alike each once. */
export function* namedOnPages({ pages }: Site): Generator<Pick<FoundField, "meta" | "value">> {
	const told = new Set<PageSurvey["fields"]>();
	for (const page of pages.values()) {
		const alike = page.leftOut ? undefined : page.survey?.fields;
		if (!alike) yield* namingFields(page);
		else if (!told.has(alike)) yield* alike;
		if (alike) told.add(alike);
	}
}

/** What is left of the fields of pages that have been surveyed. */
const surveyed = new WeakMap<SourceFile, readonly WrittenField[]>();

/** Lets go of the fields of a page of which its survey is known; they are collected again when somebody asks for all. */
export function releaseFields(page: SitePage, survey: PageSurvey): void {
	surveyed.set(page.source, leftOf(page, survey));
	known.delete(page.source);
}

function leftOf({ path: page, source }: SitePage, { fields }: PageSurvey): readonly WrittenField[] {
	return fields.map(({ meta, path, value, links }) =>
		links ? { meta, path, value, source, page, links } : { meta, path, value, source, page },
	);
}

/** Every field of a kind on one page. */
export function fieldsOfPage({ path, source, value, leftOut }: SitePage): readonly WrittenField[] {
	return remembered(known, leftOut ?? source, () => [
		...fieldsOf(source, pageHeadSchema, value, { page: path }),
		...value.sections.flatMap(({ type, place, fields }) => {
			const schema = sectionDefinitions.get(type)?.schema;
			return schema ? fieldsOf(source, schema, fields, { page: path, at: ["sections", place] }) : [];
		}),
	]);
}

function fieldsOf(
	source: SourceFile,
	schema: Parameters<typeof fieldsIn>[0],
	value: unknown,
	{ page, at = [] }: { page?: string; at?: FoundField["path"] } = {},
): WrittenField[] {
	// Of each of thousands of pages: written out, this is several times as fast as spreading.
	return fieldsIn(schema, value, at).map(({ meta, value, path }) =>
		page === undefined ? { meta, value, path, source } : { meta, value, path, source, page },
	);
}
