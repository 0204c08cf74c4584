import type { ReportLanguage } from "#core/problems/entry.ts";
import { formatDate } from "../kinds/date.ts";
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

const sentences = {
	nl: {
		heading: "De komende 30 dagen",
		"first-day": (day: string, thing: string) => `${day} komt erbij: ${thing}`,
		"last-day": (day: string, thing: string) => `${day} is de laatste dag van ${thing}`,
		page: (name: string) => `de pagina ${name}`,
		section: (name: string, section: Upcoming["section"]) => `sectie ${section?.place} (${section?.type}) van ${name}`,
		offer: (name: string) => `de actieprijs van ${name}`,
		message: () => "de mededeling boven elke pagina",
	},
	en: {
		heading: "The next 30 days",
		"first-day": (day: string, thing: string) => `${day}: ${thing} appears`,
		"last-day": (day: string, thing: string) => `${day}: last day of ${thing}`,
		page: (name: string) => `the page ${name}`,
		section: (name: string, section: Upcoming["section"]) => `section ${section?.place} (${section?.type}) of ${name}`,
		offer: (name: string) => `the offer price of ${name}`,
		message: () => "the message above every page",
	},
} as const;
