import { goesOn, namesIn, partsOf, quoted } from "./lines.ts";
import { type Broken, certainly, type Mend, probably, type Recognizer, somehow } from "./mend.ts";

/** A value that is looked at by itself; `whole` puts another one in its place. */
function valueAt({ lines }: Broken, line: number) {
	const { head, lead, value } = partsOf(lines[line] ?? "");
	// What stands behind a number sign may be a remark.
	const alone = value !== "" && !/\s#/.test(value) && !goesOn(lines, line);
	return { value, alone, whole: (text: string) => `${head}${lead}${text}` };
}

/** `“Muziek: op maat”`, and `"Kom langs”` */
export const smartQuotes: Recognizer = (broken, line) => {
	const { value, whole } = valueAt(broken, line);
	const [, inner] = /^["'“”„‟«‘’‚]([^"\\]*)["'“”„‟»‘’]$/.exec(value) ?? [];
	if (inner === undefined || /^(["']).*\1$/.test(value)) return [];
	return [certainly("smart-quotes", line, whole(quoted(inner)))];
};

/** `"Kom "gerust" langs"`, `'Foto's'` and `"139" euro` */
export const innerQuotes: Recognizer = (broken, line) => {
	const { value, whole, alone } = valueAt(broken, line);
	const mark = /^["']/.exec(value)?.[0];
	const marks = mark ? value.split(mark).length - 1 : 0;
	if (!mark || marks < 2 || (marks === 2 && value.endsWith(mark))) return [];
	const mend = alone ? certainly : probably;
	const inner = value.endsWith(mark) ? value.slice(1, -1) : undefined;
	// A first mark inside that closes a word belongs to the one at the start: both are part of the text.
	const closesFirst = mark === '"' && inner !== undefined && /^[^"]*\S"(?:[\s.,;:!?)]|$)/.test(inner);
	if (inner?.includes(mark) && !closesFirst) return [mend("inner-quotes", line, whole(quoted(inner)))];
	return [mend("inner-quotes", line, whole(quoted(value)))];
};

/** `'s avonds` and `"Kom langs` */
export const openQuotes: Recognizer = (broken, line) => {
	const { value, whole, alone } = valueAt(broken, line);
	const mark = /^["']/.exec(value)?.[0];
	if (!mark || value.slice(1).includes(mark)) return [];
	// 's avonds, 't kan: the sign belongs to the word.
	if (/^'[stnkmr][ -]/i.test(value)) return [(alone ? certainly : probably)("quote", line, whole(quoted(value)))];
	return [probably("quote", line, whole(value + mark))];
};

/** `"C:\Users"` */
export const backslashes: Recognizer = (broken, line) => {
	const { value, whole } = valueAt(broken, line);
	const inner = /^"([^"']*\\[^"']*)"$/.exec(value)?.[1];
	if (inner === undefined) return [];
	const mend = /\\[0abtnvfre "/\\N_LPxuU]/.test(inner) ? probably : certainly;
	return [mend("backslash", line, whole(`'${inner}'`))];
};

/** `Let op: vraag het ons` */
export const colonsInText: Recognizer = (broken, line): readonly Mend[] => {
	const { lines } = broken;
	const { key, head } = partsOf(lines[line] ?? "");
	const { value, whole, alone } = valueAt(broken, line);
	if (/^["'[{|>]/.test(value)) return [];
	if (/:(?:\s|$)/.test(value)) {
		const sure = alone && /^[\p{L}\p{N}(]/u.test(value) && isSentence(value, namesIn(lines));
		return [(sure ? certainly : probably)("colon", line, whole(quoted(value)))];
	}
	// A text of several lines, and the colon is not in its first.
	const text = lines[line] ?? "";
	return key !== undefined && head.trim() === "" ? [somehow("colon", line, text.replace(/:\s+/, " "))] : [];
};

/** Whether a colon in a value stands in prose; behind the name of a field it more likely lacks a line of its own. */
export function isSentence(value: string, names: ReadonlySet<string>): boolean {
	const colons = [...value.matchAll(/(\S+):(?=\s|$)/g)];
	const words = colons.map(([, word = ""]) => word.replace(/^[("']+/, ""));
	// A name alone at the start, in small letters, may be a field of which only this section knows nothing.
	if (/^[a-z][\w-]*:/.test(value) || /:\s+["'|>[{&*!]/.test(value)) return false;
	return words.length > 0 && !words.some((word) => names.has(word) || names.has(word.toLowerCase()));
}

/** `[Nieuw] in de winkel`, `@huis`, `- tekst` behind a name, `| tekst` */
export const keptSigns: Recognizer = (broken, line) => {
	const { value, whole, alone } = valueAt(broken, line);
	const [sign] = /^[[{>|?,%@`&*!-]/.exec(value) ?? [];
	if (sign === undefined || /^[?-]\S/.test(value) || /^[[{][^[{]*$/.test(value.replace(/\].*$/, ""))) {
		if (sign !== "[" || !/^\[[^\]]*\]\s*\S/.test(value)) return [];
	}
	if ((sign === "|" || sign === ">") && !alone) return [somehow("block-start", line, whole(sign), sign)];
	const text = sign === "|" || sign === ">" ? value.replace(/^[|>]\s*/, "") : value;
	// `*x` and `&x` may be meant as what they are to YAML.
	const mend = alone && /^(?:[%@`[?,-]|\*\*|[|>]\s)/.test(value) ? certainly : probably;
	return [mend("sign", line, whole(quoted(sign === "|" ? text : value)), sign)];
};
