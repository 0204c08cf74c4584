import { collectionOf } from "#core/facts/collection-of.ts";
import { titleOf } from "#core/facts/define.ts";
import { kinds } from "#core/fields/kinds.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { FormField, FormValue, Spot } from "#core/studio.ts";
import { definitionOf, entriesOf } from "../../site/facts.ts";
import type { Site } from "../../site/site.ts";
import { bareWords } from "../../text/markdown.ts";

/** What people call an entry of a collection of facts: its first words. */
export function nameOfEntry(site: Site, collection: string, entry: unknown): string | undefined {
	const definition = definitionOf(site, collection);
	const first = definition && fieldsIn(definition.entry, entry)[0];
	return typeof first?.value === "string" ? first.value : undefined;
}

/** What people call a whole file, or an entry of facts; undefined for anything else. */
export function nameOfWhole(site: Site, { file, path }: Spot, language: EditorLanguage): string | undefined {
	const collection = collectionOf(file) ?? "";
	const [key] = path;
	if (key !== undefined)
		return path.length === 1 ? nameOfEntry(site, collection, entriesOf(site, collection)[key]) : undefined;
	const definition = definitionOf(site, collection);
	if (definition) return titleOf(definition, language);
	if (file === site.settings?.source.file) return inLanguage(settings, language);
	return [...site.pages.values()].find(({ source }) => source.file === file)?.value.title;
}

const settings = { nl: "Instellingen van de site", en: "Settings of the site" };

/** The first words in something that visitors read, or else anything that was written there: people know it by them. */
export function wordsIn(field: Pick<FormField, "content">): string {
	const written = valuesIn(field);
	const told = written.find(({ kind }) => kinds[kind].translated) ?? written[0];
	const chosen = told?.options?.find(({ value }) => value === told.written)?.text;
	return bareWords(chosen ?? told?.written ?? "");
}

function valuesIn({ content }: Pick<FormField, "content">): FormValue[] {
	if (content.is === "value") return content.written ? [content] : [];
	return (content.is === "block" ? content.fields : content.items).flatMap(valuesIn);
}
