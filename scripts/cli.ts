import { basename } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import type { Asked } from "#engine/content/content.ts";
import { measureInto } from "#engine/terminal/measure.ts";
import { readAsked } from "./asked.mjs";
import { type Command, heads, parseCommand } from "./command.ts";

/** The commands by their files; each is loaded only when it is asked for. A package lacks those that test the builder. */
const files = import.meta.glob<Command>(["./commands/*.ts", "../tests/commands/*.ts"], { import: "default" });
const commands = new Map(Object.entries(files).map(([file, load]) => [basename(file, ".ts"), load]));

/**
 * Runs a command. Gives its exit code: 0 done, 1 the content or a test is wrong, 2 the command was misused,
 * 3 the machine failed. Throws when the program itself did.
 */
export async function main(args: readonly string[], project: string): Promise<number> {
	const [name = "", ...rest] = args;
	if (process.env.SITE_MEASURE) measureInto(process.env.SITE_MEASURE);
	const asked = readAsked(rest);
	const isHelp = /^(?:-h|--help|help)$/.test(name);
	if (isHelp || name === "") {
		process.stdout.write(await overview(await spokenTo(asked)));
		return isHelp ? 0 : 2;
	}
	const load = commands.get(name);
	if (!load) {
		const all = [...commands.keys()].join(", ");
		const said = {
			nl: 'De opdracht "{name}" bestaat niet. Er zijn: {all}.',
			en: 'Unknown command "{name}". Commands: {all}.',
			values: { name, all },
		};
		process.stderr.write(`${inLanguage(said, await spokenTo(asked))}\n`);
		return 2;
	}
	try {
		const command = await load();
		const parsed = parseCommand(name, command, rest);
		if ("help" in parsed) {
			process.stdout.write(parsed.help(await spokenTo(asked)));
			return 0;
		}
		return await command.run({ ...parsed, project });
	} catch (error) {
		if (error instanceof Error && "said" in error) {
			process.stderr.write(`${inLanguage(error.said as InReports, await spokenTo(asked))}\n`);
			// What else says so is an own section of the site.
			return error instanceof UsageError ? 2 : 1;
		}
		const known = trouble(error);
		if (known) {
			process.stderr.write(`${inLanguage(known.said, await spokenTo(asked))}\n`);
			return known.exitCode;
		}
		throw error;
	}
}

/** Every command, and what it does. */
async function overview(language: EditorLanguage): Promise<string> {
	const listed = await Promise.all([...commands].map(async ([name, load]) => [name, (await load()).summary] as const));
	const rows = listed.map(([name, summary]) => `  ${name.padEnd(14)}${inLanguage(summary, language)}\n`);
	const usage = `${inLanguage(heads.usage, language)} ${typed(inLanguage(heads.command, language), inLanguage(heads.anyOptions, language))}`;
	return `${usage}\n\n${rows.join("")}`;
}

/** The language of the reports, in which can then be spoken; what reads it is loaded only when something is to be said. */
async function spokenTo(asked: Asked): Promise<EditorLanguage> {
	const [{ reportLanguageOf }, { loadLocale }] = await Promise.all([
		import("#engine/content/content.ts"),
		import("#engine/content/locale.ts"),
	]);
	const language = reportLanguageOf(asked);
	await loadLocale(language);
	return language;
}
