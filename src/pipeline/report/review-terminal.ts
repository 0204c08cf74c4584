import pc from "picocolors";
import type { EditorLanguage } from "#core/in-language.ts";
import { comparePlaces, wordsOf } from "#core/problems/problem.ts";
import type { Review, ReviewedVersion } from "../review/review.ts";
import type { Detail } from "../review/wording/statement.ts";
import { chaptersOf } from "../review/wording/statements.ts";
import { wordDifference } from "../review/wording/word-difference.ts";
import { spotName, versionName, weightLine } from "./review-names.ts";
import { reportWords } from "./wording/words.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Items of a list and characters of a text that are shown. */
const most = { items: 8, text: 600, around: 40 };

/** A review for a person at a terminal. Without colours, removed words stand in [-…-] and added ones in {+…+}. */
export function reviewTerminal(review: Review, { color }: { readonly color: boolean }): string {
	const { language } = review;
	const colors = pc.createColors(color);
	const say = reportWords(language).review;
	const names = [review.before, review.after].map((version) => versionName(version, language));
	const chapters = chaptersOf(review.changes, language);
	const count = chapters.reduce((sum, { statements }) => sum + statements.length, 0);
	const lines = [colors.bold(weightLine(review, count)), say.heading(names[0] ?? "", names[1] ?? ""), ""];
	for (const version of [review.before, review.after]) lines.push(...obstacles(version, language, colors));
	const { preview } = review;
	for (const { title, page, statements } of chapters) {
		lines.push(colors.bold(colors.underline(visible(title))));
		if (preview && page) lines.push(colors.dim(`${preview}${page}`));
		lines.push("");
		for (const statement of statements) {
			lines.push(`  ${visible(statement.sentence)}  ${colors.dim(visible(spotName(statement.place)))}`);
			if (preview && statement.page) lines.push(`    ${colors.dim(`${preview}${statement.page}`)}`);
			for (const detail of statement.details) {
				lines.push(...detailLines(detail, { language, colors, preview }).map((line) => `    ${line}`));
			}
		}
		lines.push("");
	}
	return `${lines
		.map((line) => line.trimEnd())
		.join("\n")
		.trimEnd()}\n`;
}

function obstacles(version: ReviewedVersion, language: EditorLanguage, colors: Colors): string[] {
	const { errors } = version;
	if (errors.length === 0) return [];
	const lines = [...errors].sort(comparePlaces).map((each) => {
		const { title, message } = wordsOf(each, language);
		const { file, line, column } = each.place;
		return `  ${colors.dim(`${file}:${line}:${column}`)}  ${colors.bold(title)}. ${visible(message)}`;
	});
	return [
		colors.yellow(reportWords(language).review.obstacles(versionName(version, language), errors.length)),
		...lines,
		"",
	];
}

interface Shown {
	readonly language: EditorLanguage;
	readonly colors: Colors;
	readonly preview: string | undefined;
}

function detailLines(detail: Detail, { language, colors, preview = "" }: Shown): string[] {
	switch (detail.what) {
		case "difference":
			return wordDifference(visible(detail.before), visible(detail.after), most.around)
				.map(({ what, text }) => {
					if (what === "same") return text;
					if (colors.isColorSupported)
						return what === "added" ? colors.green(text) : colors.red(colors.strikethrough(text));
					return what === "added" ? `{+${text}+}` : `[-${text}-]`;
				})
				.join("")
				.split("\n");
		case "text": {
			const text = visible(detail.text);
			return (text.length > most.text ? `${text.slice(0, most.text).trimEnd()}…` : text).split("\n");
		}
		default: {
			const rest = detail.items.length - most.items;
			const shown = detail.items.slice(0, most.items).map((item) => visible(item).replace(/\s+/g, " "));
			const more = rest > 0 ? [reportWords(language).review.more(rest)] : [];
			// Addresses are short; texts get a line each.
			return detail.what === "pages"
				? [colors.dim([...shown.map((page) => `${preview}${page}`), ...more].join(", "))]
				: [...shown, ...more];
		}
	}
}

/** Without the characters that would command a terminal or turn the direction of a line. */
function visible(text: string): string {
	return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (found) => (found === "\n" ? found : ""));
}
