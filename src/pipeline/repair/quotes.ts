import { mistakesIn } from "../read/mistakes/diagnose.ts";
import { goesOn, namesIn, quoted } from "../read/mistakes/lines.ts";
import { isSentence } from "../read/mistakes/quotes.ts";
import { oddSpaces } from "../read/mistakes/signs.ts";
import { isFieldName } from "../site/field-names.ts";
import { type Edit, lineAt, offsetOf, type Repairer } from "./repair.ts";
import { scalarAt } from "./scalars.ts";

/** A value that starts with a fact in braces. */
export const repairBraces: Repairer<"quote-braces"> = ({ place, values }, { source }) => {
	const offset = offsetOf(source.text, place);
	const { start, line } = lineAt(source.text, place);
	// Where the value fills its line, the words behind the braces belong to it.
	const alone = /^\s*(?:- +)*(?:[\w-]+: +)?$/.test(line.slice(0, offset - start));
	const [value = ""] = (alone ? line.slice(offset - start) : values.source).trimEnd().split(/\s+#\s/);
	const startsWithFact = /^\{\s*[\w-]+(\.[\w-]+)+\s*\}/.test(value);
	if (!startsWithFact || /[\r\n]|\s#/.test(value) || !source.text.startsWith(value, offset)) return [];
	if (goesOn(linesOf(source.text), place.line - 1)) return [];
	return [{ offset, length: value.length, text: quoted(value) }];
};

/** `- Let op: vraag het ons` in a list of texts. */
export const repairColon: Repairer<"colon-in-text"> = ({ place, values }, { source }) => {
	const { source: value } = values;
	const offset = offsetOf(source.text, place);
	if (/[\r\n]|\s#/.test(value) || !source.text.startsWith(value, offset)) return [];
	return isSentence(value, namesIn(linesOf(source.text)))
		? [{ offset, length: value.length, text: quoted(value) }]
		: [];
};

/** A line that YAML cannot read, and of which it is plain how it is meant. */
export const repairSyntax: Repairer<"yaml-syntax"> = ({ place, values }, { source }): Edit[] => {
	const mends = mistakesIn(source, isFieldName).flatMap((each) => (each.is === "recognized" ? [each.mend] : []));
	// Spaces of a word processor may be no mistake to YAML.
	const odd =
		values.mistake === "odd-space"
			? oddSpaces({ lines: linesOf(source.text), isField: isFieldName }, place.line - 1)
			: [];
	const mend = [...mends, ...odd].find((each) => each.line === place.line - 1);
	if (!mend?.certain) return [];
	return mend.lines.map((now, below) => {
		const { start, line } = lineAt(source.text, { ...place, line: place.line + below });
		return { offset: start, length: line.length, text: now };
	});
};

/** `Wij zijn #1 hier`. A word behind the character may be a comment all the same; a number is none. */
export const repairCut: Repairer<"cut-by-hash"> = ({ place, values }, { source }) => {
	const written = scalarAt(source, place);
	if (!written || !/^#\d/.test(values.lost) || /\s#/.test(values.lost)) return [];
	const { start, line } = lineAt(source.text, place);
	const value = line.slice(written.scalar.start - start).trimEnd();
	// A text that goes on below is more than this line.
	if (!value.endsWith(values.lost.trimEnd()) || /^[\w-]+:\s+#/.test(value)) return [];
	return [{ offset: written.scalar.start, length: value.length, text: quoted(value) }];
};

function linesOf(text: string): string[] {
	return text.split(/\r?\n/);
}
