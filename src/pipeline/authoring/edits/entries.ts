import type { WrittenList, WrittenMap, WrittenNode } from "../../read/written.ts";

/** A field of a block or an item of a list, with the remarks that belong to it. What stands between two is neither's. */
export interface Entry {
	/** With the remarks directly above. */
	readonly start: number;
	/** Where its name or its hyphen stands. */
	readonly head: number;
	/** Without the end of its last line. */
	readonly end: number;
}

/** A remark that says something about the file, and not about what stands below it. */
const aboutFile = /^\s*# yaml-language-server/;

/** Every entry of a block or a list, in their order. Undefined when they stand in a way that nobody writes. */
export function entriesOf(text: string, node: WrittenMap | WrittenList): readonly Entry[] | undefined {
	const column = columnOf(text, node.start);
	const entries: Entry[] = [];
	let from = node.start;
	for (const { key, value } of partsOf(node)) {
		const head = key && key.end > key.start ? key.start : headOf(text, node, from, value);
		if (head === undefined || (!node.flow && columnOf(text, head) !== column)) return undefined;
		const last = Math.max(endOf(value), key?.end ?? 0);
		const entry: Entry = node.flow
			? { start: head, head, end: last }
			: {
					start: remarksAbove(text, head, entries.at(-1)?.end ?? 0),
					head,
					end: blockEnd(text, { head, last, column }),
				};
		entries.push(entry);
		from = entry.end;
	}
	return entries;
}

/** What stands between two entries where nothing but the entries themselves stands: line ends, or a comma. */
export function gapOf(text: string, node: WrittenMap | WrittenList, entries: readonly Entry[], at: number): string {
	const [above, below] = [entries[at - 1], entries[at]];
	const between = above && below ? text.slice(above.end, below.start) : "";
	if (node.flow) return /^\s*,\s+$/.test(between) ? between : ", ";
	const eol = eolOf(text);
	const blank = /^(?:[ \t]*\r?\n)+/.exec(between)?.[0].split("\n").length ?? 2;
	return eol.repeat(blank - 1) + " ".repeat(columnOf(text, node.start));
}

/** How lines end in a text. */
export function eolOf(text: string): string {
	return text.includes("\r\n") ? "\r\n" : "\n";
}

/** How far from the beginning of its line something stands. */
export function columnOf(text: string, offset: number): number {
	return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** Where a line ends, without what ends it. */
export function lineEnd(text: string, offset: number): number {
	const end = text.indexOf("\n", offset);
	if (end === -1) return text.length;
	return text[end - 1] === "\r" && end > offset ? end - 1 : end;
}

function partsOf(node: WrittenMap | WrittenList): readonly { key?: WrittenNode; value: WrittenNode }[] {
	return node.kind === "map" ? [...node.fields.values()] : node.items.map((value) => ({ value }));
}

/** Where an item of a list begins. */
function headOf(text: string, node: WrittenMap | WrittenList, from: number, item: WrittenNode): number | undefined {
	if (node.kind === "map") return undefined;
	if (node.flow) return item.start;
	if (from === node.start) return text[from] === "-" ? from : undefined;
	const hyphen = new RegExp(`^ {${columnOf(text, node.start)}}-(?=\\s|$)`, "gm");
	hyphen.lastIndex = from;
	const found = hyphen.exec(text);
	return found ? hyphen.lastIndex - 1 : undefined;
}

/** Where the last thing in a value ends; empty lines below a text are no part of it. */
function endOf(node: WrittenNode): number {
	if (node.kind === "scalar" || node.flow) return node.end;
	const last = partsOf(node).at(-1);
	return last ? Math.max(endOf(last.value), last.key?.end ?? 0) : node.end;
}

/** With the remark behind the value, and with those below it that stand further in than its name. */
function blockEnd(text: string, { head, last, column }: { head: number; last: number; column: number }): number {
	const written = text.slice(head, last).trimEnd().length;
	let end = lineEnd(text, head + written);
	for (;;) {
		const below = /^\r?\n([ \t]*)#[^\r\n]*/.exec(text.slice(end, end + 2000));
		if (!below || (below[1] ?? "").length <= column) return end;
		end += below[0].length;
	}
}

/** Where the remarks directly above an entry begin that stand in the same column; what stands before `after` is no remark. */
function remarksAbove(text: string, head: number, after: number): number {
	const column = columnOf(text, head);
	if (text.slice(head - column, head).trim() !== "") return head;
	let start = head;
	for (;;) {
		const line = text.lastIndexOf("\n", start - column - 2) + 1;
		const above = text.slice(line, Math.max(line, start - column));
		if (line < after || !above.startsWith(`${" ".repeat(column)}#`) || aboutFile.test(above)) return start;
		start = line + column;
	}
}
