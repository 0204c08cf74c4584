import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BusinessKind, businessKinds } from "#core/business-kinds.ts";
import { businessWords } from "#core/business-words.ts";
import { type CountryCode, countries, defaultCountry } from "#core/countries.ts";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { type Language, languages, type SourceLanguage, sourceLanguages } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import { defaultLook, looks } from "#core/theme/looks.ts";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { newSiteFiles } from "#engine/content/start-site.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import type { Invocation, Option } from "../../command.ts";
import { asSaid } from "./as-said.ts";
import { type Asking, askSuggesting } from "./ask.ts";

/** What may be said of a new site on the command line. */
export const newSiteOptions: Readonly<Record<string, Option>> = {
	name: {
		type: "string",
		value: "name",
		text: { nl: "`site`: de naam van het bedrijf", en: "`site`: the name of the business" },
	},
	kind: {
		type: "string",
		value: "kind",
		text: {
			nl: "`site`: het soort bedrijf, zoals bakkerij of Bakery",
			en: "`site`: the kind of business, such as Bakery",
		},
	},
	country: {
		type: "string",
		value: "country",
		text: { nl: "`site`: het land, zoals NL of België", en: "`site`: the country, such as NL" },
	},
	languages: {
		type: "string",
		value: "nl,en",
		text: {
			nl: "`site`: de talen; vooraan die waarin u schrijft",
			en: "`site`: the languages, starting with the one you write in",
		},
	},
	look: {
		type: "string",
		value: "look",
		values: Object.keys(looks),
		text: { nl: "`site`: het uiterlijk", en: "`site`: the look" },
	},
};

const questions = {
	folder: { nl: "In welke map komt de site?", en: "Which folder should the site go in?" },
	name: { nl: "Hoe heet het bedrijf?", en: "What is the business called?" },
	kind: {
		nl: "Wat voor bedrijf is het? (bijvoorbeeld bakkerij)",
		en: "What kind of business is it? (for example Bakery)",
	},
	country: { nl: "In welk land?", en: "In which country?" },
	languages: {
		nl: "In welke talen? Noem eerst de taal waarin u schrijft. (bijvoorbeeld nl,en)",
		en: "In which languages? Start with the one you write in. (for example en,nl)",
	},
} as const satisfies Record<string, InReports>;

/** What npm and Git put in a folder before there is anything of somebody's own in it. */
const ofTools = /^(?:node_modules|package(?:-lock)?\.json|\.git|.*\.tgz)$/;

/** What a business is called of which nobody said its name. */
const usualNames: Readonly<Record<SourceLanguage, string>> = {
	nl: "Voorbeeld",
	en: "Example",
	de: "Beispiel",
	fr: "Exemple",
	es: "Ejemplo",
};

/** The language in which to speak of a site that is not there yet, by those that it is to have. */
function spokenFor(said: string): EditorLanguage {
	return sourceLanguages.find((each) => said.replace(/^[ ,]+/, "").split(/\W/)[0] === each) ?? "en";
}

interface Speaking {
	/** Spoken as long as it is not known in which languages the site comes. */
	readonly language: EditorLanguage;
	/** Spoken whatever those are. */
	readonly asked: EditorLanguage | undefined;
	readonly asking: Asking | undefined;
}

/** Begins a site in a folder that is empty or not there yet, and speaks the language of that site. Gives the exit code. */
export async function newSite(invocation: Invocation, { language, asked, asking }: Speaking): Promise<number> {
	const said = invocation.options.languages;
	const spoken = asked ?? (said === undefined ? language : spokenFor(String(said)));
	await loadLocale(spoken);
	try {
		return await begin(invocation, { language: spoken, asked, asking });
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw asSaid(inLanguage(error.said, spoken));
	}
}

async function begin({ project, options, words }: Invocation, { language, asked, asking }: Speaking): Promise<number> {
	const answer = async (what: keyof typeof questions, suggested?: string): Promise<string | undefined> => {
		const said = what === "folder" ? words[1] : options[what];
		if (said) return String(said);
		return asking && ((await askSuggesting(asking, inLanguage(questions[what], language), suggested)) ?? suggested);
	};
	const folder = await answer("folder", isFree(".") ? "." : undefined);
	if (!folder) throw usage();
	const root = resolve(folder);
	if (!isFree(root)) throw notEmpty(folder);
	const called = await answer("name");
	const kind = kindCalled((await answer("kind")) ?? "LocalBusiness", language);
	const here = countryHere();
	const country = oneOf((await answer("country", here)) ?? here, places(), "--country") as CountryCode;
	// Who says of no language that they write it, writes the one that is spoken with them.
	const chosen = languagesIn((await answer("languages", language)) ?? language);
	const [first] = chosen;
	const name = called ?? usualNames[first];
	const look = String(options.look ?? defaultLook);
	const packageFile = join(root, "package.json");
	const present = existsSync(packageFile) ? readFileSync(packageFile, "utf8") : undefined;
	const files = newSiteFiles(project, { name, kind, country, languages: chosen, look, package: present });
	for (const [file, text] of files) replaceOwnFile(join(root, file), text);
	// Its sections are not those of the site that this command was compiled for.
	execFileSync(process.execPath, [join(project, "scripts/run.mjs"), "schemas", "--root", root]);
	await loadLocale(asked ?? first);
	process.stdout.write(done(folder, name, asked ?? first));
	return 0;
}

