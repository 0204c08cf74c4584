import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { inLanguage } from "#core/in-language.ts";
import { openContent, reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { allSchemas, schemaText } from "#pipeline/authoring/json-schemas.ts";
import { languagesAt, sourceLanguageAt } from "#pipeline/read/files.ts";
import type { Command } from "../command.ts";

const words = {
	stale: { nl: "Verouderd: {file}", en: "Out of date: {file}" },
	wrote: { nl: "Geschreven: {file}", en: "Written: {file}" },
	same: { nl: "Alles in schemas/ klopt.", en: "Everything in schemas/ is up to date." },
	run: {
		nl: 'Voer "npm run schemas" uit en leg de bestanden vast in Git.',
		en: 'Run "npm run schemas" and commit the result.',
	},
} as const;

export default {
	summary: {
		nl: "Schrijft de JSON-schema's waarmee programma's YAML aanvullen en nakijken.",
		en: "Writes the JSON Schemas that help editors' programs to complete and check YAML.",
	},
	options: {
		check: {
			type: "boolean",
			text: {
				nl: "alleen zeggen of de bestanden in schemas/ kloppen",
				en: "only say whether the files in schemas/ are up to date",
			},
		},
	},
	async run({ root, language: asked, options }) {
		let stale = 0;
		const reader = openContent(root, { only: ({ role }) => role === "kind" });
		reader.read();
		const files = new DiskFiles(root);
		const source = sourceLanguageAt(files);
		const language = reportLanguageOf({ root, language: asked });
		await Promise.all([source, language].map(loadLocale));
		const tell = (said: InReports, file = "") => process.stdout.write(`${inLanguage(said, language, { file })}\n`);
		for (const [name, schema] of allSchemas(source, reader.collections, languagesAt(files))) {
			const file = join(root, "schemas", name);
			const text = schemaText(schema);
			if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
			stale++;
			tell(options.check ? words.stale : words.wrote, `schemas/${name}`);
			if (options.check) continue;
			replaceOwnFile(file, text);
		}
		if (stale === 0) tell(words.same);
		else if (options.check) tell(words.run);
		return options.check && stale > 0 ? 1 : 0;
	},
} satisfies Command;
