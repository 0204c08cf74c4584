import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseXml } from "@rgrove/parse-xml";
import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { openContent } from "#engine/content/content.ts";
import { SiteRenderer } from "#engine/pages/render-site.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { nodesIn } from "#pipeline/read/written.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { unprintable } from "#pipeline/text/unprintable.ts";
import { noClient } from "./built-html.ts";
import type { TemporarySite } from "./example-site.ts";
import { type Mutated, type Mutation, mutate } from "./mutations.ts";

/** No check of a site may take more time of the processor, in milliseconds. */
const longest = 10_000;

/** A site in which mistakes are made, each by itself. */
export interface MistakenSite {
	/** What is wrong now and was not at first. */
	readonly news: () => AnyProblem[];
	/** Whether a problem is there without any mistake, such as a day that comes near. */
	readonly isUsual: (each: AnyProblem) => boolean;
	/** Makes a mistake and takes it back. Throws when it is not reported well, or leaves a site that cannot be built. */
	readonly holds: (mutation: Mutation) => void;
	/** How many mistakes left a site that could be built. */
	readonly built: () => number;
}

/** Reads a site as it is, before any mistake is made in it. */
export function mistakenSite(site: TemporarySite): MistakenSite {
	const reader = openContent(site.root);
	const usual = new Set(checkContent(reader).problems.map(keyOf));
	const isUsual = (each: AnyProblem) => usual.has(keyOf(each));
	let built = 0;

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
					.filter((each) => !isUsual(each))
					.flatMap((each) => complaintsAbout(site.root, each, { mutation, mutated, before: before.toString() })),
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

	const news = () => checkContent(reader).problems.filter((each) => !isUsual(each));
	return { news, isUsual, holds, built: () => built };
}

function keyOf({ code, place: { file }, values }: AnyProblem): string {
	return JSON.stringify([code, file, values]);
}

function reportOf({ problems, site: { texts } }: CheckedSite, language: EditorLanguage): string {
	return terminalReport(problems, { language, color: false, texts });
}

interface Change {
	readonly mutation: Mutation;
	readonly mutated: Mutated;
	readonly before: string;
}

/** What is wrong with a report itself: a place that is not there, words that miss a value or name nothing of the change. */
function complaintsAbout(root: string, each: AnyProblem, change: Change): string[] {
	const { file, line, column, endColumn = column + 1 } = each.place;
	const at = `${each.code} at ${file}:${line}:${column}`;
	const complaints: string[] = [];
	const absolute = join(root, file);
	if (existsSync(absolute)) {
		const text = readFileSync(absolute, "utf8")
			.replace(/^\ufeff/, "")
			.split(/\n/)[line - 1];
		if (text === undefined || column < 1 || column > text.length + 1) complaints.push(`${at} is no place in the file.`);
		if (endColumn <= column || endColumn > (text?.length ?? 0) + 2) complaints.push(`${at} ends at ${endColumn}.`);
	} else if (each.code !== "missing-file") complaints.push(`${at} is in a file that is not there.`);
	for (const language of sourceLanguages) {
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
 * page in every language, all others in the source language, and where the file speaks of all pages, also in one other language.
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
		if (language === sound.source || wanted) files.push(...make().files);
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
	// Each kind of server writes it in a form of its own.
	const policies = content.match(/default-src [^"\n]*/g);
	return policies?.find((policy) => /sandbox|unsafe|\*|frame-src.*[{,]/.test(policy));
}
