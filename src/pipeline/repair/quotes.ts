import type { Place } from "#core/problems/problem.ts";
import { type Edit, lineAt, offsetOf, type Repairer } from "./repair.ts";
import { quoted, scalarAt } from "./scalars.ts";

/** A value that starts with a fact in braces. */
export const repairBraces: Repairer<"quote-braces"> = ({ place, values }, { source }) => {
	const offset = offsetOf(source.text, place);
	const { start, line } = lineAt(source.text, place);
	// Where the value fills its line, the words behind the braces belong to it.
	const alone = /^\s*(?:- +)*(?:[\w-]+: +)?$/.test(line.slice(0, offset - start));
	const [value = ""] = (alone ? line.slice(offset - start) : values.source).trimEnd().split(/\s+#\s/);
	const startsWithFact = /^\{\s*[\w-]+(\.[\w-]+)+\s*\}/.test(value);
	if (!startsWithFact || /[\r\n]|\s#/.test(value) || !source.text.startsWith(value, offset)) return [];
	if (goesOn(source.text, place)) return [];
	return [{ offset, length: value.length, text: quoted(value) }];
};

/** `- Let op: vraag het ons` in a list of texts. */
export const repairColon: Repairer<"colon-in-text"> = ({ place, values }, { source }) => {
	const { source: value } = values;
	const offset = offsetOf(source.text, place);
	if (/[\r\n]|\s#/.test(value) || !source.text.startsWith(value, offset)) return [];
	return isSentence(value, source.text) ? [{ offset, length: value.length, text: quoted(value) }] : [];
};

/** A line whose value YAML cannot read, and of which it is plain that the value is a text. */
export const repairSyntax: Repairer<"yaml-syntax"> = ({ place, values }, { source }): Edit[] => {
	const { start, line } = lineAt(source.text, place);
	const match = /^(\s*(?:- +)*(?:[a-z][\w-]*: +)?)(\S.*?)\s*$/.exec(line);
	const [, before = "", value = ""] = match ?? [];
	if (value === "" || /\s#/.test(value) || goesOn(source.text, place)) return [];
	const readable = {
		colon: () => /^[\p{L}\p{N}(]/u.test(value) && isSentence(value, source.text),
		// 's avonds, 't kan: the character belongs to the word.
		quote: () => /^'[stnkmr][ -][^']*$/i.test(value),
		special: () => /^[%@`]/.test(value),
		indent: () => false,
		divider: () => false,
		other: () => false,
	};
	if (!readable[values.detail]()) return [];
	return [{ offset: start + before.length, length: value.length, text: quoted(value) }];
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

/** Whether a colon in a value stands in prose; behind the name of a field it more likely lacks a line of its own. */
function isSentence(value: string, text: string): boolean {
	const fields = new Set([...text.matchAll(/^\s*(?:- +)*["']?([\w-]+)["']?:(?=\s|$)/gm)].map(([, name]) => name));
	const colons = [...value.matchAll(/(\S+):(?=\s|$)/g)];
	const words = colons.map(([, word = ""]) => word.replace(/^[("']+/, ""));
	// A name alone at the start, in small letters, may be a field of which only this section knows nothing.
	if (/^[a-z][\w-]*:/.test(value) || /:\s+["'|>[{&*!]/.test(value)) return false;
	return words.length > 0 && !words.some((word) => fields.has(word) || fields.has(word.toLowerCase()));
}

/** Whether the value of a line runs on in the next: then it is not known where its text ends. */
function goesOn(text: string, place: Place): boolean {
	const { start, line } = lineAt(text, place);
	const below = text.slice(start + line.length).split(/\r?\n/);
	const next = below.find((each) => /^\s*[^\s#]/.test(each)) ?? "";
	// A value behind a name stands further in than that name, an item of a list further than its hyphen.
	const own = /^\s*(?:- +)*(?=[\w-]+:\s)/.exec(line)?.[0].length ?? indentOf(line);
	return indentOf(next) > own;
}

function indentOf(line: string): number {
	return line.length - line.trimStart().length;
}
