import { catalogue } from "#core/problems/catalogue.ts";
import type { Level } from "#core/problems/entry.ts";
import { type AnyProblem, comparePlaces, wordsOf } from "#core/problems/problem.ts";
import { levels } from "../counts.ts";
import type { RepositoryReportOptions } from "../options.ts";
import { distance } from "../order.ts";

interface AnnotationOptions extends Omit<RepositoryReportOptions, "texts"> {
	/** Files that a pull request changed, named as in a place; these are annotated first. */
	readonly changed: ReadonlySet<string>;
}

/** GitHub shows so many annotations of each level for a step, and drops what comes after them. */
const shownPerLevel = 10;

const commands: Readonly<Record<Level, string>> = { error: "error", warning: "warning", remark: "notice" };

/**
 * Workflow commands that make GitHub show problems beside their lines in a pull request: of each level the ten that
 * matter most. They are three times ten at most, less than the fifty that GitHub takes from a job.
 */
export function githubAnnotations(problems: readonly AnyProblem[], options: AnnotationOptions): string[] {
	return levels.flatMap((level) => {
		const own = problems.filter((each) => each.level === level).sort((a, b) => compare(a, b, options.changed));
		return own.slice(0, shownPerLevel).map((each) => annotation(each, options));
	});
}

/**
 * Within a level: what was an error from the start before what `--strict` made one, changed files before others,
 * the Dutch before its translations, and then by place.
 */
function compare(a: AnyProblem, b: AnyProblem, changed: ReadonlySet<string>): number {
	const seriousness = ({ code }: AnyProblem) => levels.indexOf(catalogue[code].level);
	const untouched = ({ place }: AnyProblem) => (changed.has(place.file) ? 0 : 1);
	return (
		seriousness(a) - seriousness(b) || untouched(a) - untouched(b) || distance(a) - distance(b) || comparePlaces(a, b)
	);
}

function annotation(each: AnyProblem, { language, folder }: AnnotationOptions): string {
	const { title, message, hint } = wordsOf(each, language);
	const { file, line, column, endColumn } = each.place;
	const properties = {
		file: `${folder}${file}`,
		line,
		col: column,
		...(endColumn === undefined ? {} : { endColumn }),
		title: `${title} (${each.code})`,
	};
	const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
	return `::${commands[each.level]} ${written.join(",")}::${escapeData(`${message}\n→ ${hint}`)}`;
}

function escapeData(text: string): string {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
