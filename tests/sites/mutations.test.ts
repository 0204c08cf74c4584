import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseXml } from "@rgrove/parse-xml";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { ReportLanguage } from "#core/problems/entry.ts";
import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { type CheckedSite, checkContent, openContent } from "#engine/content/content.ts";
import { SiteRenderer } from "#engine/pages/render-site.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { nodesIn } from "#pipeline/read/written.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { unprintable } from "#pipeline/text/unprintable.ts";
import { noClient } from "../helpers/built-html.ts";
import { editorMistakes } from "../helpers/editor-mistakes.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { anyMutation, type Mutated, type Mutation, mutate } from "../helpers/mutations.ts";

/**
 * Any single mistake in the real content is either reported, at a place that exists and in words that name it, or
 * leaves a site that can be built. `FUZZ_RUNS` and `FUZZ_SEED` set how many mistakes, and which.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 60);

const seed = Number(process.env.FUZZ_SEED ?? 20_260);

/** No check of this site may take more time of the processor, in milliseconds. */
const longest = 10_000;

const site = temporarySite(projectFolder);

const reader = openContent(site.root);

afterAll(() => site.dispose());

/** How many mistakes left a site that could be built. */
let built = 0;

/** What is reported of the content as it is, such as a day that comes near. */
const usual = new Set(checkContent(reader).problems.map(keyOf));

function keyOf({ code, place: { file }, values }: AnyProblem): string {
	return JSON.stringify([code, file, values]);
}

test("any single mistake is reported where it is, or does no harm", { timeout: Number.POSITIVE_INFINITY }, () => {
	const files = readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" });
	const yaml = files.filter((file) => file.endsWith(".yaml")).sort();
	fc.assert(fc.property(anyMutation(yaml), holds), { numRuns: runs, seed });
	// Otherwise nothing has been built.
	expect(built).toBeGreaterThan(runs / 20);
});

/** Mistakes that are written well: what is changed in the real content, and the report that it must give. */
const senseless: readonly (readonly [file: string, from: string, to: string, code: string])[] = [
	["pages/werkwijze.yaml", "under: hearing_aids", "under: make_appointment", "menu-button-group"],
	["pages/werkwijze.yaml", "order: 3", "order: 2", "menu-order-twice"],
	["facts/products.yaml", "name: Reis, op maat", 'name: "{products.reis.name} op maat"', "circular-fact"],
	["facts/business.yaml", "region: provincie Friesland", 'region: "{business.region}"', "circular-fact"],
	["facts/forms.yaml", "      min: 10\n", "      min: 10\n      max: 5\n", "form-limits"],
	["facts/forms.yaml", "- name: subject", "- name: email", "listed-twice"],
	["facts/forms.yaml", "- name: email", "- name: mail", "form-without-answer"],
	["facts/forms.yaml", "value: Per telefoon", "value: Telefonisch", "form-condition"],
	["facts/forms.yaml", "field: antwoord", "field: antword", "form-condition"],
	[
		"facts/forms.yaml",
		"options:\n        - Dinsdag\n",
		"options:\n        - Zondag\n        - Dinsdag\n",
		"form-closed-day",
	],
	["facts/branches.yaml", "friday: 09:30-17:00", "friday: gesloten", "form-closed-day"],
	["facts/forms.yaml", "options:\n        - Dinsdag\n", "options:\n", "form-open-day"],
	["facts/towns.yaml", "name: Sloten", "name: Sneek", "listed-twice"],
	[
		"facts/colors.yaml",
		"    - name: ",
		'    - name: wit\n      hex: "#ffffff"\n    - name: wit\n      hex: "#fefefe"\n    - name: ',
		"listed-twice",
	],
	["facts/business.yaml", "from: 2026-12-26", "from: 2026-12-25", "exceptions-overlap"],
	["facts/business.yaml", "from: 2027-04-27", "from: 2072-04-27", "unlikely"],
	["facts/business.yaml", "audicien-friesland.example", "gmial.con", "unlikely"],
	["facts/branches.yaml", "8911 AA", "8911", "unlikely"],
	["facts/branches.yaml", "latitude: 53.201", "latitude: 50.2", "unlikely"],
	["facts/products.yaml", "price: 139", "price: 0", "unlikely"],
	["facts/tax.yaml", "year: 2026", "year: 2025", "year-differs"],
	["facts/business.yaml", "name: Audicien Friesland", "name: Hoorhuis", "unlikely"],
	["facts/tax.yaml", "schemas/facts/tax", "schemas/facts/towns", "schema-line"],
	["pages/index.yaml", "../../schemas", "../schemas", "schema-line"],
	["site.yaml", "  - key: blogs\n", "  - key: blogs\n    label: Nieuws\n  - key: blogs\n", "listed-twice"],
	["pages/blogs/tinnitus-week.yaml", "date: 20", "date: 00", "unlikely"],
	["pages/contact.yaml", "          - Niets", "          Reis kost € 149.\n\n          - Niets", "amount-differs"],
	["pages/contact.yaml", "          - Niets", "          Bel 058 999 99 99.\n\n          - Niets", "phone-not-a-fact"],
	[
		"pages/contact.yaml",
		"          - Niets",
		"          [Zie](https://audicien-friesland.example/nergens).\n\n          - Niets",
		"broken-link",
	],
	[
		"pages/contact.yaml",
		"          - Niets",
		"          [Zie](https://audicien-friesland.example/blogs).\n\n          - Niets",
		"own-address",
	],
	["pages/contact.yaml", "          - Niets", "          Hier komt de tekst.\n\n          - Niets", "template-left"],
	["translations/en/pages/contact.yaml", "  en: ", "  en: From € 139. ", "translation-number"],
	[
		"translations/en/pages/contact.yaml",
		"- nl: ",
		"- nl: Contact\n  en: Contact\n- nl: Contact\n  en: Contact\n- nl: ",
		"translation-twice",
	],
];

