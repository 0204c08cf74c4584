import { addDictionary, type Dictionary } from "#core/in-language.ts";

/** What is said in English of fields has no English beside it: commands, which report in Dutch or English, know it always. */
addDictionary(
	"en",
	Object.values(import.meta.glob<Dictionary>("../../locales/en/*.json", { eager: true, import: "default" })),
);
