import type { ReportLanguage } from "#core/problems/entry.ts";
import { formatDate } from "../kinds/date.ts";
import type { Draft } from "../site/drafts.ts";
import type { Upcoming } from "../site/upcoming.ts";

/** What will appear or vanish soon, a line each; an empty text when nothing does. */
export function upcomingReport(list: readonly Upcoming[], language: ReportLanguage): string {
	if (list.length === 0) return "";
	const say = sentences[language];
	const lines = list.map(({ day, change, what, name, section, place }) => {
		return `  ${say[change](formatDate(day, language).long, say[what](name, section))}  ${place.file}:${place.line}`;
	});
	return [`\n${say.heading}`, ...lines, ""].join("\n");
}

/** The pages that appear later, or of which nobody has said when, a line each; an empty text when there are none. */
export function draftsReport(drafts: readonly Draft[], language: ReportLanguage): string {
	if (drafts.length === 0) return "";
	const say = sentences[language];
	const lines = drafts.map(({ page, from, place }) => {
		const day = from === undefined ? say.undated : say.dated(formatDate(from, language).long);
		return `  ${page.path}, ${day}  ${place.file}:${place.line}`;
	});
	return [`\n${say.drafts}`, ...lines, ""].join("\n");
}

const sentences = {
	nl: {
		heading: "De komende 30 dagen",
		"first-day": (day: string, thing: string) => `${day} komt erbij: ${thing}`,
		"last-day": (day: string, thing: string) => `${day} is de laatste dag van ${thing}`,
		page: (name: string) => `de pagina ${name}`,
		section: (name: string, section: Upcoming["section"]) => `sectie ${section?.place} (${section?.type}) van ${name}`,
		offer: (name: string) => `de actieprijs van ${name}`,
		message: () => "de mededeling boven elke pagina",
		drafts: "Concepten: wat een bezoeker nog niet ziet",
		dated: (day: string) => `verschijnt op ${day}`,
		undated: "nog zonder dag",
	},
	en: {
		heading: "The next 30 days",
		"first-day": (day: string, thing: string) => `${day}: ${thing} appears`,
		"last-day": (day: string, thing: string) => `${day}: last day of ${thing}`,
		page: (name: string) => `the page ${name}`,
		section: (name: string, section: Upcoming["section"]) => `section ${section?.place} (${section?.type}) of ${name}`,
		offer: (name: string) => `the offer price of ${name}`,
		message: () => "the message above every page",
		drafts: "Drafts: what visitors do not see yet",
		dated: (day: string) => `appears on ${day}`,
		undated: "no day yet",
	},
} as const;
