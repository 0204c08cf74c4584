import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { countLevels, countLine, worstOf } from "../counts.ts";
import { codeFrame } from "../frame.ts";
import type { RepositoryReportOptions } from "../options.ts";
import { groupByFile } from "../order.ts";
import { reportWords } from "../wording/words.ts";
import { code, fenced, sentence } from "./markdown.ts";

interface SummaryOptions extends RepositoryReportOptions {
	/** The text may take so many bytes. */
	readonly room: number;
	/** Address of the files as they are checked, with a slash at the end; without it places are no links. */
	readonly files?: string | undefined;
}

/** Kept free for the line that says what did not fit. */
const reserve = 400;

/**
 * All problems as Markdown, for the summary of a workflow: the whole count, and by file each problem with its lines.
 * What does not fit is counted at the end; the most serious stands first, so it is what is left out last.
 */
export function githubSummary(problems: readonly AnyProblem[], options: SummaryOptions): string {
	const { language } = options;
	const words = reportWords(language);
	if (problems.length === 0) return `## ${words.sound}\n`;
	const parts = [`## ${words.summary.heading(countLine(countLevels(problems), language))}\n`];
	let used = bytes(parts[0] ?? "");
	let shown = 0;
	let full = false;
	const ordered: AnyProblem[] = [];
	for (const { file, problems: own, counts } of groupByFile(problems)) {
		let heading = `\n### ${code(`${options.folder}${file}`)}: ${countLine(counts, language)}\n`;
		for (const each of own) {
			ordered.push(each);
			if (full) continue;
			const part = `${heading}${block(each, options)}`;
			full = used + bytes(part) > options.room - reserve;
			if (full) continue;
			parts.push(part);
			used += bytes(part);
			shown++;
			heading = "";
		}
	}
	const left = countLevels(ordered.slice(shown));
	if (worstOf(left)) parts.push(`\n${words.summary.left(countLine(left, language))}\n`);
	return parts.join("");
}

function block(each: AnyProblem, options: SummaryOptions): string {
	const { language, folder, files } = options;
	const { title, message, hint } = wordsOf(each, language);
	const { file, line, column } = each.place;
	const place = files ? `[${line}:${column}](${files}${encodeURI(`${folder}${file}`)}#L${line})` : `${line}:${column}`;
	const text = options.texts.get(file);
	return [
		"",
		`**${sentence(`${reportWords(language).prefix[each.level]}${title}`)}** · ${place} · ${code(each.code)}`,
		"",
		sentence(message),
		"",
		...(text === undefined ? [] : [fenced(codeFrame(text, each.place)), ""]),
		`→ ${sentence(hint)}`,
		"",
	].join("\n");
}

function bytes(text: string): number {
	return new TextEncoder().encode(text).length;
}