test.each(senseless)("what makes no sense is told: %s, %j to %j", (name, from, to, code) => {
	const file = `content/${name}`;
	const text = readFileSync(join(site.root, file), "utf8");
	expect(text).toContain(from);
	const texts = new Map([[file, text.replace(from, () => to)]]);
	const found = checkContent(reader, { drafts: { ...noDrafts, texts } }).problems.filter(
		(each) => !usual.has(keyOf(each)),
	);
	expect(found.map((each) => each.code)).toContain(code);
});

test.each(Object.entries(editorMistakes))("%s is told once, where it is", (_, { file, from, to, code, below = 0 }) => {
	const path = join(site.root, "content", file);
	const before = readFileSync(path, "utf8");
	const line = before.slice(0, before.indexOf(from)).split("\n").length + below;
	expect(before).toContain(from);
	writeFileSync(
		path,
		before.replace(from, () => to),
	);
	try {
		const found = checkContent(reader).problems.filter((each) => !usual.has(keyOf(each)));
		expect(found.map((each) => `${each.code} ${each.place.file}:${each.place.line}`)).toEqual([
			`${code} content/${file}:${line}`,
		]);
		for (const each of found) expect(wordsOf(each, "nl").hint).not.toMatch(/Pas de waarde aan|YAML meldt/);
	} finally {
		writeFileSync(path, before);
	}
});

