import { softLineBreak } from "#core/problems/catalogue-read.ts";
import { lineAt, type Repairer } from "./repair.ts";

/**
 * A soft line break of a word processor becomes a space, which is what a line end inside a text is to a page. Before the
 * first word of a line it would move the line.
 */
export const repairLineBreak: Repairer<"unprintable-sign"> = ({ place, values }, { source }) => {
	if (values.code !== softLineBreak || !source.file.endsWith(".yaml")) return [];
	const { start, line } = lineAt(source.text, place);
	return [...line.matchAll(/(?<=\S.*)\v/g)].map(({ index }) => ({ offset: start + index, length: 1, text: " " }));
};
