import { fileSchemaOf } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { type FoundField, fieldsIn } from "#core/fields/walk.ts";
import { pageHeadSchema } from "#core/page.ts";
import { siteSchema } from "#core/settings.ts";
import type { SourceFile } from "../read/source.ts";
import { sectionDefinitions } from "../sections.ts";
import type { Site, SitePage } from "../site.ts";

/** A field of a kind, with the file it stands in. */
export interface WrittenField extends FoundField {
	readonly source: SourceFile;
	/** The page it stands on; facts and settings have none. */
	readonly page?: string;
}

/** Every field of a kind that editors wrote, in all files. */
export function* writtenFields(site: Site): Generator<WrittenField> {
	if (site.settings) {
		const { source, value } = site.settings;
		for (const field of fieldsIn(siteSchema, value)) yield { ...field, source };
	}
	for (const [name, { source, value }] of site.facts) {
		for (const field of fieldsIn(fileSchemaOf(factsDefinitions[name]), value)) yield { ...field, source };
	}
	for (const page of site.pages.values()) yield* fieldsOfPage(page);
}

/** Every field of a kind on one page. */
export function* fieldsOfPage({ path, source, value }: SitePage): Generator<WrittenField> {
	for (const field of fieldsIn(pageHeadSchema, value)) yield { ...field, source, page: path };
	for (const [index, { type, fields }] of value.sections.entries()) {
		const schema = sectionDefinitions.get(type)?.schema;
		if (!schema) continue;
		for (const field of fieldsIn(schema, fields, ["sections", index])) yield { ...field, source, page: path };
	}
}
