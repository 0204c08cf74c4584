import { parseArgs } from "node:util";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { nearest } from "#core/nearest.ts";
import { asTyped, typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { highestPort } from "#engine/serve/listen.ts";
import { readAsked } from "./asked.mjs";
import { spokenLanguages } from "./language-asked.mjs";

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

function nameOfValue(value: string): InReports | string {
	return Object.hasOwn(valueNames, value) ? valueNames[value as ValueName] : value;
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
			nl: "poort (zonder dit: {usual}, of de volgende die vrij is)",
			en: "port to listen on (default: {usual}, or the next free one)",
			values: { usual },
		},
	};
}

/** Reads the words behind a command; unknown options are refused. */
export function parseCommand(
	name: string,
	command: Command,
	args: readonly string[],
): Omit<Invocation, "project"> | { help: (language: EditorLanguage) => string } {
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
	if (values.help === true) return { help: (language) => helpFor(name, command, options, language) };
	for (const token of tokens) {
		if (token.kind !== "option") continue;
		const option = options[token.name];
		if (!option) throw new UsageError(unknownOption(name, token.rawName, Object.keys(options)));
		const { rawName, value: written } = token;
		if (option.type === "string" && typeof written !== "string")
			throw new UsageError({
				nl: "{option} heeft een waarde nodig: {option} <{value}>.",
				en: "{option} needs a value: {option} <{value}>.",
				values: { option: rawName, value: nameOfValue(option.value ?? "") },
			});
		if (option.type === "boolean" && written !== undefined)
			throw new UsageError({
				nl: "{option} neemt geen waarde.",
				en: "{option} takes no value.",
				values: { option: rawName },
			});
		if (option.values && !option.values.includes(String(written)))
			throw new UsageError({
				nl: 'Achter {option} kan geen "{written}" staan. Kies uit: {values}.',
				en: '{option} does not take "{written}". Choose from: {values}.',
				values: { option: rawName, written, values: option.values.join(", ") },
			});
		if (option.range && !isWithin(String(written), option.range))
			throw new UsageError(notWithin(rawName, written, option.range));
	}
	if (!command.words && positionals.length > 0) {
		const [word = ""] = positionals;
		throw new UsageError({
			nl: '"{word}" wordt niet begrepen. {help}',
			en: '"{word}" is not understood. {help}',
			values: { word, help: helpLine(name) },
		});
	}
	const { root: _, language: __, ...rest } = values as Record<string, string | boolean | undefined>;
	return { ...readAsked(args), options: rest, words: positionals };
}

function isWithin(written: string, { from, to }: { from: number; to?: number }): boolean {
	return /^\d{1,9}$/.test(written) && Number(written) >= from && Number(written) <= (to ?? Number.POSITIVE_INFINITY);
}

function notWithin(option: string, written: string | undefined, { from, to }: NonNullable<Option["range"]>): InReports {
	if (to === undefined)
		return {
			nl: 'Achter {option} hoort een heel getal vanaf {from}, niet "{written}".',
			en: '{option} takes a whole number from {from}, not "{written}".',
			values: { option, from, written },
		};
	return {
		nl: 'Achter {option} hoort een heel getal vanaf {from} tot en met {to}, niet "{written}".',
		en: '{option} takes a whole number from {from} to {to}, not "{written}".',
		values: { option, from, to, written },
	};
}

function unknownOption(name: string, written: string, known: readonly string[]): InReports {
	const close = nearest(written.replace(/^-+/, ""), known);
	const help = helpLine(name);
	if (close === undefined)
		return {
			nl: "{written} is geen optie. {help}",
			en: "Unknown option {written}. {help}",
			values: { written, help },
		};
	return {
		nl: "{written} is geen optie. Bedoelde u --{close}? {help}",
		en: "Unknown option {written}. Did you mean --{close}? {help}",
		values: { written, close, help },
	};
}

function helpLine(name: string): InReports {
	return {
		nl: '"{command}" noemt wat er kan.',
		en: '"{command}" lists what is possible.',
		values: { command: typed(name, "--help") },
	};
}

/** Words of every help. */
export const heads = {
	usage: { nl: "Gebruik:", en: "Usage:" },
	options: { nl: "Opties:", en: "Options:" },
	examples: { nl: "Voorbeelden:", en: "Examples:" },
	/** In the line of usage. */
	command: { nl: "<opdracht>", en: "<command>" },
	anyOptions: { nl: "[opties]", en: "[options]" },
} as const satisfies Record<string, InReports>;

function helpFor(
	name: string,
	command: Command,
	options: Readonly<Record<string, Option>>,
	language: EditorLanguage,
): string {
	const say = (said: InReports | string) => (typeof said === "string" ? said : inLanguage(said, language));
	const rows = Object.entries(options).map(([key, { value, text }]) => {
		const left = `--${key}${value ? ` <${say(nameOfValue(value))}>` : ""}`;
		return `  ${left.padEnd(26)} ${say(text)}`;
	});
	const usage = typed(name, `${command.words ? `${say(command.words)} ` : ""}${say(heads.anyOptions)}`);
	const examples = command.examples?.map((each) => `  ${asTyped(say(each))}`) ?? [];
	return [
		...[say(command.summary), ""],
		...[`${say(heads.usage)} ${usage}`, ""],
		...[say(heads.options), ...rows],
		...(examples.length > 0 ? ["", say(heads.examples), ...examples] : []),
		"",
	].join("\n");
}
