import type { ReportLanguage } from "#core/problems/entry.ts";
import { bareWords } from "../text/markdown.ts";
import type { FoundText } from "../usage/texts.ts";

const words = {
	nl: {
		found: (asked: string, count: number) => `‘${asked}’ staat op ${count} ${count === 1 ? "plek" : "plekken"}.`,
		everywhere: "te zien op elke pagina",
		pages: (pages: string) => `te zien op ${pages}`,
		nowhere: "op geen enkele pagina te zien",
		unknown: "een woord van de site zelf",
		builtIn: "een woord van de bouwer",
		more: (count: number) => `En nog ${count}. Zoek een langer stuk van de zin.`,
	},
	en: {
		found: (asked: string, count: number) => `“${asked}” stands in ${count} ${count === 1 ? "place" : "places"}.`,
		everywhere: "shown on every page",
		pages: (pages: string) => `shown on ${pages}`,
		nowhere: "shown on no page",
		unknown: "a word of the site itself",
		builtIn: "a word of the builder",
		more: (count: number) => `And ${count} more. Look for a longer part of the sentence.`,
	},
} as const;

const mostShown = 30;

/** Where words stand, for a person at a terminal: each place, what it says, and the pages that show it. */
export function foundTextsReport(asked: string, found: readonly FoundText[], report: ReportLanguage): string {
	const said = words[report];
	const lines = found.slice(0, mostShown).flatMap((each) => {
		const { place, name } = each;
		const at = [place && `${place.file}:${place.line}:${place.column}`, name].filter(Boolean).join("  ");
		return [at, `  ${excerpt(each.text, bareWords(asked))}`, `  ${shownOn(each, report)}`, ""];
	});
	const more = found.length > mostShown ? [said.more(found.length - mostShown), ""] : [];
	return [said.found(asked, found.length), "", ...lines, ...more].join("\n");
}

function shownOn({ place, pages, everywhere }: FoundText, report: ReportLanguage): string {
	const said = words[report];
	if (!place) return said.builtIn;
	if (!pages) return said.unknown;
	if (everywhere) return said.everywhere;
	return pages.length > 0 ? said.pages(new Intl.ListFormat(report).format(pages)) : said.nowhere;
}

const longest = 120;

/** A text with what was looked for in sight; what is left out at an end is three dots. */
function excerpt(text: string, asked: string): string {
	if (text.length <= longest) return text;
	const at = Math.max(0, text.toLowerCase().indexOf(asked.toLowerCase()) - longest / 3);
	const start = at === 0 ? 0 : text.indexOf(" ", at) + 1;
	const end = start + longest >= text.length ? text.length : text.lastIndexOf(" ", start + longest);
	return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
