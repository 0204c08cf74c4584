import type { InReports } from "#core/fields/answers.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { problemReport } from "#engine/terminal/report.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { foundTextsReport } from "#pipeline/report/found-texts.ts";
import { whereReport } from "#pipeline/report/where.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { findText } from "#pipeline/usage/texts.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Noemt elke pagina en taal die een feit, beeld, pagina, anker, onderdeel, formulier, woord of tekst laat zien.",
		en: "Lists every page and language that shows a fact, image, page, anchor, section, form, word or text.",
	},
	words: { nl: "<naam of tekst>", en: "<name or text>" },
	options: {
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: { nl: "vorm van het antwoord (zonder dit: text)", en: "format of the answer (default: text)" },
		},
	},
	examples: [
		{ nl: 'npm run where -- "Roggebrood"', en: 'npm run where -- "Rye bread"' },
		{ nl: "npm run where -- products.roggebrood.price", en: "npm run where -- products.rye.price" },
		{ nl: "npm run where -- scenes/roggebrood.svg", en: "npm run where -- scenes/rye.svg" },
		"npm run where -- /contact#privacy",
		"npm run where -- steps",
		"npm run where -- words.read_more",
	],
	async run({ root, language, options, words }) {
		const name = words.join(" ").trim();
		if (name === "")
			throw new UsageError({
				nl: 'Noem een naam of een tekst: "npm run where -- business.phone".',
				en: 'Give a name or a text: "npm run where -- business.phone".',
			});
		const checked = checkContent(openContent(root), { language });
		await loadLocale(checked.language);
		if (!checked.sound) {
			process.stdout.write(problemReport(checked));
			return 1;
		}
		const thing = findThing(checked.site, name);
		if ("kind" in thing) {
			const answer = whereIs(checked.site, thing);
			return print(answer, whereReport(answer, checked.language));
		}
		const found = findText(checked.site, name);
		if (found.length > 0) return print(found, foundTextsReport(name, found, checked.language));
		throw new UsageError(unknown(name, thing.nearest));

		function print(data: unknown, report: string): number {
			process.stdout.write(options.format === "json" ? `${JSON.stringify(data, null, 2)}\n` : report);
			return 0;
		}
	},
} satisfies Command;

function unknown(name: string, nearest: string | undefined): InReports {
	if (nearest)
		return {
			nl: '"{name}" is niet bekend. Bedoelde u "{nearest}"?',
			en: '"{name}" is not known. Did you mean "{nearest}"?',
			values: { name, nearest },
		};
	return {
		nl: '"{name}" is niet bekend. Noem een feit (products.roggebrood.price), een beeld (scenes/roggebrood.svg), een pagina (/contact), een anker (/contact#privacy), een onderdeel (steps), een woord (words.read_more), of een stuk van een zin die op de site staat.',
		en: '"{name}" is not known. Name a fact (products.rye.price), an image (scenes/rye.svg), a page (/contact), an anchor (/contact#privacy), a section (steps), a word (words.read_more), or part of a sentence on the site.',
		values: { name },
	};
}
