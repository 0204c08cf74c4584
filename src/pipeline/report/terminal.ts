import pc from "picocolors";
import { type AnyProblem, comparePlaces, levelOf, type ReportLanguage, wordsOf } from "#core/problems/problem.ts";
import { codeFrame } from "./frame.ts";

interface ReportOptions {
	readonly language: ReportLanguage;
	readonly color: boolean;
	/** Texts of the files, for the code frames. */
	readonly texts: ReadonlyMap<string, string>;
}

/** All problems for a person at a terminal: grouped by file, each with its place, what is wrong and what to do. */
export function terminalReport(problems: readonly AnyProblem[], options: ReportOptions): string {
	const colors = pc.createColors(options.color);
	const lines: string[] = [];
	let file = "";
	for (const each of [...problems].sort(comparePlaces)) {
		const { title, message, hint } = wordsOf(each, options.language);
		const { place } = each;
		if (place.file !== file) {
			file = place.file;
			lines.push(colors.bold(colors.underline(file)), "");
		}
		const paint = levelOf(each.code) === "error" ? colors.red : colors.yellow;
		lines.push(`${paint(colors.bold(title))}  ${colors.dim(`${file}:${place.line}:${place.column}  ${each.code}`)}`);
		lines.push(`  ${message}`);
		const text = options.texts.get(file);
		if (text !== undefined) lines.push(...codeFrame(text, place).map((line) => `  ${colors.dim(line)}`));
		lines.push(`  ${colors.green("→")} ${hint}`, "");
	}
	lines.push(summary(problems, options.language, colors));
	return `${lines.join("\n")}\n`;
}

/** How many of each, in one line. */
function summary(
	problems: readonly AnyProblem[],
	language: ReportLanguage,
	colors: ReturnType<typeof pc.createColors>,
): string {
	const errors = problems.filter(({ code }) => levelOf(code) === "error").length;
	const warnings = problems.length - errors;
	if (problems.length === 0) {
		return colors.green(language === "nl" ? "✓ De inhoud klopt." : "✓ The content is sound.");
	}
	const nl = [
		`${errors} ${errors === 1 ? "fout" : "fouten"}`,
		`${warnings} ${warnings === 1 ? "waarschuwing" : "waarschuwingen"}`,
	];
	const en = [
		`${errors} ${errors === 1 ? "error" : "errors"}`,
		`${warnings} ${warnings === 1 ? "warning" : "warnings"}`,
	];
	const words = (language === "nl" ? nl : en).filter((part) => !part.startsWith("0 "));
	const line = words.join(language === "nl" ? " en " : " and ");
	return errors > 0 ? colors.red(line) : colors.yellow(line);
}
