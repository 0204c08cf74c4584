import { indentOf, isBlank, partsOf } from "./lines.ts";
import { certainly, probably, type Recognizer, somehow } from "./mend.ts";

const oddSpace = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/g;

/** `–␣type:` and `title:␣Contact` with spaces that do not break, pasted from a word processor. */
export const oddSpaces: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const start = /^[\s\u200b]*(?:-[\s\u200b]+)*(?:[\w-]+:[\s\u200b]*)?/.exec(text)?.[0] ?? "";
	const plain = start.replace(/[\u200b\ufeff]/g, "").replace(oddSpace, " ");
	return plain === start ? [] : [certainly("odd-space", line, plain + text.slice(start.length))];
};

/** `– type: hero` and `• type: hero`. */
export const dashSigns: Recognizer = ({ lines }, line) => {
	const [whole = "", indent = "", sign] = /^(\s*)([‐‑‒–—―−•◦▪●·*+])\s*(?=[^\s*])/.exec(lines[line] ?? "") ?? [];
	if (sign === undefined) return [];
	return [certainly("dash-sign", line, `${indent}- ${(lines[line] ?? "").slice(whole.length)}`, sign)];
};

/** `-type: hero` */
export const dashSpaces: Recognizer = ({ lines }, line) => {
	const match = /^(\s*-)([^\s-].*)$/.exec(lines[line] ?? "");
	return match ? [certainly("dash-space", line, `${match[1]} ${match[2]}`)] : [];
};

/** `title:Contact` */
export const colonSpaces: Recognizer = ({ lines, isField }, line) => {
	const match = /^(\s*(?:- +)*)([\w-]+)\s*:(?!\/\/)([^\s:].*)$/.exec(lines[line] ?? "");
	const [, head = "", key = "", value = ""] = match ?? [];
	if (!match || /^\d+$/.test(key)) return [];
	return [(isField(key) ? certainly : probably)("colon-space", line, `${head}${key}: ${value}`, key)];
};

/** `**title:** Contact` and `` `title`: Contact ``, as a chat writes the name of a field. */
export const markedNames: Recognizer = ({ lines, isField }, line) => {
	const match = /^(\s*(?:- +)*)(\*\*|__|\*|_|`)([\w-]+)(?::\2|\2\s*:)\s*(.*)$/.exec(lines[line] ?? "");
	const [, head = "", sign = "", key = "", value = ""] = match ?? [];
	if (!match || !isField(key)) return [];
	return [certainly("marked-name", line, `${head}${key}: ${value}`.trimEnd(), sign)];
};

/** `title Contact`, `title = Contact`, and `buttons` above a list. */
export const missingColons: Recognizer = ({ lines, isField }, line) => {
	const match = /^(\s*(?:- +)*)(["']?)([\w-]+)\2(\s*(?:=>?|;|：|﹕|→)\s*|\s*::\s+|\s+-\s+|\s+|$)(.*)$/.exec(
		lines[line] ?? "",
	);
	const [, head = "", , key = "", sign = "", value = ""] = match ?? [];
	// The name of a fact stands alone above its fields.
	const isBlock =
		match?.[4] === "" && indentOf(lines.slice(line + 1).find((each) => !isBlank(each)) ?? "") > head.length;
	if (!match || (!isField(key) && !isBlock)) return [];
	const mend = /[=：﹕]/.test(sign) ? certainly : probably;
	return [mend("colon-missing", line, `${head}${key}: ${value}`.trimEnd(), key)];
};

/** `type: hero title: Contact` */
export const twoFields: Recognizer = ({ lines, isField }, line) => {
	const { head, lead, value, key } = partsOf(lines[line] ?? "");
	const match = /^(.*?\S)[\s,]+([\w-]+):(?:\s.*)?$/.exec(value);
	if (!key || !match?.[2] || !isField(match[2]) || /^["'[{]/.test(value)) return [];
	return [somehow("two-fields", line, `${head}${lead}${match[1]}`, match[2])];
};

/** A line of three hyphens or dots ends the file for YAML. */
export const dividers: Recognizer = ({ lines }, line) =>
	/^(?:---|\.\.\.)/.test(lines[line] ?? "") && line > 0 ? [somehow("divider", line, "")] : [];

/** `"title": "Contact",` */
export const commas: Recognizer = ({ lines }, line) => {
	const match = /^(.*["'\]}]),\s*$/.exec(lines[line] ?? "");
	return match?.[1] ? [certainly("comma", line, match[1])] : [];
};

/** `[nl, en` and `{label: Lees meer link: /over-ons}` */
export const brackets: Recognizer = ({ lines, isField }, line) => {
	const text = (lines[line] ?? "").trimEnd();
	const { head, lead, value } = partsOf(text);
	if (!/^[[{"]/.test(value)) return missingComma(lines, line);
	const missing = openBrackets(value);
	if (missing !== "" && /^[[{]/.test(value)) return [probably("bracket", line, text + missing, missing)];
	const two = /^(\{.*?\w:\s+.*?[^\s,])\s+([\w-]+)(:\s.*\})$/.exec(value);
	if (two?.[2] && isField(two[2])) {
		return [probably("comma-missing", line, `${head}${lead}${two[1]}, ${two[2]}${two[3]}`)];
	}
	return missingComma(lines, line);
};

/** JSON over several lines, of which one lacks its comma. */
function missingComma(lines: readonly string[], line: number) {
	const text = (lines[line] ?? "").trimEnd();
	const isJson = /^\s*[[{]/.test(lines.find((each) => /^[^#]*\S/.test(each) && !each.startsWith("#")) ?? "");
	const mayEnd = isJson && /["\d\]}]$/.test(text) && indentOf(lines[line + 1] ?? "") > 0;
	return mayEnd ? [probably("comma-missing", line, `${text},`)] : [];
}

/** The brackets that would close those that a value leaves open. */
function openBrackets(value: string): string {
	const open: string[] = [];
	for (const [sign] of value.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, "").matchAll(/[[\]{}]/g)) {
		if (sign === "[" || sign === "{") open.unshift(sign === "[" ? "]" : "}");
		else if (open[0] === sign) open.shift();
	}
	return open.join("");
}
