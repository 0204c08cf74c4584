import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "#core/nearest.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { UsageError } from "#engine/content/usage-error.ts";

export interface Option {
	readonly type: "boolean" | "string";
	/** What it does, for the help. */
	readonly text: string;
	/** Name of the value, for the help. */
	readonly value?: string;
	/** The only values that are accepted. */
	readonly values?: readonly string[];
	/** The only whole numbers that are accepted. */
	readonly range?: { readonly from: number; readonly to?: number };
}

export interface Invocation {
	/** Folder of the program. */
	readonly project: string;
	/** Folder that holds `content` and receives `dist`. */
	readonly root: string;
	/** Language of the report when it was asked for. */
	readonly language: ReportLanguage | undefined;
	readonly options: Readonly<Record<string, string | boolean | undefined>>;
	readonly words: readonly string[];
}

export interface Command {
	readonly summary: string;
	readonly options?: Readonly<Record<string, Option>>;
	/** What follows the name of the command, for the help; without it nothing may follow. */
	readonly words?: string;
	readonly examples?: readonly string[];
	/** Set to false when the command works on the program and not on a site. */
	readonly site?: false;
	/** Gives the exit code. */
	run(invocation: Invocation): Promise<number>;
}

const siteOptions: Readonly<Record<string, Option>> = {
	root: { type: "string", value: "folder", text: "folder that holds content/ (default: this folder)" },
	language: {
		type: "string",
		value: "nl|en",
		values: ["nl", "en"],
		text: "language of the report (default: site.yaml)",
	},
};

const help: Option = { type: "boolean", text: "show this help" };

/** Reads the words behind a command; unknown options are refused. */
export function parseCommand(
	name: string,
	command: Command,
	args: readonly string[],
): Omit<Invocation, "project"> | { help: string } {
	const options: Readonly<Record<string, Option>> = {
		...command.options,
		...(command.site === false ? {} : siteOptions),
		help,
	};
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options: Object.fromEntries(Object.entries(options).map(([key, { type }]) => [key, { type }])),
		allowPositionals: true,
		strict: false,
		tokens: true,
	});
	if (values.help === true) return { help: helpFor(name, command, options) };
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = options[token.name];
		if (!option) throw new UsageError(unknownOption(name, token.rawName, Object.keys(options)));
		if (option.type === "string" && typeof token.value !== "string") {
			throw new UsageError(`${token.rawName} needs a value: ${token.rawName} <${option.value}>.`);
		}
		if (option.type === "boolean" && token.value !== undefined) {
			throw new UsageError(`${token.rawName} takes no value.`);
		}
		if (option.values && !option.values.includes(String(token.value))) {
			throw new UsageError(`${token.rawName} takes ${option.values.join(" or ")}, not "${token.value}".`);
		}
		if (option.range && !isWithin(String(token.value), option.range)) {
			const { from, to } = option.range;
			const end = to === undefined ? "" : ` to ${to}`;
			throw new UsageError(`${token.rawName} takes a whole number from ${from}${end}, not "${token.value}".`);
		}
	}
	if (!command.words && positionals.length > 0) {
		throw new UsageError(`"${positionals[0]}" is not understood. ${helpLine(name)}`);
	}
	const { root, language, ...rest } = values as Record<string, string | boolean | undefined>;
	return {
		root: resolve(typeof root === "string" ? root : "."),
		language: language === "nl" || language === "en" ? language : undefined,
		options: rest,
		words: positionals,
	};
}

function isWithin(written: string, { from, to }: { from: number; to?: number }): boolean {
	return /^\d{1,9}$/.test(written) && Number(written) >= from && Number(written) <= (to ?? Number.POSITIVE_INFINITY);
}

function unknownOption(name: string, written: string, known: readonly string[]): string {
	const close = nearest(written.replace(/^-+/, ""), known);
	return `Unknown option ${written}.${close ? ` Did you mean --${close}?` : ""} ${helpLine(name)}`;
}

function helpLine(name: string): string {
	return `"npm run ${name} -- --help" lists what is possible.`;
}

function helpFor(name: string, command: Command, options: Readonly<Record<string, Option>>): string {
	const rows = Object.entries(options).map(([key, { value, text }]) => {
		const left = `--${key}${value ? ` <${value}>` : ""}`;
		return `  ${left.padEnd(26)} ${text}`;
	});
	const usage = `npm run ${name} --${command.words ? ` ${command.words}` : ""} [options]`;
	const examples = command.examples ? ["", "Examples:", ...command.examples.map((each) => `  ${each}`)] : [];
	return [command.summary, "", `Usage: ${usage}`, "", "Options:", ...rows, ...examples, ""].join("\n");
}
