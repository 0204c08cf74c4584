import { parseArgs } from "node:util";
import type { InReports } from "#core/fields/answers.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { nearest } from "#core/nearest.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { highestPort } from "#engine/serve/listen.ts";
import { readAsked, spokenLanguages } from "./asked.mjs";

/** What stands for a value in the help. */
const valueNames = {
	address: { nl: "adres", en: "address" },
	branch: { nl: "tak", en: "branch" },
	command: { nl: "opdracht", en: "command" },
	country: { nl: "land", en: "country" },
	file: { nl: "bestand", en: "file" },
	folder: { nl: "map", en: "folder" },
	form: { nl: "vorm", en: "form" },
	kind: { nl: "soort", en: "kind" },
	look: { nl: "uiterlijk", en: "look" },
	language: { nl: "taal", en: "language" },
	name: { nl: "naam", en: "name" },
	names: { nl: "namen", en: "names" },
	number: { nl: "getal", en: "number" },
	numbers: { nl: "getallen", en: "numbers" },
	path: { nl: "pad", en: "path" },
	place: { nl: "plek", en: "place" },
	repository: { nl: "eigenaar/naam", en: "owner/name" },
	revision: { nl: "versie", en: "revision" },
} as const satisfies Record<string, InReports>;

type ValueName = keyof typeof valueNames;

function nameOfValue(value: string, language: ReportLanguage): string {
	return Object.hasOwn(valueNames, value) ? valueNames[value as ValueName][language] : value;
}

export interface Option {
	readonly type: "boolean" | "string";
	/** What it does, for the help. */
	readonly text: InReports;
	/** Name of the value, for the help; words with bars or a comma are what can be written. */
	readonly value?: ValueName | `${string}|${string}` | "nl,en";
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
	readonly language: EditorLanguage | undefined;
	readonly options: Readonly<Record<string, string | boolean | undefined>>;
	readonly words: readonly string[];
}

export interface Command {
	readonly summary: InReports;
	readonly options?: Readonly<Record<string, Option>>;
	/** What follows the name of the command, for the help; without it nothing may follow. */
	readonly words?: InReports;
	/** As somebody would type them; in each language where they hold words of it. */
	readonly examples?: readonly (string | InReports)[];
	/** Set to false when the command works on the program and not on a site. */
	readonly site?: false;
	/** Gives the exit code. */
	run(invocation: Invocation): Promise<number>;
}

const siteOptions: Readonly<Record<string, Option>> = {
	root: {
		type: "string",
		value: "folder",
		text: {
			nl: "map waarin content/ staat (zonder dit: deze map)",
			en: "folder that holds content/ (default: this folder)",
		},
	},
	language: {
		type: "string",
		value: "language",
		values: spokenLanguages,
		text: {
			nl: "taal van het verslag: `nl`, `en`, `de`, `fr` of `es` (zonder dit: site.yaml)",
			en: "language of the report: `nl`, `en`, `de`, `fr` or `es` (default: site.yaml)",
		},
	},
};

const help: Option = { type: "boolean", text: { nl: "deze uitleg tonen", en: "show this help" } };

/** The option of every command that listens at a port. */
export function portOption(usual: number): Option {
	return {
		type: "string",
		value: "number",
		range: { from: 0, to: highestPort },
		text: {
			nl: `poort (zonder dit: ${usual}, of de volgende die vrij is)`,
			en: `port to listen at (default: ${usual}, or the next free one)`,
		},
	};
}

