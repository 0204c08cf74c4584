import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPortable } from "#pipeline/read/portable.ts";
import { sectionTypes } from "#pipeline/sections.ts";
import { type Command, type Invocation, UsageError } from "../lib/command.ts";
import { pageTemplate, sectionTemplates } from "../lib/templates.ts";

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

function newPage({ root }: Invocation, address: string): number {
	const path = address.replace(/^\/+|\/+$/g, "");
	if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path)) {
		throw new UsageError(
			`"${address}" is no address: use lower-case letters, digits and hyphens, like /blogs/oren-reinigen.`,
		);
	}
	const name = `content/pages/${path}.yaml`;
	if (!isPortable(name)) throw new UsageError(`A computer with Windows cannot save ${name}: choose another address.`);
	write(join(root, name), pageTemplate(path.split("/")));
	process.stdout.write(`${name}\n`);
	return 0;
}

function newSection({ project }: Invocation, type: string): number {
	if (!/^[a-z]+(-[a-z]+)*$/.test(type))
		throw new UsageError(`"${type}" is no type: use lower-case words with hyphens.`);
	if (sectionTypes.includes(type)) throw new UsageError(`There is a section ${type} already.`);
	for (const [file, text] of Object.entries(sectionTemplates(type))) {
		const name = `src/sections/${type}/${file}`;
		write(join(project, name), text);
		process.stdout.write(`${name}\n`);
	}
	process.stdout.write('Next: "npm run schemas", then "npm run dev" and look at /@gallery.\n');
	return 0;
}

function write(file: string, text: string): void {
	if (existsSync(file)) throw new UsageError(`${file} exists already; nothing was changed.`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
