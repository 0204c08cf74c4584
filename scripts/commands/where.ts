import type { InReports } from "#core/fields/answers.ts";
import { checkContent, openContent } from "#engine/content/content.ts";
import { UsageError } from "#engine/content/usage-error.ts";
import { printReport } from "#engine/terminal/report.ts";
import { whereReport } from "#pipeline/report/where.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Noemt elke pagina en taal die een feit, beeld, pagina, anker, sectie, formulier of woord laat zien.",
		en: "Lists every page and language that shows a fact, image, page, anchor, section or form.",
	},
	words: "<name>",
	options: {
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: { nl: "vorm van het antwoord (zonder dit: text)", en: "form of the answer (default: text)" },
		},
	},
	examples: [
		"npm run where -- products.muziek-regular.price",
		"npm run where -- scenes/muziek.svg",
		"npm run where -- /contact#privacy",
		"npm run where -- steps",
		"npm run where -- words.read_more",
	],
	async run({ root, language, options, words }) {
		const [name, ...more] = words;
		if (!name || more.length > 0)
			throw new UsageError({
				nl: 'Noem één naam: "npm run where -- business.phone".',
				en: 'Say one name: "npm run where -- business.phone".',
			});
		const checked = checkContent(openContent(root), { language });
		if (!checked.sound) {
			printReport(checked);
			return 1;
		}
		const thing = findThing(checked.site, name);
		if (!("kind" in thing)) throw new UsageError(unknown(name, thing.nearest));
		const answer = whereIs(checked.site, thing);
		if (options.format === "json") process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
		else process.stdout.write(whereReport(answer, checked.language));
		return 0;
	},
} satisfies Command;

function unknown(name: string, nearest: string | undefined): InReports {
	const nl = nearest
		? `Bedoelde u "${nearest}"?`
		: "Noem een feit (products.reis.price), een beeld (scenes/reis.svg), een pagina (/contact), een anker (/contact#privacy), een sectie (steps) of een woord (words.read_more).";
	const en = nearest
		? `Did you mean "${nearest}"?`
		: "Name a fact (products.reis.price), an image (scenes/reis.svg), a page (/contact), an anchor (/contact#privacy), a section (steps) or a word (words.read_more).";
	return { nl: `"${name}" is niet bekend. ${nl}`, en: `"${name}" is not known. ${en}` };
}
