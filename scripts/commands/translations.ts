import { join } from "node:path";
import { hasBuilderWords, type Language, languageNameOf } from "#core/languages.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { problemReport } from "#engine/terminal/report.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { isJson } from "#pipeline/read/json.ts";
import { statusTable } from "#pipeline/report/translations.ts";
import type { Site, SoundSite } from "#pipeline/site/site.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import { updateLanguageWords } from "#pipeline/translate/language-words.ts";
import { passageFiles } from "#pipeline/translate/passages.ts";
import { translationStatus } from "#pipeline/translate/status.ts";
import { updateTranslations } from "#pipeline/translate/update.ts";
import { updateJson } from "#pipeline/translate/update-json.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Werkt de vertaalbestanden bij naar de tekst van de site, of zegt wat er vertaald is.",
		en: "Brings the translation files up to date with the text of the site, or says what is translated.",
	},
	options: {
		status: {
			type: "boolean",
			text: {
				nl: "alleen zeggen wat vertaald is, wat verouderd is en wat ontbreekt",
				en: "only say what is translated, out of date or missing",
			},
		},
	},
	examples: ["npm run translations", "npm run translations -- --status"],
	async run({ root, language, options }) {
		const checked = checkContent(openContent(root), { language });
		await loadLocale(checked.language);
		if (!checked.sound) {
			process.stdout.write(problemReport(checked));
			return 1;
		}
		if (options.status === true) {
			process.stdout.write(statusTable(translationStatus(checked.site), checked.language));
			return 0;
		}
		for (const each of checked.site.settings.value.languages) {
			if (each === checked.site.source) continue;
			if (!hasBuilderWords(each)) updateWords(root, checked.site, each);
			update(root, checked.site, each);
		}
		return 0;
	},
} satisfies Command;

function updateWords(root: string, site: SoundSite, language: Language): void {
	const { file, text } = updateLanguageWords(site, language);
	if (text !== site.languageWords.get(language)?.source.text) write(root, language, { file, text });
}

function write(
	root: string,
	language: Language,
	{ file, text }: { readonly file: string; readonly text: string },
): void {
	replaceOwnFile(join(root, file), text);
	process.stdout.write(`${languageNameOf(language)}: ${file}\n`);
}

function update(root: string, site: Site, language: Language): void {
	const files = site.translations.get(language);
	const memory = new Map<string, string | undefined>();
	for (const { value } of files?.values() ?? []) {
		for (const { written, was, translation } of value) {
			if (was !== undefined || translation === undefined) continue;
			const key = keyOf(written);
			// Only what is always translated in the same way can be taken over.
			memory.set(key, memory.has(key) && memory.get(key) !== translation ? undefined : translation);
		}
	}
	for (const { name, passages } of passageFiles(site)) {
		const known = files?.get(name);
		if (passages.length === 0 && !known) continue;
		const file = known?.source.file ?? `content/translations/${language}/${name}`;
		const text = known?.source.text;
		const updated = (isJson(file) ? updateJson : updateTranslations)({
			source: site.source,
			language,
			name,
			passages,
			text,
			pairs: known?.value ?? [],
			remembered: (passage) => memory.get(keyOf(passage)),
		});
		if (updated === text) continue;
		write(root, language, { file, text: updated });
	}
}
