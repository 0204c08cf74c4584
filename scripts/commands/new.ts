import { existsSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage, type Values } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { openContent, reportLanguageOf } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { packagesFolder } from "#engine/memory/cache-folder.mjs";
import { ownSectionsPlace } from "#engine/sections/site-sections.mjs";
import { sectionsTsconfig, sectionTemplates } from "#pipeline/authoring/section-files.ts";
import { questionIn, type WizardResult } from "#pipeline/authoring/wizards/wizard.ts";
import { wizardsOf } from "#pipeline/authoring/wizards/wizards.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { codedCollections } from "#pipeline/read/coded-collections.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { sectionTypes } from "#pipeline/site/sections.ts";
import { wrongIn } from "#studio/brain/wizards/wrong-answer.ts";
import type { Command, Invocation } from "../command.ts";
import { asSaid } from "./new/as-said.ts";
import { type Asking, answersTo, askName, terminal } from "./new/ask.ts";
import { newSite, newSiteOptions } from "./new/site.ts";

const words = {
	which: { nl: "Wat wilt u maken?", en: "What do you want to create?" },
	section: { nl: "een soort onderdeel, voor wie programmeert", en: "a kind of section, for programmers" },
	site: { nl: "een hele site, voor een ander bedrijf", en: "a whole site, for another business" },
	sectionName: {
		nl: "Hoe heet de soort, in kleine Engelse woorden met streepjes?",
		en: "What is the kind called, in lower-case words with hyphens?",
	},
	usage: {
		nl: "Zeg wat u wilt maken en hoe het heet: `npm run new page /over-brood`, of met `article`, `branch`, `product`, `form`, `copy`, `section` of de naam van eigen feiten. In een terminal stelt `npm run new` u vragen.",
		en: "Say what to create and what it is called: `npm run new page /about-bread`, or with `article`, `branch`, `product`, `form`, `copy`, `section` or the name of facts of your own. In a terminal, `npm run new` asks you questions.",
	},
	exists: { nl: "{file} bestaat al; er is niets veranderd.", en: "{file} already exists; nothing was changed." },
	unsound: {
		nl: "De inhoud heeft fouten. Verbeter die eerst: `npm run validate` noemt ze.",
		en: "The content has mistakes. Correct them first: `npm run validate` lists them.",
	},
	stopped: { nl: "Gestopt; er is niets gemaakt.", en: "Stopped; nothing was created." },
	made: { nl: "Gemaakt: {file}", en: "Created: {file}" },
	changed: { nl: "Aangevuld: {file}", en: "Added to: {file}" },
	next: { nl: "Zo gaat u verder:", en: "What to do next:" },
	sectionNext: {
		nl: "Typ `npm run schemas{site}`, daarna `npm run dev{site}`, en kijk op /@gallery.",
		en: "Run `npm run schemas{site}`, then `npm run dev{site}`, and look at /@gallery.",
	},
	wrongType: {
		nl: '"{type}" kan geen soort zijn: schrijf kleine letters met streepjes.',
		en: '"{type}" cannot be a type: use lower-case words with hyphens.',
	},
	known: { nl: "Het onderdeel {type} is er al.", en: "There is already a section {type}." },
} as const satisfies Record<string, InReports>;

export default {
	summary: {
		nl: "Begint een pagina, een artikel, een vestiging, een product, een formulier, een eigen feit, een kopie, een soort onderdeel of een hele site; zonder woorden vraagt het wat u wilt maken.",
		en: "Starts a page, an article, a branch, a product, a form, a fact of your own, a copy, a kind of section or a whole site; without words it asks what to create.",
	},
	words: {
		nl: "[page|article|branch|product|form|copy|section|site|feiten] [naam]",
		en: "[page|article|branch|product|form|copy|section|site|facts] [name]",
	},
	options: newSiteOptions,
	examples: [
		"npm run new",
		{ nl: "npm run new page /over-brood", en: "npm run new page /about-bread" },
		{ nl: 'npm run new article "Zuurdesem"', en: 'npm run new article "Sourdough"' },
		{ nl: "npm run new branch Sneek", en: "npm run new branch Bath" },
		{ nl: "npm run new product Roggebrood", en: 'npm run new product "Rye bread"' },
		{ nl: "npm run new copy /aanbod", en: "npm run new copy /products" },
		"npm run new section price-table",
		{
			nl: 'npm run new site ../bakkerij -- --name "Bakkerij De Kluut" --kind bakkerij --look tarwe',
			en: 'npm run new site ../bakery -- --name "The Crust" --kind bakery --country GB --languages en',
		},
	],
	async run(invocation) {
		const language = reportLanguageOf(invocation);
		await loadLocale(language);
		const asking = terminal();
		try {
			return await startNew({ ...invocation, language, asked: invocation.language }, asking);
		} catch (error) {
			// Control and C, or D, at a question.
			if (error instanceof Error && error.name === "AbortError") throw new UsageError(words.stopped);
			throw error;
		} finally {
			asking?.close();
		}
	},
} satisfies Command;

type Spoken = Omit<Invocation, "language"> & {
	readonly language: EditorLanguage;
	/** The language that was asked for, whatever that of the site. */
	readonly asked?: EditorLanguage | undefined;
};

