import type { EditorLanguage } from "#core/in-language.ts";
import { formatDate } from "../kinds/date.ts";
import type { Draft } from "../site/drafts.ts";
import type { Upcoming } from "../site/upcoming.ts";
import { reportWords } from "./wording/words.ts";

/** What will appear or vanish soon, a line each; an empty text when nothing does. */
export function upcomingReport(list: readonly Upcoming[], language: EditorLanguage): string {
	if (list.length === 0) return "";
	const say = reportWords(language).upcoming;
	const lines = list.map(({ day, change, what, name, section, place }) => {
		const told = change === "first-day" ? say.firstDay : say.lastDay;
		return `  ${told(formatDate(day, language).long, say[what](name, section))}  ${place.file}:${place.line}`;
	});
	return [`\n${say.heading}`, ...lines, ""].join("\n");
}

/** The pages that appear later, or of which nobody has said when, a line each; an empty text when there are none. */
export function draftsReport(drafts: readonly Draft[], language: EditorLanguage): string {
	if (drafts.length === 0) return "";
	const say = reportWords(language).upcoming;
	const lines = drafts.map(({ page, from, place }) => {
		const day = from === undefined ? say.undated : say.dated(formatDate(from, language).long);
		return `  ${page.path}, ${day}  ${place.file}:${place.line}`;
	});
	return [`\n${say.drafts}`, ...lines, ""].join("\n");
}
