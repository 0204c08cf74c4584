import type { ReportLanguage } from "#core/problems/entry.ts";
import { checkContent, openContent } from "#engine/content/content.ts";
import { UsageError } from "#engine/content/usage-error.ts";
import { printReport } from "#engine/terminal/report.ts";
import { foundTextsReport } from "#pipeline/report/found-texts.ts";
import { whereReport } from "#pipeline/report/where.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { findText } from "#pipeline/usage/texts.ts";
import type { Command } from "../command.ts";

export default {
	summary: "Lists every page and language that shows a fact, image, page, anchor, section, word, or a text.",
	words: "<name or text>",
	options: {
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: "form of the answer (default: text)",
		},
	},
	examples: [
		'npm run where -- "Muziek Regular"',
		"npm run where -- products.muziek-regular.price",
		"npm run where -- scenes/muziek.svg",
		"npm run where -- /contact#privacy",
		"npm run where -- steps",
		"npm run where -- words.read_more",
	],
	async run({ root, language, options, words }) {
		const name = words.join(" ").trim();
		if (name === "") throw new UsageError('Say a name or a text: "npm run where -- business.phone".');
		const checked = checkContent(openContent(root), { language });
		if (!checked.sound) {
			printReport(checked);
			return 1;
		}
		const thing = findThing(checked.site, name);
		if ("kind" in thing) {
			const answer = whereIs(checked.site, thing);
			return print(answer, whereReport(answer, checked.language));
		}
		const found = findText(checked.site, name);
		if (found.length > 0) return print(found, foundTextsReport(name, found, checked.language));
		throw new UsageError(unknown(name, thing.nearest, checked.language));

		function print(data: unknown, report: string): number {
			process.stdout.write(options.format === "json" ? `${JSON.stringify(data, null, 2)}\n` : report);
			return 0;
		}
	},
} satisfies Command;

function unknown(name: string, nearest: string | undefined, language: ReportLanguage): string {
	if (language === "nl") {
		const offer = nearest
			? `Bedoelde u "${nearest}"?`
			: "Noem een feit (products.reis.price), een beeld (scenes/reis.svg), een pagina (/contact), een anker (/contact#privacy), een sectie (steps), een woord (words.read_more), of een stuk van een zin die op de site staat.";
		return `"${name}" is niet bekend. ${offer}`;
	}
	const offer = nearest
		? `Did you mean "${nearest}"?`
		: "Name a fact (products.reis.price), an image (scenes/reis.svg), a page (/contact), an anchor (/contact#privacy), a section (steps), a word (words.read_more), or part of a sentence on the site.";
	return `"${name}" is not known. ${offer}`;
}
