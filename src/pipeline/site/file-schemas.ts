import type * as z from "zod";
import { fileSchemaOf } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { pageHeadSchema } from "#core/page.ts";
import { siteSchema } from "#core/settings.ts";
import { translationSchema } from "#core/translation.ts";
import type { ContentFile } from "../read/files.ts";
import { isFactsName } from "./facts.ts";
import { wordsSchema } from "./words.ts";

/** The schema of what a file says; the sections of a page are judged by others. Undefined for what is no YAML. */
export function schemaOfFile(file: ContentFile): z.core.$ZodType | undefined {
	switch (file.role) {
		case "site":
			return siteSchema;
		case "facts":
			return isFactsName(file.name) ? fileSchemaOf(factsDefinitions[file.name]) : undefined;
		case "words":
			return wordsSchema();
		case "page":
			return pageHeadSchema;
		case "translation":
			return translationSchema(file);
		case "image":
		case "download":
		case "word-list":
			return undefined;
	}
}
