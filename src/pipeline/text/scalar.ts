/** Signs that say something else to YAML than themselves at the beginning of a bare value. */
const startsBare = /^(?:[-?:](?=\S)|[^-?:,[\]{}#&*!|>'"%@`\s])/;

/** What a bare value cannot hold: the name of a field, a remark, whatever is not to be seen, and its own ends. */
const endsBare = /: |:$| #|\s$|[\p{Cc}\p{Cs}\p{NChar}\u2028\u2029\ufeff]/u;

/** What YAML reads as nothing. */
const nothing = /^(?:~|null|Null|NULL)?$/;

/** Whether a text is one line that YAML reads as it stands; `flow` says that it stands between brackets or braces. */
export function isBare(text: string, flow: boolean): boolean {
	if (nothing.test(text) || !startsBare.test(text) || endsBare.test(text)) return false;
	return !flow || !/[,[\]{}]|:(?=[,[\]{}])/.test(text);
}

/** Whether a text of several lines can stand in a block. */
export function isBlockText(text: string): boolean {
	return !/[^\P{Cc}\n\t]|[\p{Cs}\p{NChar}\u2028\u2029\ufeff]/u.test(text) && /[^\s]/.test(text);
}

/** A text between quotation marks: double ones where nothing in it needs a backslash. */
export function quoted(text: string): string {
	if (/[\p{Cc}\p{Cs}\p{NChar}\u2028\u2029\ufeff]/u.test(text)) return escaped(text);
	if (!/["\\]/.test(text)) return `"${text}"`;
	return text.includes("'") ? escaped(text) : `'${text}'`;
}

/** A text on one line between double quotation marks, whatever it holds. */
export function escaped(text: string): string {
	const unseen = /[\u007f-\u009f\p{NChar}\u2028\u2029\ufeff]/gu;
	return JSON.stringify(text).replace(unseen, (sign) =>
		[...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
	);
}

interface Around {
	/** Column at which the lines of a block begin. */
	readonly indent: number;
	/** Between brackets or braces. */
	readonly flow: boolean;
	readonly eol: string;
}

/** A text as an editor would write it: bare where that is possible, several lines as a block. */
export function notationOf(text: string, { indent, flow, eol }: Around): string {
	if (isBare(text, flow)) return text;
	if (flow || !text.includes("\n") || !isBlockText(text)) return quoted(text);
	return [
		literalHeader(text),
		...text
			.replace(/\n+$/, "")
			.split("\n")
			.map((line) => indented(line, indent)),
	].join(eol);
}

/** What announces a block with the lines of a text; those at its end that are empty have to follow it. */
export function literalHeader(text: string): string {
	const ends = /\n*$/.exec(text)?.[0].length ?? 0;
	return `|${/^\n*[ \t]/.test(text) ? 2 : ""}${ends === 0 ? "-" : ends === 1 ? "" : "+"}`;
}

export function indented(line: string, indent: number): string {
	return line === "" ? "" : " ".repeat(indent) + line;
}
