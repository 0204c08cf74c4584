import * as z from "zod";
import { downloadAddress } from "#core/downloads.ts";
import { titleOf } from "#core/facts/define.ts";
import type { KindAnswers } from "#core/fields/answers.ts";
import { type EditorWord, editorWord } from "#core/fields/editor-words.ts";
import { type FieldMeta, optionsIn, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import type { FormOption } from "#core/studio.ts";
import { builtInWords } from "../../site/built-in-words.ts";
import { detailsOf, entriesOf, listedCollections } from "../../site/facts.ts";
import type { Site } from "../../site/site.ts";
import { nameOfEntry } from "./names.ts";

type Control = KindAnswers["form"];

interface Asked {
	readonly site: Site;
	readonly schema: z.core.$ZodType;
	readonly meta: FieldMeta | undefined;
	readonly language: EditorLanguage;
}

type Options = (asked: Asked) => readonly FormOption[];

/** A word that stands for a value, as the editors of a site write it. */
function own(word: EditorWord, { source }: Site): FormOption {
	const written = editorWord(word, source);
	return { value: written, text: written };
}

/** What can be chosen in the controls that offer something. */
const optionsOf: Readonly<Partial<Record<Control, Options>>> = {
	hours: ({ site }) => [own("closed", site)],
	switch: ({ site }) => [own("yes", site), own("no", site)],
	choice: ({ site, schema, meta, language }) =>
		meta?.namesMenuPoint
			? (site.settings?.value.menu ?? []).map(({ key, label }) => ({ value: key, text: label }))
			: wordsOf(schema).map((value) => ({
					value,
					text:
						optionsIn(schema, language)?.[value] ??
						site.words?.value[value] ??
						builtInWords(site.source)[value] ??
						value,
				})),
	marks: ({ schema }) => wordsOf(schema).map((value) => ({ value, text: value })),
	picture: ({ site }) => site.images.names.map((value) => ({ value, text: value })),
	download: ({ site }) => site.downloads.names.map((name) => ({ value: downloadAddress(name), text: name })),
	entry: ({ site, meta, language }) => {
		switch (meta && kinds[meta.kind].names) {
			case "facts":
				return listedCollections(site).flatMap((collection) => {
					const { name } = collection;
					const title = titleOf(collection, language);
					const entries = entriesIn(site, name);
					return [
						{ value: name, text: title },
						...entries.map(({ value, text }) => ({ value: `${name}.${value}`, text: `${title}: ${text}` })),
					];
				});
			case "declared":
				return (meta?.collection ? [meta.collection] : [...site.declarations.keys()])
					.flatMap((collection) => detailsOf(site, collection))
					.map((value) => ({ value, text: value }));
			default:
				return entriesIn(site, meta?.collection ?? "");
		}
	},
};

function entriesIn(site: Site, collection: string): FormOption[] {
	return Object.entries(entriesOf(site, collection)).map(([value, entry]) => ({
		value,
		text: nameOfEntry(site, collection, entry) ?? value,
	}));
}

/** What can be chosen for a value; undefined where anything can be typed. */
export function optionsFor(control: Control, asked: Asked): readonly FormOption[] | undefined {
	return optionsOf[control]?.(asked);
}

function wordsOf(schema: z.core.$ZodType): readonly string[] {
	const inner = unwrap(schema);
	return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}
