import { baseKeymap, chainCommands } from "prosemirror-commands";
import { closeHistory, history, isHistoryTransaction } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Plugin, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { endLine, type Linkable, linkableIn, toggleEm, toggleStrong } from "./commands.ts";
import { copiedAs } from "./copied.ts";
import { composed, hearKey } from "./hear-key.ts";
import type { Found } from "./paste/found.ts";
import { PastedParser, withoutStyles } from "./paste/pasted-parser.ts";
import { readPlain } from "./paste/plain-text.ts";
import { schema } from "./schema.ts";
import { withCaret } from "./selected.ts";
import {
	addColumn,
	addRow,
	evenTables,
	goBeyond,
	goDown,
	goToCell,
	pastedIntoTable,
	removeColumn,
	removeRow,
} from "./table-commands.ts";
import { doAgain, takeBack } from "./take-back.ts";
import { follows, readText, writeText } from "./text.ts";
import { type Facts, factView, headingView, keptTogether } from "./views.ts";

interface Options {
	readonly text: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly facts: Facts;
	/** The level of the heading above the text, where it is typed as it shows. */
	readonly under?: number | undefined;
	/** What is kept free around the caret, in pixels. */
	readonly room: Readonly<Record<"top" | "right" | "bottom" | "left", number>>;
	/** Somebody typed. */
	readonly typed: (text: string) => void;
	/** A key that means something else than in a text. */
	readonly pressed: (event: KeyboardEvent) => boolean;
}

/** What can be done with a text depends on this. */
export interface Shown {
	readonly state: EditorState;
	/** For what an address is asked. */
	readonly linkable: Linkable | undefined;
	/** What came along with what was pasted last and does not stand in the text; undefined once somebody knows it. */
	readonly along: Found | undefined;
}

/** A text in which somebody types, with its form: in the panel, or in the page. */
export class TextEditor {
	readonly #view: EditorView;
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	readonly #pasted = new PastedParser();
	#shown: Shown;
	/** As it was last told, or shown. */
	#text: string;
	/** The caret waits at a block for whoever comes. */
	#awaits = false;

