import { remembered } from "#core/remembered.ts";

/** A line as editors write it: `  - title: Contact`. */
export interface LineParts {
	/** Spaces, and hyphens of items. */
	readonly head: string;
	/** Undefined for an item without one, and for a line of a text. */
	readonly key: string | undefined;
	/** With the colon and the spaces behind it. */
	readonly lead: string;
	readonly value: string;
}

const shape = /^(\s*(?:-\s+)*)(?:(["']?)([\w-]+)\2(\s*:(?:\s+|$)))?(.*)$/;

/** Takes a line apart. */
export function partsOf(line: string): LineParts {
	const [, head = "", quote = "", key, colon = "", value = ""] = shape.exec(line) ?? [];
	return { head, key, lead: key === undefined ? "" : quote + key + quote + colon, value: value.trimEnd() };
}

export function indentOf(line: string): number {
	return line.length - line.trimStart().length;
}

export function isBlank(line: string): boolean {
	return line.trim() === "";
}

/** Whether a line says nothing to YAML. */
export function isAside(line = ""): boolean {
	return /^\s*(?:#|$)/.test(line);
}

/** The nearest line above that says something; -1 when there is none. */
export function lineAbove(lines: readonly string[], index: number): number {
	for (let above = index - 1; above >= 0; above--) if (!isBlank(lines[above] ?? "")) return above;
	return -1;
}

/** Whether the value of a line goes on in the next: then it is not known where its text ends. */
export function goesOn(lines: readonly string[], index: number): boolean {
	const next = lines.find((each, below) => below > index && /^\s*[^\s#]/.test(each)) ?? "";
	const { head, key } = partsOf(lines[index] ?? "");
	// A value behind a name stands further in than that name, an item of a list further than its hyphen.
	return indentOf(next) > (key === undefined ? head.length - head.trimStart().length : head.length);
}

/** The names of fields that stand in a text. */
export function namesIn(lines: readonly string[]): ReadonlySet<string> {
	return remembered(namesKnown, lines, () => new Set(lines.flatMap((line) => partsOf(line).key ?? [])));
}

/** Asked for each line of a text again. */
const namesKnown = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A text between quotation marks: double ones where nothing in it needs a backslash. */
export function quoted(text: string): string {
	if (!/["\\]/.test(text)) return `"${text}"`;
	if (!text.includes("'")) return `'${text}'`;
	return `"${text.replace(/["\\]/g, "\\$&")}"`;
}
