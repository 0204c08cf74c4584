import { freeName } from "#core/free-name.ts";
import { shortName } from "#core/short-name.ts";
import type { Change, FormField, FormList, FormValue, Spot, WrittenData } from "#core/studio.ts";
import { nameFor, shownParts, wordsBehind } from "#studio/fields/item-key.ts";

export type Cell = FormField & { readonly content: FormValue };

/** Facts of one sort or items of a list, row by row; a row has a place for each column. */
export interface Grid {
	readonly columns: readonly Cell[];
	readonly rows: readonly Row[];
	/** Of items, so many of which can be added. */
	readonly list?: { readonly spot: Spot; readonly room: number; readonly item: FormField | undefined } | undefined;
	/** Of entries of facts, where more can come: the names that are taken. */
	readonly taken?: ReadonlySet<string> | undefined;
}

interface Row {
	readonly name: string;
	readonly field: FormField;
	readonly cells: readonly (Cell | undefined)[];
}

/** What is typed or chosen in one line. */
const short: ReadonlySet<FormValue["control"]> = new Set([
	"line",
	"amount",
	"number",
	"coordinate",
	"day",
	"choice",
	"switch",
	"entry",
	"hours",
]);

/** All that an item has to say fits in cells. */
export function fitsTable({ item, items, control }: FormList): boolean {
	if (!item || control !== undefined || items.length === 0) return false;
	if (item.content.is === "value") return isCell(item);
	if (item.content.is === "list" || item.content.control !== undefined) return false;
	return item.content.fields.filter(({ required }) => required).every(isCell);
}

/** The fields of all entries of a file, or of all items of a list, that have one line and say something in one of them. */
export function gridOf(field: FormField, mayGrow = false): Grid {
	const { file, path, content } = field;
	if (content.is === "value") return { columns: [], rows: [] };
	if (content.is === "block") {
		const table = tableOf(content.fields.filter((each) => each.content.is === "block").map(named));
		return mayGrow ? { ...table, taken: new Set(content.fields.map(nameOf)) } : table;
	}
	const { items, most = Number.POSITIVE_INFINITY, item } = content;
	// Items that are one value have one column, by the name of their list.
	const table = tableOf(
		items.map((each, at) => ({
			name: String(at + 1),
			field: each.content.is === "value" ? { ...each, label: field.label } : each,
		})),
		item && cellsOf(item).map(nameOf),
	);
	return { ...table, list: { spot: { file, path }, room: most - items.length, item } };
}

function named(field: FormField) {
	return { name: field.label, field };
}

/** Columns stand in this order, or as they are found. */
function tableOf(entries: readonly Omit<Row, "cells">[], order: readonly string[] = []): Grid {
	const cells = entries.map(({ field }) => cellsOf(field));
	const needed = cells.flat().filter(({ required, content }) => required || content.written !== undefined);
	const found = new Map<string, Cell>();
	for (const cell of needed) if (!found.has(nameOf(cell))) found.set(nameOf(cell), cell);
	const place = (cell: Cell) => order.indexOf(nameOf(cell));
	const columns = [...found.values()].toSorted((one, other) => place(one) - place(other));
	return {
		columns,
		rows: entries.map((entry, at) => ({
			...entry,
			cells: columns.map((column) => cells[at]?.find((cell) => nameOf(cell) === nameOf(column))),
		})),
	};
}

function cellsOf(field: FormField): readonly Cell[] {
	if (field.content.is === "block") return shownParts(field).filter(isCell);
	return isCell(field) ? [field] : [];
}

function isCell(field: FormField): field is Cell {
	return field.content.is === "value" && short.has(field.content.control);
}

/** That of a field of an item; the item itself has its number. */
export function nameOf({ path }: FormField): string {
	const last = path.at(-1);
	return typeof last === "string" ? last : "";
}

