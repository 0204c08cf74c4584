import { baseKeymap, chainCommands } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Plugin, Selection, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { endLine, toggleEm, toggleStrong } from "./commands.ts";
import { schema } from "./schema.ts";
import { follows, readText, writeText } from "./text.ts";

interface Options {
	readonly text: string;
	readonly attributes: Readonly<Record<string, string>>;
	/** What a fact shows, by its name; undefined for one that is not known. */
	readonly factOf: (name: string) => Promise<string | undefined>;
	/** Somebody typed. */
	readonly typed: (text: string) => void;
	/** The caret, or what stands around it, is another one. */
	readonly changed: (state: EditorState) => void;
	/** Somebody wants a link. */
	readonly asksLink: (state: EditorState) => void;
}

/** After the last of several keys that make one letter, the browser needs a moment; in milliseconds. */
const composed = 50;

const room = { top: 70, right: 0, bottom: 270, left: 0 };

/** A text in which somebody types, with its form. */
export class Editor {
	readonly #view: EditorView;
	readonly #options: Options;
	/** As it was last told, or shown. */
	#text: string;
	/** The caret waits at a block for whoever comes. */
	#awaits = false;

	constructor(place: HTMLElement, options: Options) {
		this.#options = options;
		this.#text = options.text;
		this.#view = new EditorView(place, {
			state: this.#stateOf(options.text),
			attributes: { ...options.attributes },
			// Above and below the caret the panel has a heading and buttons.
			scrollThreshold: room,
			scrollMargin: room,
			nodeViews: { fact: (node) => factView(node, options.factOf) },
			// What is pasted holds spaces that do not break, which nobody typed.
			transformPastedHTML: (html) => html.replace(/&nbsp;|\u00a0/g, " "),
			dispatchTransaction: (step) => {
				this.#view.updateState(this.#view.state.apply(step));
				if (step.docChanged) this.#tell();
				options.changed(this.#view.state);
			},
			handleDOMEvents: {
				focus: () => this.#arrive(),
				// It keeps Escape to itself, which closes the panel.
				keydown: (_, { key }) => key === "Escape",
				compositionend: () => void setTimeout(() => this.#tell(), composed),
			},
		});
		options.changed(this.#view.state);
	}

	/** Shows what the text has become elsewhere. */
	show(text: string): void {
		if (text.trim() === this.#text.trim()) return;
		this.#text = text;
		const { anchor } = this.#view.state.selection;
		const state = this.#stateOf(text);
		const place = state.doc.resolve(Math.min(anchor, state.doc.content.size));
		this.#view.updateState(state.apply(state.tr.setSelection(Selection.near(place))));
		this.#options.changed(this.#view.state);
	}

	/** Says of itself what has changed for a screen reader. */
	describe(attributes: Readonly<Record<string, string>>): void {
		this.#view.setProps({ attributes: { ...attributes } });
	}

	/** Puts the caret at the beginning of a block. */
	goTo(block: number): void {
		const { doc, tr } = this.#view.state;
		if (this.#view.hasFocus()) return;
		const before = doc.children.slice(0, block).reduce((size, { nodeSize }) => size + nodeSize, 0);
		const place = doc.resolve(Math.min(before, doc.content.size));
		this.#view.dispatch(tr.setSelection(TextSelection.near(place)));
		this.#awaits = true;
	}

	/** Does something where the caret is, and leaves it there. */
	run(command: Command): void {
		command(this.#view.state, this.#view.dispatch);
		this.focus();
	}

	focus(): void {
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

	#tell(): void {
		// Half a word is not written.
		if (this.#view.isDestroyed || this.#view.composing) return;
		const text = writeText(this.#view.state.doc);
		if (text === this.#text) return;
		this.#text = text;
		this.#options.typed(text);
	}

	#stateOf(text: string): EditorState {
		const askLink: Command = (state) => {
			this.#options.asksLink(state);
			return true;
		};
		const keys = keymap({
			"Mod-b": toggleStrong,
			"Mod-i": toggleEm,
			"Mod-k": askLink,
			"Mod-z": undo,
			"Shift-Mod-z": redo,
			"Mod-y": redo,
			"Shift-Enter": endLine,
			"Mod-]": sinkListItem(schema.nodes.item),
			"Mod-[": liftListItem(schema.nodes.item),
			Enter: chainCommands(splitListItem(schema.nodes.item), baseKeymap.Enter as Command),
		});
		return EditorState.create({ doc: readText(text), plugins: [keys, keymap(baseKeymap), history(), joinedLists] });
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

/** A fact as a visitor reads it. */
function factView({ attrs }: Node, factOf: Options["factOf"]) {
	const dom = document.createElement("span");
	const source = String(attrs.source);
	dom.dataset.fact = source;
	dom.title = source;
	dom.textContent = source;
	void factOf(source.slice(1, -1).trim()).then((shows) => {
		if (shows !== undefined) dom.textContent = shows;
	});
	return { dom, ignoreMutation: () => true };
}
