import { expect, test } from "vitest";
import type { FormField, FormList, FormValue, Steps } from "#core/studio.ts";
import { cellsIn, fitsTable, gridOf, nameOf, pastedInto } from "#studio/features/table/grid.ts";

const file = "content/pages/x.yaml";

function field(path: Steps, content: FormField["content"], required = true): FormField {
	return { file, path, label: String(path.at(-1)), description: "", required, remarks: [], content };
}

function value(control: FormValue["control"], written?: string, options?: FormValue["options"]): FormValue {
	return { is: "value", kind: "text", control, written, options };
}

const item = (at: number, [title, level, note]: readonly (string | undefined)[] = []) =>
	field([at], {
		is: "block",
		present: true,
		fields: [
			field([at, "title"], value("line", title)),
			field([at, "level"], value("choice", level, [{ value: "low", text: "Laag" }])),
			field([at, "note"], value("line", note), false),
			field([at, "text"], value("text"), false),
		],
	});

const list = (items: readonly FormField[], most?: number): FormField & { content: FormList } => ({
	...field(["items"], { is: "list", present: true, items: [], least: 0, most, item: item(items.length) }),
	content: { is: "list", present: true, items, least: 0, most, item: item(items.length) },
});

test("items stand in rows, with a column for each short field that one of them says or needs", () => {
	const { columns, rows } = gridOf(list([item(0, ["a", "low"]), item(1, ["b", "low", "seldom"])]));
	expect(columns.map(({ label }) => label)).toEqual(["title", "level", "note"]);
	expect(rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.content.written)])).toEqual([
		["1", "a", "low", undefined],
		["2", "b", "low", "seldom"],
	]);
});

test("facts have their columns as they are found, and go by their names", () => {
	const entry = (name: string, said: Readonly<Record<string, string>>) =>
		field([name], {
			is: "block",
			present: true,
			fields: Object.entries(said).map(([part, text]) => field([name, part], value("line", text))),
		});
	const entries = [entry("a", { name: "A", price: "1", unit: "each" }), entry("b", { name: "B", price: "2" })];
	const { columns, rows } = gridOf(field([], { is: "block", present: true, fields: entries }));
	expect(columns.map(({ label }) => label)).toEqual(["name", "price", "unit"]);
	expect(rows.map(({ name }) => name)).toEqual(["a", "b"]);
});

test("items of one value have one column, by the name of their list", () => {
	const points = [field([0], value("line", "a")), field([1], value("line", "b"))];
	const { columns, rows } = gridOf(list(points));
	expect(columns.map(({ label }) => label)).toEqual(["items"]);
	expect(rows.map(({ cells }) => cells.map((cell) => cell?.content.written))).toEqual([["a"], ["b"]]);
});

test("a list is no table when an item has to say what no cell holds", () => {
	expect(fitsTable(list([item(0)]).content)).toBe(true);
	expect(fitsTable({ ...list([item(0)]).content, item: field([0], value("text")) })).toBe(false);
	expect(fitsTable(list([]).content)).toBe(false);
});

test("what is pasted below a list comes as new items, as many as it may have, with choices by what they are called", () => {
	const grid = gridOf(list([item(0, ["a", "low"])], 2));
	const { changes, beyond } = pastedInto(grid, { row: 0, column: 0 }, cellsIn("A\tlaag\r\nB\tLaag\r\n\tLaag\r\n"));
	expect(changes).toEqual([
		{ do: "set", file, path: [0, "title"], was: "a", value: "A" },
		{ do: "insert", file, path: ["items", 1], value: { title: "B", level: "low" } },
	]);
	expect(beyond).toBe(1);
});

test("what is pasted below facts comes as new ones, each by a name of its own", () => {
	const entry = field(["reis"], {
		is: "block",
		present: true,
		fields: [field(["reis", "name"], value("line", "Reis")), field(["reis", "price"], value("amount", "75"))],
	});
	const facts = field([], { is: "block", present: true, fields: [entry] });
	const cells = cellsIn("Reis\t80\nStrand, op maat\t60\nReis\t90\n\t\n");
	expect(pastedInto(gridOf(facts, true), { row: 0, column: 0 }, cells)).toEqual({
		changes: [
			{ do: "set", file, path: ["reis", "price"], was: "75", value: "80" },
			{ do: "add", file, path: ["strand-op-maat"], value: { name: "Strand, op maat", price: "60" } },
			{ do: "add", file, path: ["reis-2"], value: { name: "Reis", price: "90" } },
		],
		beyond: 0,
	});
	expect(pastedInto(gridOf(facts), { row: 0, column: 0 }, cells).beyond).toBe(4);
});

test("the name by which items know each other has no column, and what is pasted gets one", () => {
	const key: FormValue = { ...value("line"), kind: "id" };
	const label: FormValue = { ...value("line"), kind: "label" };
	const point = (at: number, [name, words]: readonly (string | undefined)[] = []) =>
		field([at], {
			is: "block",
			present: true,
			fields: [field([at, "key"], { ...key, written: name }), field([at, "label"], { ...label, written: words })],
		});
	const items = [point(0, ["nieuws", "Nieuws"])];
	const grid = gridOf({
		...list([]),
		content: { is: "list", present: true, items, least: 0, most: undefined, item: point(1) },
	});
	expect(grid.columns.map(nameOf)).toEqual(["label"]);
	const { changes } = pastedInto(grid, { row: 1, column: 0 }, cellsIn("Nieuws\nAgenda\nAgenda"));
	expect(changes.map((change) => "value" in change && change.value)).toEqual([
		{ key: "nieuws-2", label: "Nieuws" },
		{ key: "agenda", label: "Agenda" },
		{ key: "agenda-2", label: "Agenda" },
	]);
});