/** Reads the words behind a command; unknown options are refused. */
export function parseCommand(
	name: string,
	command: Command,
	args: readonly string[],
): Omit<Invocation, "project"> | { help: InReports } {
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
	if (values.help === true) {
		return { help: { nl: helpFor(name, command, options, "nl"), en: helpFor(name, command, options, "en") } };
	}
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = options[token.name];
		if (!option) throw new UsageError(unknownOption(name, token.rawName, Object.keys(options)));
		if (option.type === "string" && typeof token.value !== "string") {
			const example = (language: ReportLanguage) => `${token.rawName} <${nameOfValue(option.value ?? "", language)}>`;
			throw new UsageError({
				nl: `${token.rawName} heeft een waarde nodig: ${example("nl")}.`,
				en: `${token.rawName} needs a value: ${example("en")}.`,
			});
		}
		if (option.type === "boolean" && token.value !== undefined) {
			throw new UsageError({ nl: `${token.rawName} neemt geen waarde.`, en: `${token.rawName} takes no value.` });
		}
		if (option.values && !option.values.includes(String(token.value))) {
			throw new UsageError({
				nl: `Achter ${token.rawName} hoort ${oneOf(option.values, "nl")}, niet "${token.value}".`,
				en: `${token.rawName} takes ${oneOf(option.values, "en")}, not "${token.value}".`,
			});
		}
		if (option.range && !isWithin(String(token.value), option.range)) {
			const { from, to } = option.range;
			const [totNl, toEn] = to === undefined ? ["", ""] : [` tot en met ${to}`, ` to ${to}`];
			throw new UsageError({
				nl: `Achter ${token.rawName} hoort een heel getal vanaf ${from}${totNl}, niet "${token.value}".`,
				en: `${token.rawName} takes a whole number from ${from}${toEn}, not "${token.value}".`,
			});
		}
	}
	if (!command.words && positionals.length > 0) {
		const [word = ""] = positionals;
		throw new UsageError({
			nl: `"${word}" wordt niet begrepen. ${helpLine(name).nl}`,
			en: `"${word}" is not understood. ${helpLine(name).en}`,
		});
	}
	const { root: _, language: __, ...rest } = values as Record<string, string | boolean | undefined>;
	return { ...readAsked(args), options: rest, words: positionals };
}

/** "nl, en of de" */
function oneOf(values: readonly string[], language: ReportLanguage): string {
	return new Intl.ListFormat(language, { type: "disjunction" }).format(values);
}

function isWithin(written: string, { from, to }: { from: number; to?: number }): boolean {
	return /^\d{1,9}$/.test(written) && Number(written) >= from && Number(written) <= (to ?? Number.POSITIVE_INFINITY);
}

function unknownOption(name: string, written: string, known: readonly string[]): InReports {
	const close = nearest(written.replace(/^-+/, ""), known);
	return {
		nl: `${written} is geen optie.${close ? ` Bedoelde u --${close}?` : ""} ${helpLine(name).nl}`,
		en: `Unknown option ${written}.${close ? ` Did you mean --${close}?` : ""} ${helpLine(name).en}`,
	};
}

/** A command as somebody types it: `npx` runs what `npm run` does not know yet. */
export function typed(name: string, options: string): string {
	return process.env.npm_command === "exec" ? `npx bladbouw ${name} ${options}` : `npm run ${name} -- ${options}`;
}

function helpLine(name: string): InReports {
	const help = `"${typed(name, "--help")}"`;
	return { nl: `${help} noemt wat er kan.`, en: `${help} lists what is possible.` };
}

const heads = {
	nl: { usage: "Gebruik", options: "Opties", examples: "Voorbeelden" },
	en: { usage: "Usage", options: "Options", examples: "Examples" },
};

function helpFor(
	name: string,
	command: Command,
	options: Readonly<Record<string, Option>>,
	language: ReportLanguage,
): string {
	const head = heads[language];
	const rows = Object.entries(options).map(([key, { value, text }]) => {
		const left = `--${key}${value ? ` <${nameOfValue(value, language)}>` : ""}`;
		return `  ${left.padEnd(26)} ${text[language]}`;
	});
	const usage = typed(name, `${command.words ? `${command.words[language]} ` : ""}[${head.options.toLowerCase()}]`);
	const examples = command.examples
		? [
				"",
				`${head.examples}:`,
				...command.examples.map((each) => `  ${typeof each === "string" ? each : each[language]}`),
			]
		: [];
	const lines = [command.summary[language], "", `${head.usage}: ${usage}`, "", `${head.options}:`, ...rows];
	return [...lines, ...examples, ""].join("\n");
}