	/** Stands in `place`, or is what is mounted. */
	constructor(place: HTMLElement | { mount: HTMLElement }, options: Options) {
		this.#options = options;
		this.#text = options.text;
		const state = this.#stateOf(options.text);
		this.#shown = { state, linkable: undefined, along: undefined };
		const { under, facts, room } = options;
		this.#view = new EditorView(place, {
			state,
			attributes: { ...options.attributes },
			...copiedAs(schema, facts),
			scrollThreshold: room,
			scrollMargin: room,
			nodeViews: {
				fact: (node) => factView(node, facts),
				...(under !== undefined && { heading: (node, view) => headingView(node, view, under) }),
			},
			// What is pasted holds spaces that do not break, which nobody typed.
			transformPastedHTML: (html) => withoutStyles(html).replace(/&nbsp;|\u00a0/g, " "),
			transformPasted: ({ content, openStart, openEnd }, { state }) => {
				// A heading is a block of its own, also behind words.
				const isApart = content.childCount > 1 && content.firstChild?.type === schema.nodes.heading;
				const isBehind = state.selection.$from.parent.content.size > 0;
				return new Slice(content, isApart && isBehind ? 0 : openStart, openEnd);
			},
			clipboardParser: this.#pasted,
			// Whoever pastes without form means every sign as it stands.
			clipboardTextParser: (words, _, isPlain) => (isPlain ? undefined : readPlain(words)) as Slice,
			handlePaste: (view, { clipboardData }, slice) => {
				// Pictures without a word change nothing here; one that comes as a file is taken elsewhere.
				if (slice.size === 0) {
					const along = this.#pasted.takeFound();
					if (!clipboardData?.files.length) this.#show(undefined, { along });
					return true;
				}
				const step = pastedIntoTable(view.state, slice);
				if (step) view.dispatch(step.setMeta("paste", true));
				return step !== undefined;
			},
			dispatchTransaction: (step) => {
				// What is pasted is taken back by itself.
				const isPasted = step.getMeta("paste") === true;
				this.#view.updateState(this.#view.state.apply(isPasted ? closeHistory(step) : step));
				const along = isPasted ? this.#pasted.takeFound() : isHistoryTransaction(step) ? undefined : this.#shown.along;
				// What a link would be put on may stand elsewhere now.
				this.#show(step.docChanged ? undefined : this.#shown.linkable, { along });
				if (step.docChanged) this.#tell();
			},
			handleDOMEvents: {
				focus: () => this.#arrive(),
				keydown: (view, event) => {
					if (hearKey(view, event)) return true;
					return this.#isOfTable(event) ? false : options.pressed(event);
				},
				compositionend: () => void setTimeout(() => this.#tell(), composed),
			},
		});
	}

	readonly subscribe = (hear: () => void) => {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	};

	readonly snapshot = () => this.#shown;

	/** Asks where a link shall lead. */
	readonly askLink = () => {
		this.#show(linkableIn(this.#view.state));
		return true;
	};

	/** Shows what the text has become elsewhere. */
	show(text: string): void {
		if (text.trim() === this.#text.trim()) return;
		this.#text = text;
		this.#view.updateState(withCaret(this.#stateOf(text), this.#view.state.selection.anchor));
		this.#show(undefined);
	}

	/** Says of itself what has changed for a screen reader. */
	describe(attributes: Readonly<Record<string, string>>): void {
		this.#view.setProps({ attributes: { ...attributes } });
	}

	/** Puts the caret at the beginning of a block. */
	goTo(block: number): void {
		if (this.#view.hasFocus()) return;
		this.#place(this.#before(block));
		this.#awaits = true;
	}

	/** The number of the block in which the caret stands. */
	get block(): number {
		return this.#view.state.selection.$head.index(0);
	}

	/** Takes the keys, with the caret at the beginning of a block, or at a point of it. */
	take(block: number, at: { readonly x: number; readonly y: number } | undefined): void {
		const before = this.#before(block);
		const shown = this.#view.nodeDOM(before);
		const { left, top } = shown instanceof Element ? shown.getBoundingClientRect() : { left: 0, top: 0 };
		this.#view.focus();
		this.#place((at && this.#view.posAtCoords({ left: left + at.x, top: top + at.y })?.pos) ?? before);
		this.#view.dispatch(this.#view.state.tr.scrollIntoView());
	}

	/** Does something where the caret is, and leaves it there. */
	run(command: Command): void {
		command(this.#view.state, this.#view.dispatch);
		this.focus();
	}

	/** Takes the keys again; nothing is asked any more. */
	focus(): void {
		this.#show(undefined);
		this.#view.focus();
	}

	/** What came along is known, or was taken. */
	forgetAlong(): void {
		this.#show(undefined, { along: undefined });
		this.#view.focus();
	}

	end(): void {
		this.#view.destroy();
	}

	/** A browser that is not asked by a pointer puts the caret before the first word. */
	#arrive(): void {
		if (!this.#awaits) return;
		this.#awaits = false;
		this.#view.focus();
		this.#view.dispatch(this.#view.state.tr.scrollIntoView());
	}

	/** The place before a block. */
	#before(block: number): number {
		const { doc } = this.#view.state;
		return doc.children.slice(0, block).reduce((size, { nodeSize }) => size + nodeSize, 0);
	}

	#place(at: number): void {
		const { doc, tr } = this.#view.state;
		this.#view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(Math.min(at, doc.content.size)))));
	}

	#show(linkable: Linkable | undefined, { along }: Pick<Shown, "along"> = this.#shown): void {
		this.#shown = { state: this.#view.state, linkable, along };
		for (const hear of this.#listeners) hear();
	}

	/** In a table Tab goes to another cell, as long as there is one. */
	#isOfTable({ key, shiftKey }: KeyboardEvent): boolean {
		return key === "Tab" && goToCell(shiftKey ? -1 : 1)(this.#view.state);
	}

	#tell(): void {
		// Half a word is not written.
		if (this.#view.isDestroyed || this.#view.composing) return;
		const text = writeText(this.#view.state.doc);
		if (text === this.#text) return;
		this.#text = text;
		this.#options.typed(text);
	}

	#stateOf(text: string): EditorState {
		const keys = keymap({
			"Mod-b": toggleStrong,
			"Mod-i": toggleEm,
			"Mod-k": this.askLink,
			"Mod-z": takeBack,
			"Shift-Mod-z": doAgain,
			"Mod-y": doAgain,
			"Shift-Enter": endLine,
			"Mod-]": sinkListItem(schema.nodes.item),
			"Mod-[": liftListItem(schema.nodes.item),
			Tab: goToCell(1),
			"Shift-Tab": goToCell(-1),
			"Mod-Enter": addRow,
			"Shift-Mod-Enter": addColumn,
			"Shift-Mod-Backspace": removeRow,
			"Shift-Alt-Backspace": removeColumn,
			ArrowDown: goBeyond(1),
			ArrowUp: goBeyond(-1),
			Enter: chainCommands(goDown, splitListItem(schema.nodes.item), baseKeymap.Enter as Command),
		});
		return EditorState.create({
			doc: readText(text),
			plugins: [keys, keymap(baseKeymap), history(), joinedLists, evenTables, keptTogether],
		});
	}
}

/** Two lists that come to stand after one another are one, as in the file. */
const joinedLists = new Plugin({
	appendTransaction(steps, _, { doc, tr }) {
		if (!steps.some(({ docChanged }) => docChanged)) return null;
		doc.forEach((node, offset, index) => {
			const next = doc.maybeChild(index + 1);
			const meets = next?.type === node.type && node.type.isInGroup("list") && !follows(next, node);
			if (meets) tr.join(tr.mapping.map(offset + node.nodeSize));
		});
		return tr.docChanged ? tr : null;
	},
});
