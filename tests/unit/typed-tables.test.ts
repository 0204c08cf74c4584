import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { addRow, goBeyond, goDown, goToCell } from "#studio/typing/table-commands.ts";
import { readText, writeText } from "#studio/typing/text.ts";

const prices = "| Dop | Prijs |\n| --- | --- |\n| Zwemdop | € 90 |";

/** The caret behind some words of a text. */
function behind(text: string, words: string): EditorState {
	const doc = readText(text);
	let at = 0;
	doc.descendants((node, start) => {
		const place = node.text?.indexOf(words) ?? -1;
		if (place >= 0) at = start + place + words.length;
	});
	return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
}

/** Does what keys do, and types what is no key; gives what the file says. */
function press(state: EditorState, ...keys: readonly (Command | string)[]): string {
	let now = state;
	for (const key of keys) {
		if (typeof key === "string") now = now.apply(now.tr.insertText(key));
		else
			key(now, (step) => {
				now = now.apply(step);
			});
	}
	return writeText(now.doc);
}

test("below a table that stands last one goes on with Enter in an empty row, or with the arrow", () => {
	const last = behind(prices, "€ 90");
	expect(press(last, goDown, "€ 10")).toBe(`${prices}\n|  | € 10 |`);
	expect(press(last, goDown, goDown, "Vraag ernaar.")).toBe(`${prices}\n\nVraag ernaar.`);
	expect(press(last, goBeyond(1), "Vraag ernaar.")).toBe(`${prices}\n\nVraag ernaar.`);
	expect(press(last, goBeyond(1))).toBe(prices);
	expect(press(behind(prices, "Prijs"), goBeyond(1), "*")).toBe(prices.replace("Prijs", "Prijs*"));
	expect(press(behind(prices, "Prijs"), goBeyond(-1), "Dit kost het:")).toBe(`Dit kost het:\n\n${prices}`);
	const between = behind(`${prices}\n\nMeer niet.`, "€ 90");
	expect(press(between, goDown, goDown, "Vraag ernaar.")).toBe(`${prices}\n\nVraag ernaar.\n\nMeer niet.`);
});

test("a row in which nobody has typed is not written", () => {
	const last = behind(prices, "€ 90");
	expect(press(last, goToCell(1))).toBe(prices);
	expect(press(last, goToCell(1), goToCell(1), goToCell(1))).toBe(prices);
	expect(press(last, goToCell(1), "Slaapdop")).toBe(`${prices}\n| Slaapdop |  |`);
	expect(press(behind(prices, "Prijs"), addRow)).toBe(prices);
	// One that somebody has written stays as long as the table does.
	const empty = `${prices}\n|  |  |`;
	expect(press(behind(`${empty}\n\nMeer niet.`, "niet."), " Echt.")).toBe(`${empty}\n\nMeer niet. Echt.`);
});
