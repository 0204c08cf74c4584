import type { EditorLanguage } from "#core/in-language.ts";
import { bareWords } from "../text/markdown.ts";
import type { FoundText } from "../usage/texts.ts";
import { reportWords } from "./wording/words.ts";

const mostShown = 30;

/** Where words stand, for a person at a terminal: each place, what it says, and the pages that show it. */
export function foundTextsReport(asked: string, found: readonly FoundText[], report: EditorLanguage): string {
	const said = reportWords(report).foundTexts;
	const lines = found.slice(0, mostShown).flatMap((each) => {
		const { place, name } = each;
		const at = [place && `${place.file}:${place.line}:${place.column}`, name].filter(Boolean).join("  ");
		return [at, `  ${excerpt(each.text, bareWords(asked))}`, `  ${shownOn(each, report)}`, ""];
	});
	const more = found.length > mostShown ? [said.more(found.length - mostShown), ""] : [];
	return [said.heading(asked, found.length), "", ...lines, ...more].join("\n");
}

function shownOn({ place, pages, everywhere }: FoundText, report: EditorLanguage): string {
	const said = reportWords(report).foundTexts;
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
