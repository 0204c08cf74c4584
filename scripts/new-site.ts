import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { businessKinds } from "#core/business-kinds.ts";
import { type CountryCode, countries, usualCountry } from "#core/countries.ts";
import type { InReports } from "#core/fields/answers.ts";
import { type Language, languages, sourceLanguages, usualSource } from "#core/languages.ts";
import { nearest } from "#core/nearest.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { looks, usualLook } from "#core/theme/looks.ts";
import { newSiteFiles } from "#engine/content/start-site.ts";
import { UsageError } from "#engine/content/usage-error.ts";
import { replaceOwnFile } from "#pipeline/write/replace-file.ts";
import { type Asking, askName } from "./ask.ts";
import { type Invocation, type Option, typed } from "./command.ts";

/** What may be said of a new site on the command line. */
export const newSiteOptions: Readonly<Record<string, Option>> = {
	name: {
		type: "string",
		value: "name",
		text: { nl: "site: de naam van het bedrijf", en: "site: the name of the business" },
	},
	kind: {
		type: "string",
		value: "kind",
		text: {
			nl: "site: het soort bedrijf, zoals bakkerij of Bakery",
			en: "site: the kind of business, such as Bakery",
		},
	},
	country: {
		type: "string",
		value: "country",
		text: { nl: "site: het land, zoals NL of België", en: "site: the country, such as NL" },
	},
	languages: {
		type: "string",
		value: "nl,en",
		text: {
			nl: "site: de talen; vooraan die waarin u schrijft",
			en: "site: the languages, the one that you write first",
		},
	},
	look: {
		type: "string",
		value: "look",
		values: Object.keys(looks),
		text: { nl: "site: het uiterlijk", en: "site: the look" },
	},
};

const questions = {
	folder: { nl: "In welke map komt de site?", en: "In which folder does the site come?" },
	name: { nl: "Hoe heet het bedrijf?", en: "What is the business called?" },
	kind: {
		nl: "Wat voor bedrijf is het? (bijvoorbeeld bakkerij)",
		en: "What kind of business is it? (for example Bakery)",
	},
	country: { nl: "In welk land? (bijvoorbeeld NL)", en: "In which country? (for example NL)" },
	languages: {
		nl: "In welke talen? Noem eerst de taal waarin u schrijft. (bijvoorbeeld nl,en)",
		en: "In which languages? Name the one that you write first. (for example en,nl)",
	},
} as const satisfies Record<string, InReports>;

/** What npm and Git put in a folder before there is anything of somebody's own in it. */
const ofTools = /^(?:node_modules|package(?:-lock)?\.json|\.git|.*\.tgz)$/;

/** Begins a site in a folder that is empty or not there yet. Gives the exit code. */
export async function newSite(
	{ project, options, words }: Invocation,
	language: ReportLanguage,
	asking: Asking | undefined,
): Promise<number> {
	const answer = async (what: keyof typeof questions, usual: string): Promise<string> => {
		const said = what === "folder" ? words[1] : options[what];
		if (said) return String(said);
		return asking ? (await askName(asking, questions[what][language])) || usual : usual;
	};
	const folder = await answer("folder", "");
	if (folder === "") throw usage();
	const root = resolve(folder);
	if (existsSync(root) && !readdirSync(root).every((name) => ofTools.test(name))) throw notEmpty(folder);
	const name = await answer("name", "Voorbeeld");
	const kind = oneOf(await answer("kind", "LocalBusiness"), businessKinds, "--kind");
	const places = Object.fromEntries(Object.entries(countries).map(([code, { about }]) => [code, about]));
	const country = oneOf(await answer("country", usualCountry), places, "--country") as CountryCode;
	const chosen = languagesIn(await answer("languages", usualSource));
	const look = String(options.look ?? usualLook);
	const packageFile = join(root, "package.json");
	const present = existsSync(packageFile) ? readFileSync(packageFile, "utf8") : undefined;
	const files = newSiteFiles(project, { name, kind, country, languages: chosen, look, package: present });
	for (const [file, text] of files) replaceOwnFile(join(root, file), text);
	// Its sections are not those of the site that this command was compiled for.
	execFileSync(process.execPath, [join(project, "scripts/run.mjs"), "schemas", "--root", root]);
	process.stdout.write(done(folder, name)[language]);
	return 0;
}

/** The key of what somebody named by its key or by what it is called. */
function oneOf(said: string, options: Readonly<Record<string, string>>, option: string): string {
	const wanted = said.trim().toLowerCase();
	const found = Object.entries(options).find(([key, called]) =>
		[key, called].some((each) => each.toLowerCase() === wanted),
	);
	if (found) return found[0];
	const near = nearest(said, [...Object.keys(options), ...Object.values(options)]);
	throw new UsageError({
		nl: `${option} kent ${said} niet.${near ? ` Bedoelde u ${near}?` : ` Kies uit: ${Object.keys(options).join(", ")}.`}`,
		en: `${option} does not know ${said}.${near ? ` Did you mean ${near}?` : ` Choose from: ${Object.keys(options).join(", ")}.`}`,
	});
}

function languagesIn(said: string): Language[] {
	const wanted = said.split(/[ ,]+/).filter(Boolean);
	const strange = wanted.find((each) => !(languages as readonly string[]).includes(each));
	if (strange !== undefined) {
		throw new UsageError({
			nl: `De taal ${strange} is er niet. Kies uit: ${languages.join(", ")}.`,
			en: `There is no language ${strange}. Choose from: ${languages.join(", ")}.`,
		});
	}
	const [first] = wanted;
	if (!sourceLanguages.some((each) => each === first)) {
		throw new UsageError({
			nl: `De eerste taal is die waarin u schrijft. Kies uit: ${sourceLanguages.join(", ")}.`,
			en: `The first language is the one that you write. Choose from: ${sourceLanguages.join(", ")}.`,
		});
	}
	return [...new Set(wanted)] as Language[];
}

function usage(): UsageError {
	return new UsageError({
		nl: `Zeg in welke map de site komt, zoals \`${typed("new", "site ../bakkerij")}\`.`,
		en: `Say in which folder the site comes, such as \`${typed("new", "site ../bakery")}\`.`,
	});
}

function notEmpty(folder: string): UsageError {
	return new UsageError({
		nl: `In ${folder} staat al iets; er is niets veranderd. Kies een lege map, of een die er nog niet is.`,
		en: `There is something in ${folder} already; nothing was changed. Choose an empty folder, or one that is not there yet.`,
	});
}

function done(folder: string, name: string): InReports {
	// Whoever stands in the folder has the commands of its own `package.json`.
	const [studio, validate, build] = [
		["studio", ""],
		["validate", "--live"],
		["build", ""],
	].map(([command = "", option = ""]) =>
		resolve(folder) === resolve(".")
			? `\`npm run ${command}${option && ` -- ${option}`}\``
			: `\`${typed(command, `${option && `${option} `}--root ${folder}`)}\``,
	);
	return {
		nl: `De site van ${name} staat in ${resolve(folder)}.\n\nZo gaat u verder:\n1. Typ ${studio}, klik op een tekst en typ.\n2. ${validate} noemt wat nog een voorbeeld is.\n3. ${build} maakt de site in ${join(folder, "dist")}.\n`,
		en: `The site of ${name} is in ${resolve(folder)}.\n\nWhat to do next:\n1. Run ${studio}, click on a text and type.\n2. ${validate} names what is still a sample.\n3. ${build} makes the site in ${join(folder, "dist")}.\n`,
	};
}
