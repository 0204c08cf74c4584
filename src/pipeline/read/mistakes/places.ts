import { remembered } from "#core/remembered.ts";
import { indentOf, isAside, isBlank, lineAbove, partsOf } from "./lines.ts";
import { type Broken, certainly, type Mend, probably, type Recognizer, somehow } from "./mend.ts";

/** Where a name begins items of lists: the columns of their hyphens, and how many there are. */
interface ItemStarts {
	readonly columns: Set<number>;
	count: number;
}

/** The first names of the items of lists. */
function itemStarts(lines: readonly string[]): ReadonlyMap<string, ItemStarts> {
	return remembered(startsKnown, lines, () => {
		const found = new Map<string, ItemStarts>();
		for (const line of lines) {
			const [, indent = "", key] = /^(\s*)- +([\w-]+):/.exec(line) ?? [];
			if (!key) continue;
			const starts = remembered(found, key, () => ({ columns: new Set<number>(), count: 0 }));
			starts.columns.add(indent.length);
			starts.count++;
		}
		return found;
	});
}

/** Asked for each line of a text again. */
const startsKnown = new WeakMap<readonly string[], ReadonlyMap<string, ItemStarts>>();

/** `type: form` where `- type: form` is meant. */
export const missingDashes: Recognizer = ({ lines }, line) => {
	const text = lines[line] ?? "";
	const own = indentOf(text);
	const [, key] = /^ *([\w-]+):/.exec(text) ?? [];
	const item = (column: number) => probably("dash-missing", line, `${" ".repeat(column)}- ${text.trimStart()}`, key);
	if (key === undefined) return !isBlank(text) && isAmongItems(lines, line) ? [item(own)] : [];
	const columns = itemStarts(lines).get(key)?.columns ?? [];
	return [...columns].filter((column) => column === own || column + 2 === own).map(item);
};

/** `- muziek:` among fields that begin in its column. */
export const strayDashes: Recognizer = ({ lines }, line) => {
	const [, indent = "", rest = "", key = ""] = /^( *)- +(["']?([\w-]+)["']?:(?:\s.*)?)$/.exec(lines[line] ?? "") ?? [];
	// What begins other items is meant as an item here too.
	const isAlone = itemStarts(lines).get(key)?.count === 1;
	return isAlone && isAmongFields(lines, line) ? [certainly("dash-extra", line, indent + rest, key)] : [];
};

/** Whether the next line in the column of this one, or the one before, is a field without a hyphen. */
function isAmongFields(lines: readonly string[], line: number): boolean {
	const own = indentOf(lines[line] ?? "");
	return [-1, 1].some((step) => {
		let near = line + step;
		while (near >= 0 && near < lines.length && (isAside(lines[near]) || indentOf(lines[near] ?? "") > own))
			near += step;
		const text = lines[near] ?? "";
		return indentOf(text) === own && /^ *["']?[\w-]+["']?:(?:\s|$)/.test(text);
	});
}

/** Whether the lines around this one are items of a list that begin in its column. */
function isAmongItems(lines: readonly string[], line: number): boolean {
	const own = indentOf(lines[line] ?? "");
	const below = endOf(lines, line, (each) => !isBlank(each));
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
	const from = Math.max(0, line - 40);
	for (const [index, text] of lines.slice(from, line + 41).entries()) {
		if (from + index === line || isAside(text)) continue;
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
	const likely = [...(itemStarts(lines).get(key)?.columns ?? [])].filter((column) => column !== own);
	const wanted = likely.length > 0 ? likely : [...usualIndents(lines, line)].filter((column) => column !== own);
	return wanted
		.sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
		.flatMap((column): Mend[] => {
			const mend = probably("indent", line, " ".repeat(column) + text.trimStart(), String(column));
			const runs = [oddRun(lines, line), blockAt(lines, line), pastedAt(lines, line, column)];
			const alike = runs.filter((run) => run.length > 1);
			return [mend, ...alike.map((run) => ({ ...mend, lines: run.map((each) => shifted(each, column - own)) }))];
		});
};

/** Content begins in even columns, so a line in an odd one is looked at first. */
export const oddIndents: Recognizer = (broken, line) =>
	indentOf(broken.lines[line] ?? "") % 2 === 1 ? wrongIndents(broken, line) : [];

/** A line and those below it that stand further in. */
function blockAt(lines: readonly string[], line: number): readonly string[] {
	const own = indentOf(lines[line] ?? "");
	return lines.slice(
		line,
		endOf(lines, line, (each) => !isBlank(each) && indentOf(each) <= own),
	);
}

/** Items below each other that were pasted too far to one side: up to the next that begins where they should. */
function pastedAt(lines: readonly string[], line: number, column: number): readonly string[] {
	const own = indentOf(lines[line] ?? "");
	const isItem = (each: string) => /^ *- /.test(each);
	if (!isItem(lines[line] ?? "")) return [];
	const isEnd = (each: string) => {
		const indent = indentOf(each);
		return !isBlank(each) && (indent < own || (indent === own && !isItem(each)) || (indent === column && isItem(each)));
	};
	return lines.slice(line, endOf(lines, line, isEnd));
}

/** A line and those directly below it that begin in an odd column, where content begins in even ones. */
function oddRun(lines: readonly string[], line: number): readonly string[] {
	return lines.slice(
		line,
		endOf(lines, line - 1, (each) => indentOf(each) % 2 === 0),
	);
}

/** The first line below one that is so, or the end of the text. */
function endOf(lines: readonly string[], line: number, is: (each: string) => boolean): number {
	for (let below = line + 1; below < lines.length; below++) if (is(lines[below] ?? "")) return below;
	return lines.length;
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
