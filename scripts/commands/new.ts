import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkContent, openContent, reportLanguageOf } from "#engine/content/content.ts";
import { UsageError } from "#engine/content/usage-error.ts";
import { pageTemplate, sectionTemplates } from "#pipeline/authoring/templates.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { replaceOwnFile } from "#pipeline/write/replace-file.ts";
import type { Command, Invocation } from "../command.ts";

export default {
	summary: {
		nl: "Begint een nieuwe pagina of een nieuw soort sectie.",
		en: "Starts a new page or a new kind of section.",
	},
	words: "page <address> | section <type>",
	examples: ["npm run new page /blogs/oren-reinigen", "npm run new section price-table"],
	async run(invocation) {
		const [what, name, ...rest] = invocation.words;
		if (rest.length > 0 || !name) throw new UsageError(whatToSay);
		if (what === "page") return newPage(invocation, name);
		if (what === "section") return newSection(invocation, name);
		throw new UsageError(whatToSay);
	},
} satisfies Command;

const whatToSay = {
	nl: 'Zeg wat u wilt beginnen: "npm run new page /blogs/oren-reinigen" of "npm run new section price-table".',
	en: 'Say what to start: "npm run new page /blogs/oren-reinigen" or "npm run new section price-table".',
};

function newPage({ root, language }: Invocation, address: string): number {
	const path = address.replace(/^\/+|\/+$/g, "");
	if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)) {
		throw new UsageError({
			nl: `"${address}" is geen adres: gebruik kleine letters, cijfers en streepjes, zoals /blogs/oren-reinigen.`,
			en: `"${address}" is no address: use lower-case letters, digits and hyphens, like /blogs/oren-reinigen.`,
		});
	}
	const name = `content/pages/${path}.yaml`;
	const text = pageTemplate(path.split("/"));
	refuseExisting(join(root, name));
	refuseWrong(root, { name, text, language });
	replaceOwnFile(join(root, name), text);
	const next = {
		nl: `${name}\nOpen dit bestand, vul in wat er moet staan, en kijk met "npm run dev" hoe het wordt.\n`,
		en: `${name}\nOpen this file, fill in what it should say, and see with "npm run dev" what becomes of it.\n`,
	};
	process.stdout.write(next[language ?? reportLanguageOf(root)]);
	return 0;
}

function newSection({ project, root, language }: Invocation, type: string): number {
	if (!/^[a-z]+(-[a-z]+)*$/.test(type))
		throw new UsageError({
			nl: `"${type}" is geen soort: gebruik woorden van kleine letters met streepjes.`,
			en: `"${type}" is no type: use lower-case words with hyphens.`,
		});
	if (sectionTypes.includes(type)) {
		throw new UsageError({ nl: `Er is al een sectie ${type}.`, en: `There is a section ${type} already.` });
	}
	for (const [file, text] of Object.entries(sectionTemplates(type))) {
		const name = `src/sections/${type}/${file}`;
		refuseExisting(join(project, name));
		replaceOwnFile(join(project, name), text);
		process.stdout.write(`${name}\n`);
	}
	const next = {
		nl: 'Daarna: "npm run schemas", en dan "npm run dev" en kijk op /@gallery.\n',
		en: 'Next: "npm run schemas", then "npm run dev" and look at /@gallery.\n',
	};
	process.stdout.write(next[language ?? reportLanguageOf(root)]);
	return 0;
}

function refuseExisting(file: string): void {
	if (!existsSync(file)) return;
	throw new UsageError({
		nl: `${file} bestaat al; er is niets veranderd.`,
		en: `${file} exists already; nothing was changed.`,
	});
}

/** Refuses a file that would make a mistake in the content, in the words of the check. */
function refuseWrong(
	root: string,
	{ name, text, language }: { name: string; text: string; language: Invocation["language"] },
): void {
	const reader = openContent(root);
	const errorsWith = (texts: ReadonlyMap<string, string>) => {
		const checked = checkContent(reader, { language, drafts: { ...noDrafts, texts } });
		return { ...checked, errors: checked.problems.filter(({ level }) => level === "error") };
	};
	const known = new Set(errorsWith(noDrafts.texts).errors.map((error) => JSON.stringify(error)));
	const { site, errors, language: reported } = errorsWith(new Map([[name, text]]));
	const added = errors.filter((error) => !known.has(JSON.stringify(error)));
	if (added.length === 0) return;
	const report = terminalReport(added, { language: reported, color: false, texts: site.texts }).trimEnd();
	throw new UsageError({ nl: report, en: report });
}
