import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addDictionary, type Dictionary, localeLoader } from "#core/in-language.ts";
import { openContent } from "#engine/content/content.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { allSchemas, schemaText } from "#pipeline/authoring/json-schemas.ts";
import { languagesAt, sourceLanguageAt } from "#pipeline/read/files.ts";
import type { Command } from "../command.ts";

const dictionaries = import.meta.glob<Dictionary>("../../src/locales/*/*.json", { import: "default" });

const loadLocale = localeLoader(dictionaries, addDictionary, (error) => {
	throw error;
});

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
	async run({ root, options }) {
		let stale = 0;
		const reader = openContent(root, { only: ({ role }) => role === "kind" });
		reader.read();
		const files = new DiskFiles(root);
		const source = sourceLanguageAt(files);
		await loadLocale(source);
		for (const [name, schema] of allSchemas(source, reader.collections, languagesAt(files))) {
			const file = join(root, "schemas", name);
			const text = schemaText(schema);
			if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
			stale++;
			process.stdout.write(`${options.check ? "stale" : "wrote"} schemas/${name}\n`);
			if (options.check) continue;
			replaceOwnFile(file, text);
		}
		if (stale === 0) process.stdout.write("schemas/ is up to date.\n");
		else if (options.check) process.stdout.write('Run "npm run schemas" and commit the result.\n');
		return options.check && stale > 0 ? 1 : 0;
	},
} satisfies Command;
