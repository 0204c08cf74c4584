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

/** Every check walks the same fields, and a file that did not change keeps its own. */
const known = new WeakMap<SourceFile, readonly WrittenField[]>();

/** Every field of a kind that editors wrote, in all files. */
export function* writtenFields(site: Site): Generator<WrittenField> {
	const { settings } = site;
	if (settings) {
		const { source, value } = settings;
		yield* once(source, () => fieldsOf(source, siteSchema, value));
	}
	for (const [name, { source, value }] of site.facts) {
		yield* once(source, () => fieldsOf(source, fileSchemaOf(factsDefinitions[name]), value));
	}
	for (const page of site.pages.values()) yield* fieldsOfPage(page);
}

/** Every field of a kind on one page. */
export function fieldsOfPage({ path, source, value }: SitePage): readonly WrittenField[] {
	return once(source, () => [
		...fieldsOf(source, pageHeadSchema, value, { page: path }),
		...value.sections.flatMap(({ type, fields }, index) => {
			const schema = sectionDefinitions.get(type)?.schema;
			return schema ? fieldsOf(source, schema, fields, { page: path, at: ["sections", index] }) : [];
		}),
	]);
}

function once(source: SourceFile, collect: () => readonly WrittenField[]): readonly WrittenField[] {
	const fields = known.get(source) ?? collect();
	known.set(source, fields);
	return fields;
}

function fieldsOf(
	source: SourceFile,
	schema: Parameters<typeof fieldsIn>[0],
	value: unknown,
	{ page, at = [] }: { page?: string; at?: FoundField["path"] } = {},
): WrittenField[] {
	return [...fieldsIn(schema, value, at)].map((field) => ({ ...field, source, ...(page !== undefined && { page }) }));
}
