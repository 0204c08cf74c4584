import type * as z from "zod";
import type { Collections } from "#core/facts/collections.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import { pageHeadSchema } from "#core/page.ts";
import { siteSchema } from "#core/settings.ts";
import { translationSchema } from "#core/translation.ts";
import type { ContentFile } from "../read/files.ts";
import { languageWordsSchema, wordsSchema } from "./words.ts";

/**
 * The schema of what a file says; the sections of a page are judged by others. Undefined for what is no YAML, and for
 * what is declared of facts, which nobody changes while others fill in what was declared.
 */
export function schemaOfFile(file: ContentFile, collections: Collections): z.core.$ZodType | undefined {
	switch (file.role) {
		case "site":
			return siteSchema;
		case "facts":
			return fileSchemaIn(collections, file.name);
		case "words":
			return wordsSchema();
		case "language-words":
			return languageWordsSchema();
		case "page":
			return pageHeadSchema;
		case "translation":
			return translationSchema(file);
		case "kind":
		case "image":
		case "download":
		case "word-list":
			return undefined;
	}
}

function fileSchemaIn(collections: Collections, name: string): z.core.$ZodType | undefined {
	const definition = collections.get(name);
	return definition && fileSchemaOf(definition);
}
