import { closeHistory, history } from "prosemirror-history";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Selection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { schema } from "#studio/typing/schema.ts";
import { goToCell } from "#studio/typing/table-commands.ts";
import { doAgain, takeBack } from "#studio/typing/take-back.ts";
import { readText, writeText } from "#studio/typing/text.ts";

/** Somebody who types in a text, with the caret at its end, and thinks between two steps. */
class Hand {
	#state: EditorState;

	constructor(text: string) {
		const doc = readText(text);
		this.#state = EditorState.create({ doc, selection: Selection.atEnd(doc), plugins: [history()] });
	}

	get text(): string {
		return writeText(this.#state.doc);
	}

	/** How many blocks there are, also empty ones. */
	get blocks(): number {
		let count = 0;
		this.#state.doc.descendants(({ isTextblock }) => void (isTextblock && count++));
		return count;
	}

	#apply(step: Transaction): void {
		this.#state = this.#state.apply(step);
	}

	think(): this {
		this.#apply(closeHistory(this.#state.tr));
		return this;
	}

	type(words: string): this {
		this.#apply(this.#state.tr.insertText(words));
		return this.think();
	}

	press(command: Command): this {
		command(this.#state, (step) => this.#apply(step));
		return this;
	}
}

const enter = splitListItem(schema.nodes.item);

test("a new item goes with the words that were typed in it, also after a pause, and comes back with them", () => {
	const hand = new Hand("- een\n- twee").think().press(enter).think().type("drie").type(" vier");
	expect(hand.text).toBe("- een\n- twee\n- drie vier");
	expect(hand.press(takeBack).text).toBe("- een\n- twee\n- drie");
	expect(hand.press(takeBack)).toMatchObject({ text: "- een\n- twee", blocks: 2 });
	expect(hand.press(doAgain).text).toBe("- een\n- twee\n- drie");
	expect(hand.press(doAgain).text).toBe("- een\n- twee\n- drie vier");
});

test("what was typed in another cell before stays when an empty one is empty again", () => {
	const hand = new Hand("| a | b |\n| --- | --- |\n|  |  |").think();
	const next: Command = ({ doc, tr }, dispatch) => {
		dispatch?.(tr.setSelection(Selection.atEnd(doc)));
		return true;
	};
	hand.press(goToCell(-1)).type("c");
	const { text } = hand;
	expect(hand.press(next).type("d").text).not.toBe(text);
	expect(hand.press(takeBack).text).toBe(text);
});