/** Cells of a spreadsheet, as they stand on the clipboard. */
export function cellsIn(text: string): string[][] {
	const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
	return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** What becomes of a table into which cells are pasted from a place on; `beyond` counts those for which there is no place. */
export function pastedInto(
	grid: Grid,
	at: { readonly row: number; readonly column: number },
	cells: readonly (readonly string[])[],
): { readonly changes: readonly Change[]; readonly beyond: number } {
	const { columns, rows, list } = grid;
	const taken = grid.taken && new Set(grid.taken);
	const changes: Change[] = [];
	const added: WrittenData[] = [];
	let beyond = 0;
	let room = list?.room ?? (taken ? Number.POSITIVE_INFINITY : 0);
	let end = rows.length;
	for (const [down, line] of cells.entries()) {
		const isNew = at.row + down >= rows.length;
		const typed = line.flatMap((text, beside) => {
			const row = rows[at.row + down];
			const column = row ? row.cells[at.column + beside] : columns[at.column + beside];
			if (column && (!isNew || room > 0)) return [{ column, value: chosenBy(column, text) }];
			if (text !== "") beyond++;
			return [];
		});
		if (!isNew) changes.push(...typed.flatMap(({ column, value }) => changeOf(column, value) ?? []));
		const item = isNew ? itemOf(typed) : undefined;
		if (item === undefined) continue;
		if (list) {
			const { file, path } = list.spot;
			const value = withName(item, grid, added);
			added.push(value);
			changes.push({ do: "insert", file, path: [...path, end++], value });
			room--;
			continue;
		}
		const name = taken && nameOfEntry(typed, taken);
		const [first] = rows;
		if (name === undefined || !first) beyond += typed.filter(({ value }) => value !== "").length;
		else changes.push({ do: "add", file: first.field.file, path: [name], value: item });
	}
	return { changes, beyond };
}

/** A new item with a name that nobody has to think of, where its list has such names. */
function withName(value: WrittenData, { rows, list }: Grid, added: readonly WrittenData[]): WrittenData {
	const item = list?.item;
	const part = item?.content.is === "block" ? item.content.fields.find((each) => wordsBehind(each, item)) : undefined;
	const words = part && item && wordsBehind(part, item);
	if (!part || !words || !isBlock(value)) return value;
	const said = (name: string) => (typeof value[name] === "string" ? value[name] : undefined);
	const beside = rows.map(({ field }) => field);
	const name = nameFor(said(nameOf(words)) ?? "", part, beside, said);
	const isTaken = (name: string) => added.some((each) => isBlock(each) && each[nameOf(part)] === name);
	return name === undefined ? value : { [nameOf(part)]: freeName(name, isTaken), ...value };
}

function isBlock(value: WrittenData): value is Readonly<Record<string, WrittenData>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A name for a new entry of facts, of the first words that say what it is; undefined without any. */
function nameOfEntry(typed: readonly { readonly value: string }[], taken: Set<string>): string | undefined {
	const [own = ""] = typed.map(({ value }) => shortName(value)).filter((name) => name !== "");
	if (own === "") return undefined;
	const name = freeName(own, (name) => taken.has(name));
	taken.add(name);
	return name;
}

/** People paste what they read of a choice. */
function chosenBy({ content: { options = [] } }: Cell, text: string): string {
	const plain = text.toLowerCase();
	return options.find((option) => option.text.toLowerCase() === plain)?.value ?? text;
}

function changeOf({ file, path, required, content }: Cell, value: string): Change | undefined {
	const was = content.written;
	if (value === (was ?? "")) return undefined;
	if (was === undefined) return { do: "add", file, path, value };
	if (value === "" && !required) return { do: "remove", file, path, was };
	return { do: "set", file, path, was, value };
}

/** A new item that says this; undefined for an empty row. */
function itemOf(typed: readonly { readonly column: Cell; readonly value: string }[]): WrittenData | undefined {
	const said = typed.filter(({ value }) => value !== "");
	const [first] = said;
	if (!first) return undefined;
	if (nameOf(first.column) === "") return first.value;
	return Object.fromEntries(said.map(({ column, value }) => [nameOf(column), value]));
}
