import pc from "picocolors";
import type { EditorLanguage } from "#core/in-language.ts";
import { type AnyProblem, comparePlaces, wordsOf } from "#core/problems/problem.ts";
import { countLevels, countLine, worstOf } from "./counts.ts";
import { codeFrame } from "./frame.ts";
import type { ReportOptions } from "./options.ts";
import { type FileProblems, groupByFile } from "./order.ts";
import { reportWords } from "./wording/words.ts";

interface TerminalOptions extends ReportOptions {
	readonly color: boolean;
	/** Show everything, however much it is. */
	readonly all?: boolean;
}

type Colors = ReturnType<typeof pc.createColors>;

/** From this number of problems on, a file shows only its first ones in full. */
const many = 50;

const shownPerFile = 10;

/** Nobody reads about more files than this at once. */
const mostFiles = 100;

/**
 * All problems for a person at a terminal: grouped by file, each with its place, what is wrong and what to do.
 * A very long report says of each file how many more there are.
 */
export function terminalReport(problems: readonly AnyProblem[], options: TerminalOptions): string {
	const colors = pc.createColors(options.color);
	const others = problems.filter(({ code }) => code !== "translations-open");
	const long = others.length > many;
	const limit = long && !options.all ? shownPerFile : Number.POSITIVE_INFINITY;
	const files = groupByFile(others);
	const shown = options.all ? files : files.slice(0, mostFiles);
	const lines = shown.flatMap((each) => fileLines(each, { ...options, colors, long, limit }));
	const hidden = files.slice(shown.length);
	if (hidden.length > 0) lines.push(colors.dim(reportWords(options.language).moreFiles(hidden.length)), "");
	lines.push(...openLines(problems, options, colors));
	lines.push(summary(problems, options.language, colors));
	if (hidden.length > 0 || files.some((each) => each.problems.length > limit))
		lines.push(reportWords(options.language).firstOnly);
	return `${lines.join("\n")}\n`;
}

interface FileOptions extends ReportOptions {
	readonly colors: Colors;
	readonly long: boolean;
	readonly limit: number;
}

function fileLines({ file, problems, counts }: FileProblems, options: FileOptions): string[] {
	const { colors, language, long, limit } = options;
	const count = long ? `  ${colors.dim(countLine(counts, language))}` : "";
	const lines = [`${colors.bold(colors.underline(file))}${count}`, ""];
	for (const each of problems.slice(0, limit)) lines.push(...problemLines(each, options));
	const left = countLevels(problems.slice(limit));
	if (worstOf(left))
		lines.push(paintFor(left, colors)(reportWords(language).moreInFile(countLine(left, language))), "");
	return lines;
}

function problemLines(each: AnyProblem, { colors, language, texts }: FileOptions): string[] {
	const { place, level, code } = each;
	const { title, message, hint } = wordsOf(each, language);
	const head = levelColor(level, colors)(colors.bold(`${reportWords(language).prefix[level]}${title}`));
	const text = texts.get(place.file);
	return [
		`${head}  ${colors.dim(`${place.file}:${place.line}:${place.column}  ${code}`)}`,
		`  ${message}`,
		...(text === undefined ? [] : codeFrame(text, place).map((line) => `  ${colors.dim(line)}`)),
		`  ${colors.green("→")} ${hint}`,
		"",
	];
}

/** What is to be translated, a line for each file, and once what to do. */
function openLines(problems: readonly AnyProblem[], { language, all }: TerminalOptions, colors: Colors): string[] {
	const open = problems.filter(({ code }) => code === "translations-open").sort(comparePlaces);
	const [first] = open;
	if (!first) return [];
	const { title, hint } = wordsOf(first, language);
	const shown = all ? open : open.slice(0, mostFiles);
	const lines = shown.map((each) => {
		const { file, line } = each.place;
		return `  ${colors.dim(`${file}:${line}`)}  ${wordsOf(each, language).message}`;
	});
	if (open.length > shown.length) lines.push(`  ${reportWords(language).moreFiles(open.length - shown.length)}`);
	const paint = levelColor(first.level, colors);
	const heading = paint(colors.bold(`${reportWords(language).prefix[first.level]}${title}`));
	return [`${heading}  ${colors.dim(first.code)}`, "", ...lines, `  ${colors.green("→")} ${hint}`, ""];
}

/** How many of each, in one line. */
function summary(problems: readonly AnyProblem[], language: EditorLanguage, colors: Colors): string {
	if (problems.length === 0) return colors.green(reportWords(language).sound);
	const counts = countLevels(problems);
	return paintFor(counts, colors)(countLine(counts, language));
}

function paintFor(counts: ReturnType<typeof countLevels>, colors: Colors): (text: string) => string {
	return levelColor(worstOf(counts) ?? "remark", colors);
}

function levelColor(level: AnyProblem["level"], colors: Colors): (text: string) => string {
	return { error: colors.red, warning: colors.yellow, remark: colors.cyan }[level];
}
