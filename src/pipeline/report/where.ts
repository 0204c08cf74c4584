import type { EditorLanguage } from "#core/in-language.ts";
import type { Location } from "#core/problems/problem.ts";
import { type How, splitKey } from "../kinds/reference.ts";
import { sectionDefinitions } from "../site/sections.ts";
import { wordDescriptions } from "../site/words.ts";
import type { Answer, Spoken, Spot, Step } from "../usage/answer.ts";
import { reportWords } from "./wording/words.ts";

/** Where something is used, for a person at a terminal: page by page, each place with how it refers. */
export function whereReport(answer: Answer, report: EditorLanguage): string {
	const said = reportWords(report).where;
	const lines = [...heading(answer, report), ""];
	if (!answer.totals) return `${[...lines, said.wordNote].join("\n")}\n`;
	if (answer.everyPage.length > 0) {
		lines.push(said.everyPage, ...spotLines(answer.everyPage, report), languageLine(answer.everyLanguage, report), "");
	}
	for (const { path, title, spots, languages } of answer.pages) {
		lines.push(`${path}  ${title}`, ...spotLines(spots, report), languageLine(languages, report), "");
	}
	if (answer.kind === "fact" && answer.pages.some(({ spots }) => spots.some((spot) => holdsMore(answer.name, spot)))) {
		lines.push(said.entryNote, "");
	}
	const { pages, languages } = answer.totals;
	lines.push(pages === 0 ? said.nowhere : said.totals(pages, languages));
	return `${lines.join("\n")}\n`;
}

function heading({ kind, name, places }: Answer, report: EditorLanguage): string[] {
	if (kind === "image") return [`content/images/${name}`];
	if (kind === "download") return [`content${name}`];
	if (kind === "word") {
		const key = name.replace("words.", "");
		// Descriptions are for editors, in Dutch.
		const description = report === "nl" ? `  ${wordDescriptions[key]}` : "";
		return [`${name}${description}`, ...places.map((place) => `  ${at(place)}`)];
	}
	const title = kind === "section" && report === "nl" ? sectionDefinitions.get(name)?.title.nl : undefined;
	return [[name, title, ...places.map(at)].filter(Boolean).join("  ")];
}

/** Whether a spot shows a fact because it shows the whole entry. */
function holdsMore(name: string, spot: Spot): boolean {
	const last = spot.at(-1);
	return last !== undefined && name.startsWith(`${splitKey(last.to).name}.`);
}

/** The same words at the same place are said once. */
function spotLines(spots: readonly Spot[], report: EditorLanguage): string[] {
	return [...new Set(spots.map((spot) => spotLine(spot, report)))];
}

/**
 * The steps from the page to the thing: a line for each place on the way, further in the further from the page.
 *
 *     content/pages/contact.yaml:24:13  branch: via branches.centrum
 *       content/facts/branches.yaml:42:7  verwijst ernaar
 */
function spotLine(spot: Spot, report: EditorLanguage): string {
	const lines: string[] = [];
	for (const [index, step] of spot.entries()) {
		const said = index === spot.length - 1 ? reportWords(report).where.direct[step.how] : through(step, report);
		const section = step.section && step.how !== "section" ? `${step.section}: ` : "";
		if (step.place) lines.push(`${at(step.place)}  ${section}${said}`);
		else if (lines.length === 0) lines.push(said);
		else lines.push(`${lines.pop()}, ${behind(step, report)}`);
	}
	return lines.map((line, index) => `${"  ".repeat(index + 1)}${line}`).join("\n");
}

function through(step: Step, report: EditorLanguage): string {
	const name = behind(step, report);
	const { direct, via } = reportWords(report).where;
	return byItself.has(step.how) ? `${direct[step.how]}: ${name}` : via(name);
}

/** Steps that the site takes by itself, and that say more than what they lead to. */
const byItself = new Set<How>(["more", "breadcrumb", "closing"]);

function behind({ to, number }: Step, report: EditorLanguage): string {
	const { kind, name } = splitKey(to);
	const { behind: named, onPage } = reportWords(report).where;
	const names: Partial<Record<string, (name: string) => string>> = named;
	return `${names[kind]?.(name) ?? name}${number === undefined ? "" : onPage(number)}`;
}

/** The languages of a page; where a visitor reads another one, that too. */
function languageLine(languages: readonly Spoken[], report: EditorLanguage): string {
	const names = new Intl.DisplayNames([report], { type: "language" });
	const nameOf = (code: string) => names.of(code) ?? code;
	const said = languages.map(({ language, reads }) =>
		language === reads ? nameOf(language) : `${nameOf(language)} (${reportWords(report).where.reads(nameOf(reads))})`,
	);
	return `  ${new Intl.ListFormat(report).format(said)}`;
}

function at({ file, line, column }: Location): string {
	return `${file}:${line}:${column}`;
}