test("a file that cannot be read under its name brings no echoes", () => {
	const path = (name: string) => join(site.root, "content", name);
	const bytes = readFileSync(path("pages/contact.yaml"));
	const found = () =>
		checkContent(reader)
			.problems.filter((each) => !usual.has(keyOf(each)))
			.map(({ code, place }) => `${code} ${place.file}`);
	try {
		writeFileSync(path("pages/contact.yaml"), Buffer.from(bytes.toString(), "utf16le"));
		expect(found()).toEqual(["wrong-encoding content/pages/contact.yaml"]);
		writeFileSync(path("pages/contact.yaml"), "{\\rtf1\\ansi Contact}");
		expect(found()).toEqual(["foreign-file content/pages/contact.yaml"]);
		writeFileSync(path("pages/contact.yaml"), bytes.toString().replaceAll("\n", "\r"));
		expect(found()).toEqual([]);
		rmSync(path("pages/contact.yaml"));
		writeFileSync(path("pages/contact.yml"), bytes);
		expect(found()).toEqual(["wrong-extension content/pages/contact.yml"]);
		rmSync(path("pages/contact.yml"));
		mkdirSync(path("pages/nl"));
		writeFileSync(path("pages/nl/contact.yaml"), bytes);
		expect(found()).toEqual(["source-language-folder content/pages/nl/contact.yaml"]);
		rmSync(path("pages/nl"), { recursive: true });
		writeFileSync(path("pages/contact.yaml"), bytes);
		writeFileSync(path("images/IMG 1.JPG"), "");
		expect(found()).toEqual(["wrong-image-name content/images/IMG 1.JPG"]);
	} finally {
		rmSync(path("images/IMG 1.JPG"), { force: true });
		writeFileSync(path("pages/contact.yaml"), bytes);
	}
});

function holds(mutation: Mutation): void {
	const path = (name: string) => join(site.root, "content", name);
	const before = readFileSync(path(mutation.file));
	const mutated = mutate(mutation, before);
	try {
		rmSync(path(mutation.file));
		if (mutated.bytes) {
			mkdirSync(dirname(path(mutated.name)), { recursive: true });
			writeFileSync(path(mutated.name), mutated.bytes);
		}
		const start = process.cpuUsage();
		const checked = checkContent(reader);
		const took = process.cpuUsage(start).user / 1000;
		const complaints = [
			...(took > longest ? [`The check took ${Math.round(took)} ms.`] : []),
			...checked.problems
				.filter((each) => !usual.has(keyOf(each)))
				.flatMap((each) => complaintsAbout(each, { mutation, mutated, before: before.toString() })),
			...silences(checked, mutated),
		];
		if (checked.sound) {
			build(checked, mutation);
			built++;
		}
		if (complaints.length > 0) throw new Error([...complaints, reportOf(checked, "nl")].join("\n"));
		reportOf(checked, "en");
	} catch (error) {
		throw new Error(`${mutated.story}\n${error instanceof Error ? error.stack : String(error)}`);
	} finally {
		rmSync(path(mutated.name), { force: true });
		writeFileSync(path(mutation.file), before);
	}
}

function reportOf({ problems, site: { texts } }: CheckedSite, language: ReportLanguage): string {
	return terminalReport(problems, { language, color: false, texts });
}

interface Change {
	readonly mutation: Mutation;
	readonly mutated: Mutated;
	readonly before: string;
}

