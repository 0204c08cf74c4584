import type { ReportLanguage } from "#core/problems/entry.ts";
import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import type { Steps, ToldProblem } from "#core/studio.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import type { WrittenNode } from "#pipeline/read/written.ts";

/** What is or would be wrong with texts, in words, each with the value that it is about. */
export function toldProblems(
	problems: readonly AnyProblem[],
	texts: Pick<ReadonlyMap<string, string>, "get">,
	language: ReportLanguage,
): ToldProblem[] {
	return problems.map((each) => {
		const { file, line, column } = each.place;
		const text = texts.get(file) ?? "";
		const offset =
			text
				.split(/(?<=\n)/)
				.slice(0, line - 1)
				.join("").length +
			column -
			1;
		return {
			file,
			line,
			column,
			path: pathTo(writtenOf(documentOf(text).contents), offset),
			...wordsOf(each, language),
		};
	});
}

/** The path of the innermost value that an offset lies in. */
function pathTo(node: WrittenNode, offset: number): Steps {
	if (node.kind === "scalar") return [];
	const parts: readonly (readonly [step: string | number, start: number, value: WrittenNode])[] =
		node.kind === "map"
			? [...node.fields].map(([name, { key, value }]) => [name, key.start, value])
			: node.items.map((item, index) => [index, item.start, item]);
	const found = parts.findLast(([, start]) => start <= offset);
	// What is wrong with a block as a whole is told at its beginning.
	if (!found || offset === node.start) return [];
	return [found[0], ...pathTo(found[2], offset)];
}