/** Makes what the words say. What they leave open is asked where somebody can answer, and suggested where nobody can. */
export async function startNew(invocation: Spoken, asking: Asking | undefined): Promise<number> {
	const starts = startsIn(invocation.root);
	// Where no site is, there is nothing else to begin.
	const askStart = () =>
		isSiteAt(invocation.root) ? asking && askWhat(starts, asking, invocation.language) : ("site" as const);
	const [what = await askStart(), ...rest] = invocation.words;
	if (what === "site") return newSite(invocation, { language: invocation.language, asked: invocation.asked, asking });
	const name = rest.join(" ").trim();
	// Who says the name on the command line wants the rest as it is suggested.
	const open = name === "" ? asking : undefined;
	if (what === undefined || (name === "" && !open)) throw new UsageError(words.usage);
	if (what === "section")
		return newSection(
			invocation,
			open ? await askName(open, inLanguage(words.sectionName, invocation.language)) : name,
		);
	const [start, other] = Object.keys(starts)
		.filter((each) => each === what || (!Object.hasOwn(starts, what) && each.startsWith(what)))
		.map((each) => starts[each]);
	if (!start || other) throw new UsageError(words.usage);
	const { root, language } = invocation;
	const { site, sound } = checkContent(openContent(root), { language });
	if (!sound) throw new UsageError(words.unsound);
	const answers = await answersTo(start, { site, language, asking: open, ...(name !== "" && { name }) });
	// Other answers are judged with the file in which they come to stand.
	const complaints = start.questions.flatMap((question) => {
		if (!question.check) return [];
		const answer = answers[question.name] ?? "";
		const bad = wrongIn(question, answer, language)?.problem ?? question.check(site, answers, language).bad;
		return bad === undefined ? [] : [`${questionIn(question, language)} ${answer}\n${bad}`];
	});
	return write(start.make(site, answers), complaints[0], invocation);
}

function isSiteAt(root: string): boolean {
	return existsSync(join(root, "content"));
}

/** What can be started in a folder, in which there may be no site yet. */
function startsIn(root: string): ReturnType<typeof wizardsOf> {
	return wizardsOf(
		isSiteAt(root)
			? openContent(root, { only: ({ role }) => role === "kind" }).read().site
			: { collections: codedCollections },
	);
}

async function askWhat(
	starts: ReturnType<typeof wizardsOf>,
	asking: Asking,
	language: EditorLanguage,
): Promise<string> {
	const kinds = Object.entries(starts).map(([name, { what }]) => [name, what] as const);
	const listed = [...kinds, ["section", words.section] as const, ["site", words.site] as const];
	const lines = listed.map(([, what], index) => `  ${index + 1}  ${inLanguage(what, language)}`);
	const answer = await askName(asking, [inLanguage(words.which, language), ...lines].join("\n"));
	return listed[Number(answer) - 1]?.[0] ?? answer;
}

/** Writes what was started, unless that would make a mistake in the content, and says what to do then. */
function write(
	{ added, changed, next, refused }: WizardResult,
	complaint: string | undefined,
	{ root, language }: Spoken,
): number {
	const say = (said: InReports, values?: Values) => inLanguage(said, language, values);
	const texts = new Map([...Object.entries(added), ...Object.entries(changed)]);
	if (refused) throw new UsageError(refused);
	for (const file of Object.keys(added)) refuseExisting(join(root, file));
	if (complaint) throw asSaid(complaint);
	refuseWrong(root, texts, language);
	for (const [file, text] of texts) replaceOwnFile(join(root, file), text);
	const lines = [
		...Object.keys(added).map((file) => say(words.made, { file })),
		...Object.keys(changed).map((file) => say(words.changed, { file })),
		"",
		say(words.next),
		...next.map((step, index) => `${index + 1}. ${inLanguage(step, language)}`),
	];
	process.stdout.write(`${lines.join("\n")}\n`);
	return 0;
}

/** In the folder of the builder a section of the builder, and elsewhere an own one of the site. */
function newSection({ project, root, language }: Spoken, type: string): number {
	if (!/^[a-z]+(-[a-z]+)*$/.test(type)) throw new UsageError({ ...words.wrongType, values: { type } });
	if (sectionTypes.includes(type)) throw new UsageError({ ...words.known, values: { type } });
	const builder = resolve(root) === resolve(project);
	const folder = builder ? "src/sections" : ownSectionsPlace(root);
	const schemas = `${"../".repeat(folder.split("/").length + 1)}schemas`;
	const files = Object.entries(sectionTemplates(type, schemas, language)).map(
		([file, text]) => [`${type}/${file}`, text] as const,
	);
	for (const [file, text] of [...files, ...(builder ? [] : typesOf(join(root, folder), project))]) {
		refuseExisting(join(root, folder, file));
		replaceOwnFile(join(root, folder, file), text);
		process.stdout.write(`${inLanguage(words.made, language, { file: `${folder}/${file}` })}\n`);
	}
	const site = resolve(root) === resolve(".") ? "" : ` -- --root ${root}`;
	const steps = [inLanguage(words.next, language), `1. ${inLanguage(words.sectionNext, language, { site })}`];
	process.stdout.write(`\n${steps.join("\n")}\n`);
	return 0;
}

/** What lets programs that know TypeScript read the sections in a folder, unless it is there. */
function typesOf(folder: string, project: string): [file: string, text: string][] {
	if (existsSync(join(folder, "tsconfig.json"))) return [];
	const [builder = "", packages = ""] = [project, packagesFolder(project)].map((to) =>
		relative(folder, to).split(sep).join("/"),
	);
	return [["tsconfig.json", sectionsTsconfig(builder, packages)]];
}

function refuseExisting(file: string): void {
	if (existsSync(file)) throw new UsageError({ ...words.exists, values: { file } });
}

/** Refuses texts that would make a mistake in the content, in the words of the check. */
function refuseWrong(root: string, texts: ReadonlyMap<string, string>, language: EditorLanguage): void {
	const { site, problems } = checkContent(openContent(root), { language, drafts: { ...noDrafts, texts } });
	const errors = problems.filter(({ level }: AnyProblem) => level === "error");
	if (errors.length === 0) return;
	throw asSaid(terminalReport(errors, { language, color: false, texts: site.texts }).trimEnd());
}