/** What is wrong with a report itself: a place that is not there, words that miss a value or name nothing of the change. */
function complaintsAbout(each: AnyProblem, change: Change): string[] {
	const { file, line, column, endColumn = column + 1 } = each.place;
	const at = `${each.code} at ${file}:${line}:${column}`;
	const complaints: string[] = [];
	const absolute = join(site.root, file);
	if (existsSync(absolute)) {
		const text = readFileSync(absolute, "utf8")
			.replace(/^\ufeff/, "")
			.split(/\n/)[line - 1];
		if (text === undefined || column < 1 || column > text.length + 1) complaints.push(`${at} is no place in the file.`);
		if (endColumn <= column || endColumn > (text?.length ?? 0) + 2) complaints.push(`${at} ends at ${endColumn}.`);
	} else if (each.code !== "missing-file") complaints.push(`${at} is in a file that is not there.`);
	for (const language of ["nl", "en"] as const) {
		const said = Object.values(wordsOf(each, language)).join("\n");
		if (/undefined|\[object|NaN/.test(said)) complaints.push(`${at} says: ${said}`);
	}
	if (!concerns(each, change)) complaints.push(`${at} says nothing of what was changed.`);
	return complaints;
}

/** Whether a problem stands in the changed file, or names something that stands or stood in it. */
function concerns(each: AnyProblem, { mutation: { file }, mutated, before }: Change): boolean {
	if ([file, mutated.name].some((name) => each.place.file === `content/${name}`)) return true;
	const { message, hint } = wordsOf(each, "en");
	const named = [...`${message} ${hint}`.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
	const own = [file, mutated.name].flatMap((name) => [name, addressOf(name), name.replace(/^.*\/|\.yaml$/g, "")]);
	if (named.some((name) => own.some((each) => each !== "" && name.includes(each)) || before.includes(name)))
		return true;
	if (mutated.bytes && named.some((name) => mutated.bytes?.includes(name))) return true;
	// What is wrong with a translation stands in it, also when the Dutch was changed.
	if (/^translations\/\w+\//.test(each.place.file.slice("content/".length)) && each.place.file.endsWith(`/${file}`))
		return true;
	// A missing translation stands at the Dutch, and says of which language it is.
	const [, language, dutch] = /^translations\/(\w+)\/(.*)$/.exec(file) ?? [];
	return language !== undefined && each.place.file === `content/${dutch}` && message.includes(languageName(language));
}

function addressOf(name: string): string {
	const path = /^pages\/(.*?)(?:\/?index)?\.yaml$/.exec(name)?.[1];
	return path === undefined ? "" : `/${path}`;
}

function languageName(language: string): string {
	return new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language;
}

/** What an editor wrote, and YAML lost without a word about it. */
function silences({ problems }: CheckedSite, { name, bytes }: Mutated): string[] {
	const reported = problems.some(
		({ place, code }) => place.file === `content/${name}` && !code.startsWith("translation-"),
	);
	if (!bytes || reported) return [];
	const text = bytes.toString("utf8");
	const kept = new Map<string, number>();
	const count = (words: string[], by: number) => {
		for (const word of words) kept.set(word, (kept.get(word) ?? 0) + by);
	};
	for (const node of nodesIn(parseSource(name, text).written)) {
		if (node.kind === "scalar") count(wordsIn(node.text), 1);
	}
	// A number sign with a space behind it is a remark, and meant so.
	const written = text.replace(/(^|\s)#\s[^\n]*|^\s*#[^\n]*/gm, "").replace(/\\(?:U\w{8}|u\w{4}|x\w{2}|[a-z])/g, " ");
	count(wordsIn(written), -1);
	const lost = [...kept].filter(([, left]) => left < 0).map(([word]) => word);
	return lost.length > 0 ? [`Lost without a word: ${lost.join(", ")}`] : [];
}

function wordsIn(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Makes what a build makes of a site: the files for machines, the shell, and the pages that a file can change: its own
 * page in every language, all others in Dutch, and where the file speaks of all pages, also in one other language.
 */
function build({ site: sound, today }: CheckedSite & { sound: true }, { file, pick }: Mutation): void {
	const isPage = file.startsWith("pages/");
	const [, translated] = /^translations\/(\w+)\//.exec(file) ?? [];
	const { languages } = sound.settings.value;
	const other = translated ?? languages[pick % languages.length];
	const renderer = new SiteRenderer(siteOn(sound, today), noClient);
	const files = [...renderer.others(() => undefined)];
	for (const { found, language, make } of renderer.pages()) {
		const wanted = isPage ? found.page.source.file === `content/${file}` : language === other;
		if (language === "nl" || wanted) files.push(...make().files);
	}
	for (const { path, content } of files) {
		const complaint = complaintOf(path, content);
		if (complaint) throw new Error(`${path}: ${complaint}`);
	}
}

/** What no reader of a file could make anything of. */
function complaintOf(path: string, content: string): string | undefined {
	const sign = unprintable.exec(content)?.[0];
	if (sign) return `holds U+${sign.codePointAt(0)?.toString(16)}`;
	try {
		if (path.endsWith(".xml")) parseXml(content);
		if (/\.(?:json|webmanifest)$/.test(path)) JSON.parse(content);
	} catch (error) {
		return String(error);
	}
	const policies = content
		.match(/Content-Security-Policy.*/g)
		?.filter((line) => /sandbox|unsafe|\*|frame-src.*(?:\{|,)/.test(line));
	return policies?.[0];
}
