import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Location } from "#core/problems/problem.ts";
import { type How, splitKey } from "../kinds/reference.ts";
import { sectionDefinitions } from "../site/sections.ts";
import { wordDescriptions } from "../site/words.ts";
import type { Answer, Spoken, Spot, Step } from "../usage/answer.ts";

const words = {
	nl: {
		everyPage: "Op elke pagina",
		nowhere: "Geen enkele pagina laat dit zien.",
		wordNote: "De vormgeving gebruikt dit woord. Op welke pagina's het staat, is uit de inhoud niet op te maken.",
		entryNote:
			"Een sectie die naar een heel feit verwijst, krijgt alle velden ervan. Of zij dit veld ook toont, bepaalt de sectie.",
		reads: (name: string) => `in het ${name}`,
		pages: (count: number) => `${count} ${count === 1 ? "pagina" : "pagina's"}`,
		languages: (count: number) => `${count} ${count === 1 ? "taal" : "talen"}`,
		via: "via",
		onPage: (number: number) => `, pagina ${number}`,
		direct: {
			reference: "verwijst ernaar",
			text: "in een tekst",
			link: "leidt ernaartoe",
			image: "als beeld",
			section: "als sectie",
			overview: "in een overzicht",
			card: "als kaart",
			more: "bij de andere artikelen",
			breadcrumb: "in het kruimelpad",
			closing: "in het slot van een artikel",
			setting: "in een instelling",
			menu: "in het menu",
			shell: "in de kop, het menu of de voet",
		},
		behind: {
			fact: (name: string) => name,
			folder: (name: string) => `het overzicht van ${name}`,
			card: (name: string) => `de kaart van ${name}`,
			title: (name: string) => `de titel van ${name}`,
			menu: (name: string) => `de naam van ${name} in het menu`,
			setting: (name: string) => `de instelling ${name}`,
		},
	},
	en: {
		everyPage: "On every page",
		nowhere: "No page shows this.",
		wordNote: "The design uses this word. The content does not say on which pages it appears.",
		entryNote:
			"A section that refers to a whole fact receives all its fields. Whether it shows this field too is up to the section.",
		reads: (name: string) => `in ${name}`,
		pages: (count: number) => `${count} ${count === 1 ? "page" : "pages"}`,
		languages: (count: number) => `${count} ${count === 1 ? "language" : "languages"}`,
		via: "via",
		onPage: (number: number) => `, page ${number}`,
		direct: {
			reference: "refers to it",
			text: "in a text",
			link: "links to it",
			image: "as a picture",
			section: "as a section",
			overview: "in an overview",
			card: "as a card",
			more: "among the other articles",
			breadcrumb: "in the breadcrumb",
			closing: "at the end of an article",
			setting: "in a setting",
			menu: "in the menu",
			shell: "in the header, the menu or the footer",
		},
		behind: {
			fact: (name: string) => name,
			folder: (name: string) => `the overview of ${name}`,
			card: (name: string) => `the card of ${name}`,
			title: (name: string) => `the title of ${name}`,
			menu: (name: string) => `the name of ${name} in the menu`,
			setting: (name: string) => `the setting ${name}`,
		},
	},
} as const;

/** Where something is used, for a person at a terminal: page by page, each place with how it refers. */
export function whereReport(answer: Answer, report: ReportLanguage): string {
	const said = words[report];
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
	lines.push(pages === 0 ? said.nowhere : `${said.pages(pages)}, ${said.languages(languages)}`);
	return `${lines.join("\n")}\n`;
}

function heading({ kind, name, places }: Answer, report: ReportLanguage): string[] {
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
function spotLines(spots: readonly Spot[], report: ReportLanguage): string[] {
	return [...new Set(spots.map((spot) => spotLine(spot, report)))];
}

/**
 * The steps from the page to the thing: a line for each place on the way, further in the further from the page.
 *
 *     content/pages/contact.yaml:24:13  branch: via branches.centrum
 *       content/facts/branches.yaml:42:7  verwijst ernaar
 */
function spotLine(spot: Spot, report: ReportLanguage): string {
	const lines: string[] = [];
	for (const [index, step] of spot.entries()) {
		const said = index === spot.length - 1 ? words[report].direct[step.how] : through(step, report);
		const section = step.section && step.how !== "section" ? `${step.section}: ` : "";
		if (step.place) lines.push(`${at(step.place)}  ${section}${said}`);
		else if (lines.length === 0) lines.push(said);
		else lines.push(`${lines.pop()}, ${behind(step, report)}`);
	}
	return lines.map((line, index) => `${"  ".repeat(index + 1)}${line}`).join("\n");
}

function through(step: Step, report: ReportLanguage): string {
	const name = behind(step, report);
	return byItself.has(step.how) ? `${words[report].direct[step.how]}: ${name}` : `${words[report].via} ${name}`;
}

/** Steps that the site takes by itself, and that say more than what they lead to. */
const byItself = new Set<How>(["more", "breadcrumb", "closing"]);

function behind({ to, number }: Step, report: ReportLanguage): string {
	const { kind, name } = splitKey(to);
	const { behind: named, onPage } = words[report];
	const names: Partial<Record<string, (name: string) => string>> = named;
	return `${names[kind]?.(name) ?? name}${number === undefined ? "" : onPage(number)}`;
}

/** The languages of a page; where a visitor reads another one, that too. */
function languageLine(languages: readonly Spoken[], report: ReportLanguage): string {
	const names = new Intl.DisplayNames([report], { type: "language" });
	const nameOf = (code: string) => names.of(code) ?? code;
	const said = languages.map(({ language, reads }) =>
		language === reads ? nameOf(language) : `${nameOf(language)} (${words[report].reads(nameOf(reads))})`,
	);
	return `  ${new Intl.ListFormat(report).format(said)}`;
}

function at({ file, line, column }: Location): string {
	return `${file}:${line}:${column}`;
}
