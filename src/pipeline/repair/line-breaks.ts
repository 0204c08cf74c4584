import { isHidden, softLineBreak } from "#core/problems/catalogue-read.ts";
import { lineAt, type Repairer } from "./repair.ts";

/**
 * A soft line break of a word processor becomes a space, which is what a line end inside a text is to a page. Before the
 * first word of a line it would move the line. What nobody sees goes.
 */
export const repairLineBreak: Repairer<"unprintable-sign"> = ({ place, values }, { source }) => {
	if (isHidden(values.code)) {
		const { start, line } = lineAt(source.text, place);
		const sign = String.fromCodePoint(Number.parseInt(values.code, 16));
		return [...line.matchAll(new RegExp(sign, "gu"))].map(({ index }) => ({
			offset: start + index,
			length: 1,
			text: "",
		}));
	}
	if (values.code !== softLineBreak || !/\.(?:yaml|json)$/.test(source.file)) return [];
	const { start, line } = lineAt(source.text, place);
	return [...line.matchAll(/(?<=\S.*)\v/g)].map(({ index }) => ({ offset: start + index, length: 1, text: " " }));
};
