import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkContent, openContent } from "#engine/content/content.ts";
import { UsageError } from "#engine/content/usage-error.ts";
import { pageTemplate, sectionTemplates } from "#pipeline/authoring/templates.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { replaceOwnFile } from "#pipeline/write/replace-file.ts";
import type { Command, Invocation } from "../command.ts";

export default {
	summary: "Starts a new page or a new kind of section.",
	words: "page <address> | section <type>",
	examples: ["npm run new page /blogs/oren-reinigen", "npm run new section price-table"],
	async run(invocation) {
		const [what, name, ...rest] = invocation.words;
		if (rest.length > 0 || !name) throw new UsageError('Say "page /address" or "section type".');
		if (what === "page") return newPage(invocation, name);
		if (what === "section") return newSection(invocation, name);
		throw new UsageError(`"${what}" is not understood: say "page" or "section".`);
	},
} satisfies Command;

function newPage({ root, language }: Invocation, address: string): number {
	const path = address.replace(/^\/+|\/+$/g, "");
	if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)) {
		throw new UsageError(
			`"${address}" is no address: use lower-case letters, digits and hyphens, like /blogs/oren-reinigen.`,
		);
	}
	const name = `content/pages/${path}.yaml`;
	const text = pageTemplate(path.split("/"));
	refuseExisting(join(root, name));
	refuseWrong(root, { name, text, language });
	replaceOwnFile(join(root, name), text);
	process.stdout.write(`${name}\n`);
	return 0;
}

function newSection({ project }: Invocation, type: string): number {
	if (!/^[a-z]+(-[a-z]+)*$/.test(type))
		throw new UsageError(`"${type}" is no type: use lower-case words with hyphens.`);
	if (sectionTypes.includes(type)) throw new UsageError(`There is a section ${type} already.`);
	for (const [file, text] of Object.entries(sectionTemplates(type))) {
		const name = `src/sections/${type}/${file}`;
		refuseExisting(join(project, name));
		replaceOwnFile(join(project, name), text);
		process.stdout.write(`${name}\n`);
	}
	process.stdout.write('Next: "npm run schemas", then "npm run dev" and look at /@gallery.\n');
	return 0;
}

function refuseExisting(file: string): void {
	if (existsSync(file)) throw new UsageError(`${file} exists already; nothing was changed.`);
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
	throw new UsageError(terminalReport(added, { language: reported, color: false, texts: site.texts }).trimEnd());
}
