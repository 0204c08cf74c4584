import { partsOf, shownBy } from "#core/fact-pieces.ts";
import { fileSchemaOf, titleOf } from "#core/facts/define.ts";
import { schemaAt } from "#core/fields/at.ts";
import { nameOf } from "#core/fields/kinds.ts";
import { plainText } from "#core/resolved.ts";
import type { FormField, KnownFact, KnownFacts } from "#core/studio.ts";
import { nameOfEntry } from "#pipeline/authoring/form/names.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { definitionOf, entriesOf, knownFacts } from "#pipeline/site/facts.ts";
import type { LiveSite } from "../content/live-site.ts";

/** The facts that a text can hold, and what each shows. */
export function factsFor({ content, language }: LiveSite): readonly KnownFact[] {
	const found = content.show("/@studio/facts", (site) => {
		const context = makeContext(site, site.source);
		return knownFacts(site).flatMap((name): KnownFact[] => {
			const [collection = "", ...path] = name.split(".");
			const definition = definitionOf(site, collection);
			if (!definition) return [];
			const schema = schemaAt(fileSchemaOf(definition), path);
			const field = (schema && nameOf(schema, language)) ?? path.at(-1) ?? "";
			const entry = entriesOf(site, collection)[path[0] ?? ""];
			const owner = definition.keyed ? nameOfEntry(site, collection, entry) : titleOf(definition, language);
			return [{ name, label: `${owner ?? path[0]}: ${field}`, shows: plainText(context.say(`{${name}}`)) }];
		});
	});
	return found ?? [];
}

/** Gives words as people read them: with what the facts in them show. */
export function readingFacts(live: LiveSite): (words: string) => string {
	let known: KnownFacts | undefined;
	return (words) => {
		// Few hold one.
		if (!words.includes("{")) return words;
		known ??= new Map(factsFor(live).map((fact) => [fact.name, fact]));
		return shownBy(partsOf(words, known));
	};
}

/** A form whose fields are called what people read of them. */
export function withReadNames(field: FormField, read: (words: string) => string): FormField {
	const { content } = field;
	const named = (each: FormField) => withReadNames(each, read);
	return {
		...field,
		label: read(field.label),
		content:
			content.is === "value"
				? content
				: content.is === "block"
					? { ...content, fields: content.fields.map(named) }
					: { ...content, items: content.items.map(named) },
	};
}
