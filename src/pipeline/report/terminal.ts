import pc from "picocolors";
import { type AnyProblem, comparePlaces, type ReportLanguage, wordsOf } from "#core/problems/problem.ts";
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
		const paint = { error: colors.red, warning: colors.yellow, remark: colors.cyan }[each.level];
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
	if (problems.length === 0) {
		return colors.green(language === "nl" ? "✓ De inhoud klopt." : "✓ The content is sound.");
	}
	const counts = levels.map((level) => {
		const count = problems.filter((each) => each.level === level).length;
		return count === 0 ? "" : `${count} ${levelNames[language][level][count === 1 ? 0 : 1]}`;
	});
	const line = new Intl.ListFormat(language).format(counts.filter(Boolean));
	const [worst] = levels.filter((level) => problems.some((each) => each.level === level));
	return worst === "error" ? colors.red(line) : worst === "warning" ? colors.yellow(line) : colors.cyan(line);
}

const levels = ["error", "warning", "remark"] as const;

const levelNames = {
	nl: {
		error: ["fout", "fouten"],
		warning: ["waarschuwing", "waarschuwingen"],
		remark: ["opmerking", "opmerkingen"],
	},
	en: { error: ["error", "errors"], warning: ["warning", "warnings"], remark: ["remark", "remarks"] },
} as const;
