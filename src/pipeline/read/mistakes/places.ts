import { indentOf, isBlank, lineAbove, partsOf } from "./lines.ts";
import { type Broken, certainly, type Mend, probably, type Recognizer, somehow } from "./mend.ts";

/** The first names of the items of lists, with the column of their hyphens. */
function itemStarts(lines: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
	const found = new Map<string, Set<number>>();
	for (const line of lines) {
		const [, indent = "", key] = /^(\s*)- +([\w-]+):/.exec(line) ?? [];
		if (key) found.set(key, (found.get(key) ?? new Set()).add(indent.length));
	}
	return found;
}

/** `type: form` where `- type: form` is meant. */
export const missingDashes: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const own = indentOf(text);
	const [, key] = /^ *([\w-]+):/.exec(text) ?? [];
	const item = (column: number) => probably("dash-missing", line, `${" ".repeat(column)}- ${text.trimStart()}`, key);
	if (key === undefined) return !isBlank(text) && isAmongItems(lines, line) ? [item(own)] : [];
	const columns = itemStarts(lines).get(key) ?? new Set<number>();
	return [...columns].filter((column) => column === own || column + 2 === own).map(item);
};

/** Whether the lines around this one are items of a list that begin in its column. */
function isAmongItems(lines: readonly string[], line: number): boolean {
	const own = indentOf(lines[line] ?? "");
	const below = lines.findIndex((each, index) => index > line && !isBlank(each));
	return [lineAbove(lines, line), below].some(
		(index) => /^ *- /.test(lines[index] ?? "") && indentOf(lines[index] ?? "") === own,
	);
}

/** `## Onze winkel` inside a text, but at the margin: for YAML a remark, and the text ends there. */
export const outdentedHeadings: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const column = indentOf(lines.slice(line + 1).find((each) => !isBlank(each)) ?? "");
	if (!/^ *#{2,4} \S/.test(text) || column <= indentOf(text)) return [];
	return [probably("outdented", line, " ".repeat(column) + text.trimStart(), String(column))];
};

/** How far lines near this one stand in. */
function usualIndents(lines: readonly string[], line: number): Set<number> {
	const found = new Set<number>();
	for (const [index, text] of lines.entries()) {
		if (index === line || Math.abs(index - line) > 40 || isBlank(text) || /^\s*#/.test(text)) continue;
		found.add(indentOf(text));
		found.add(partsOf(text).head.length);
	}
	return found;
}

/** A line, alone or with lines below it, that begins in a column where nothing else begins. */
export const wrongIndents: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const own = indentOf(text);
	if (isBlank(text) || !/^\s*(?:-\s|["']?[\w-]+["']?\s*:)/.test(text)) return [];
	const [, key = ""] = /^ *- +([\w-]+):/.exec(text) ?? [];
	const likely = [...(itemStarts(lines).get(key) ?? [])].filter((column) => column !== own);
	const wanted = likely.length > 0 ? likely : [...usualIndents(lines, line)].filter((column) => column !== own);
	return wanted
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
		.flatMap((column): Mend[] => {
			const mend = probably("indent", line, " ".repeat(column) + text.trimStart(), String(column));
			const alike = [oddRun(lines, line), blockAt(lines, line)].filter((run) => run.length > 1);
			return [mend, ...alike.map((run) => ({ ...mend, lines: run.map((each) => shifted(each, column - own)) }))];
		});
};

/** Content begins in even columns, so a line in an odd one is looked at first. */
export const oddIndents: Recognizer = (broken, line) =>
	indentOf(broken.lines[line] ?? "") % 2 === 1 ? wrongIndents(broken, line) : [];

/** A line and those below it that stand further in. */
function blockAt(lines: readonly string[], line: number): readonly string[] {
	const own = indentOf(lines[line] ?? "");
	const end = lines.findIndex((each, index) => index > line && !isBlank(each) && indentOf(each) <= own);
	return lines.slice(line, end === -1 ? undefined : end);
}

/** A line and those directly below it that begin in an odd column, where content begins in even ones. */
function oddRun(lines: readonly string[], line: number): readonly string[] {
	const end = lines.findIndex((each, index) => index >= line && indentOf(each) % 2 === 0);
	return lines.slice(line, end === -1 ? undefined : end);
}

function shifted(line: string, by: number): string {
	if (isBlank(line)) return line;
	return " ".repeat(Math.max(0, indentOf(line) + by)) + line.trimStart();
}

/** A line of a text that begins further to the left than the lines above it. */
export const outdentedLines: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const above = lineAbove(lines, line);
	if (isBlank(text) || above === -1) return [];
	const { head, key } = partsOf(lines[above] ?? "");
	const columns = new Set([indentOf(lines[above] ?? ""), key === undefined ? head.length : head.length + 2]);
	return [...columns]
		.filter((column) => column > indentOf(text))
		.map((column) => probably("outdented", line, " ".repeat(column) + text.trimStart(), String(column)));
};

/** A value that begins with a fact in braces. */
export const openBraces: Recognizer = ({ lines }, line) => {
	const { head, lead, value } = partsOf(lines[line] ?? "");
	if (!/^\{[\w.-]+\}/.test(value)) return [];
	return [certainly("braces", line, `${head}${lead}"${value.replaceAll('"', "'")}"`, value)];
};

/** Whatever it is, without this line YAML can go on. */
export const strayLines: Recognizer = (broken: Broken, line) =>
	isBlank(broken.lines[line] ?? "") ? [] : [somehow("stray", line, "")];
