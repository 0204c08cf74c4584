import { escapeHtml } from "#core/html.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { comparePlaces, wordsOf } from "#core/problems/problem.ts";
import type { Review, ReviewedVersion } from "../review/review.ts";
import type { Detail, Statement } from "../review/wording/statement.ts";
import { chaptersOf } from "../review/wording/statements.ts";
import { wordDifference } from "../review/wording/word-difference.ts";
import { spotName, versionName, weightLine } from "./review-names.ts";
import { reportWords } from "./wording/words.ts";

/** Characters of a comment; hosts refuse one of more than 65,536. */
const room = 60_000;

/** Characters of a text, and of what stays around a change in it. */
const most = { text: 4000, around: 120 };

/** A review for a pull request, as a comment or a summary. Nothing that an editor wrote is read as Markdown, HTML or a mention. */
export function reviewMarkdown(review: Review): string {
	const { language } = review;
	const say = reportWords(language).review;
	const [from = "", to = ""] = [review.before, review.after].map((version) =>
		escapeMarkdown(versionName(version, language)),
	);
	const chapters = chaptersOf(review.changes, language);
	const count = chapters.reduce((sum, { statements }) => sum + statements.length, 0);
	const blocks = [`## ${weightLine(review, count)}`, say.heading(from, to)];
	for (const version of [review.before, review.after]) blocks.push(...obstacles(version, language));
	let length = blocks.join("\n\n").length;
	let left = count;
	const link: Link = (words, page) => (review.preview ? `[${words}](${review.preview}${encodeURI(page)})` : words);
	for (const { title, page, statements } of chapters) {
		const heading = `### ${page === undefined ? escapeMarkdown(title) : link(escapeMarkdown(title), page)}`;
		const items = statements.map((each) => item(each, language, link));
		const shown = items.filter((each) => {
			length += each.length + 1;
			return length + heading.length < room;
		});
		left -= shown.length;
		if (shown.length > 0) blocks.push(heading, shown.join("\n"));
	}
	if (left > 0) blocks.push(say.leftOut(left));
	return `${blocks.join("\n\n")}\n`;
}

function obstacles(version: ReviewedVersion, language: EditorLanguage): string[] {
	const { errors } = version;
	if (errors.length === 0) return [];
	const name = escapeMarkdown(versionName(version, language));
	const shown = [...errors].sort(comparePlaces).slice(0, 20);
	const lines = shown.map((each) => {
		const { title, message } = wordsOf(each, language);
		const { file, line, column } = each.place;
		return `> - ${escapeMarkdown(`${file}:${line}:${column} ${title}. ${message}`)}`;
	});
	const rest = errors.length - shown.length;
	if (rest > 0) lines.push(`> - ${reportWords(language).review.more(rest)}`);
	return [[`> ${reportWords(language).review.obstacles(name, errors.length)}`, ">", ...lines].join("\n")];
}

/** Words that lead to a page, where it can be seen. */
type Link = (words: string, page: string) => string;

function item({ sentence, details, page, place }: Statement, language: EditorLanguage, link: Link): string {
	const words = page === undefined ? escapeMarkdown(sentence) : link(escapeMarkdown(sentence), page);
	const line = `- ${words} · ${escapeMarkdown(spotName(place))}`;
	return [line, ...details.map((detail) => folded(detail, language, link))].join("\n");
}

/** A detail that a reader unfolds; inside a list, so everything is indented. */
function folded(detail: Detail, language: EditorLanguage, link: Link): string {
	const say = reportWords(language).review;
	const summaries = { difference: say.textBeforeAfter, text: say.textOf, pages: say.pages, texts: say.texts };
	const summary = escapeHtml(summaries[detail.what]);
	return `  <details><summary>${summary}</summary>\n\n  ${body(detail, link)}\n\n  </details>`;
}

function body(detail: Detail, link: Link): string {
	switch (detail.what) {
		case "difference":
			return wordDifference(detail.before, detail.after, most.around)
				.map(({ what, text }) => {
					const words = multiline(text);
					if (what === "same") return words;
					return what === "added" ? `<ins>${words}</ins>` : `<del>${words}</del>`;
				})
				.join("");
		case "text":
			return multiline(detail.text.length > most.text ? `${detail.text.slice(0, most.text)}…` : detail.text);
		case "pages":
			return detail.items.map((page) => link(escapeMarkdown(page), page)).join(", ");
		case "texts":
			return detail.items.map((text) => multiline(text)).join("<br><br>");
	}
}

function multiline(text: string): string {
	return text.split("\n").map(escapeMarkdown).join("<br>");
}

/** Words that stay the words they are: no markup, no link, no mention of a person or an issue, no turned direction. */
function escapeMarkdown(text: string): string {
	return (
		text
			.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ")
			.replace(/[\\`*_{}[\]()#!|~@:$]|^\s*[-+=]|(?<=^\s*\d+|www)\.|[<>&]/gi, (character) =>
				"<>&".includes(character) ? escapeHtml(character) : `\\${character.trim()}`,
			)
			// A host makes a mention of a name behind one of these characters, and an issue of a number.
			.replace(/\\[@#]|\bGH-(?=\d)/gi, (character) => `${character}\u200b`)
	);
}