/** The country that this computer is set to. */
function countryHere(): CountryCode {
	const { region } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale);
	return region !== undefined && region in countries ? (region as CountryCode) : defaultCountry;
}

/** Whether nothing of anybody's own is in a folder. */
function isFree(folder: string): boolean {
	return !existsSync(folder) || readdirSync(folder).every((name) => ofTools.test(name));
}

/**
 * The kind of business that somebody named, in a language that a site can be written in. Who speaks Dutch means by a café
 * something else than others.
 */
export function kindCalled(said: string, language: EditorLanguage): BusinessKind {
	const dutch = Object.entries(businessKinds);
	const own = Object.entries(businessWords).flatMap(([kind, words]) =>
		words.split(", ").map((word) => [kind, word] as const),
	);
	return oneOf(said, language === "nl" ? [...dutch, ...own] : [...own, ...dutch], "--kind") as BusinessKind;
}

/** The countries, each by its name in every language that a site can be written in. */
function places(): Called[] {
	const names = sourceLanguages.map((language) => new Intl.DisplayNames([language], { type: "region" }));
	return Object.keys(countries).flatMap((code) => names.map((each) => [code, each.of(code) ?? code] as const));
}

/** A key, and something that it is called. */
type Called = readonly [key: string, called: string];

/** The key of what somebody named by its key or by what it is called. */
function oneOf(said: string, options: readonly Called[], option: string): string {
	const wanted = plain(said);
	const found = options.find((option) => option.some((each) => plain(each) === wanted));
	if (found) return found[0];
	const near = nearest(said, options.flat());
	const keys = [...new Set(options.map(([key]) => key))].join(", ");
	if (near)
		throw new UsageError({
			nl: "{option} kent {said} niet. Bedoelde u {near}?",
			en: "{option} does not know {said}. Did you mean {near}?",
			values: { option, said, near },
		});
	throw new UsageError({
		nl: "{option} kent {said} niet. Kies uit: {keys}.",
		en: "{option} does not know {said}. Choose from: {keys}.",
		values: { option, said, keys },
	});
}

/** Without what somebody may leave out or write in another way: capitals, accents, and signs between words. */
function plain(name: string): string {
	return name
		.normalize("NFD")
		.replace(/[^\p{L}\d&]/gu, "")
		.toLowerCase();
}

function languagesIn(said: string): readonly [SourceLanguage, ...Language[]] {
	const wanted = said.split(/[ ,]+/).filter(Boolean);
	const strange = wanted.find((each) => !(languages as readonly string[]).includes(each));
	if (strange !== undefined) {
		throw new UsageError({
			nl: "De taal {strange} is er niet. Kies uit: {languages}.",
			en: "There is no language {strange}. Choose from: {languages}.",
			values: { strange, languages: languages.join(", ") },
		});
	}
	const first = sourceLanguages.find((each) => each === wanted[0]);
	if (!first) {
		throw new UsageError({
			nl: "De eerste taal is die waarin u schrijft. Kies uit: {languages}.",
			en: "The first language is the one you write in. Choose from: {languages}.",
			values: { languages: sourceLanguages.join(", ") },
		});
	}
	return [first, ...([...new Set(wanted)].slice(1) as Language[])];
}

function usage(): UsageError {
	return new UsageError({
		nl: "Zeg in welke map de site komt, zoals `{command} ../bakkerij`.",
		en: "Say which folder the site should go in, such as `{command} ../bakery`.",
		values: { command: typed("new", "site") },
	});
}

function notEmpty(folder: string): UsageError {
	return new UsageError({
		nl: "In {folder} staat al iets; er is niets veranderd. Kies een lege map, of een die er nog niet is.",
		en: "{folder} is not empty; nothing was changed. Choose an empty folder, or one that does not exist yet.",
		values: { folder },
	});
}

function done(folder: string, name: string, language: EditorLanguage): string {
	// Whoever stands in the folder has the commands of its own `package.json`.
	const isHere = resolve(folder) === resolve(".");
	const command = (name: string, option = "") =>
		isHere ? `npm run ${name}${option && ` -- ${option}`}` : typed(name, `${option && `${option} `}--root ${folder}`);
	const steps = [
		{
			nl: "Typ `{command}`, kies Bewerken, klik op een tekst en typ.",
			en: "Run `{command}`, choose Edit, click a text and type.",
			values: { command: command("studio") },
		},
		{
			nl: "`{command}` noemt wat nog een voorbeeld is.",
			en: "`{command}` lists what is still a sample.",
			values: { command: command("validate", "--live") },
		},
		{
			nl: "`{command}` maakt de site in {dist}.",
			en: "`{command}` builds the site in {dist}.",
			values: { command: command("build"), dist: join(folder, "dist") },
		},
	];
	const there = {
		nl: "De site van {name} staat in {place}.",
		en: "The site of {name} is in {place}.",
		values: { name, place: resolve(folder) },
	};
	const next = { nl: "Zo gaat u verder:", en: "What to do next:" };
	const numbered = steps.map((step, index) => `${index + 1}. ${inLanguage(step, language)}\n`);
	return `${inLanguage(there, language)}\n\n${inLanguage(next, language)}\n${numbered.join("")}`;
}
