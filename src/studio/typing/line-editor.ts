import { closeHistory, history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, Schema, Slice } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { factNamed, factsApart } from "#core/fact-pieces.ts";
import { copiedAs } from "./copied.ts";
import { composed, hearKey } from "./hear-key.ts";
import { schema as ofTexts } from "./schema.ts";
import { withCaret } from "./selected.ts";
import { type Facts, factView } from "./views.ts";

interface Options {
	readonly text: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly facts: Facts;
	/** What Studio takes out of what comes from elsewhere, when it was copied in it. */
	readonly copied: (data: DataTransfer) => string | undefined;
	/** Somebody typed. */
	readonly typed: (text: string) => void;
	/** A key that means something else than in a text. */
	readonly pressed: (event: KeyboardEvent) => boolean;
	/** It takes the keys, or has them no more. */
	readonly entered: () => void;
	readonly left: () => void;
}

/** Words and facts in one line. */
const schema = new Schema({
	nodes: {
		doc: { content: "(text | fact)*" },
		text: { group: "inline" },
		fact: ofTexts.spec.nodes.get("fact") ?? {},
	},
});

/** A text of one line in which somebody types; a fact in it is what it shows, and is taken away as a whole. */
export class LineEditor {
	readonly #view: EditorView;
	readonly #options: Options;
	/** As it was last told, or shown. */
	#text: string;

	constructor(place: HTMLElement, options: Options) {
		this.#options = options;
		this.#text = options.text;
		this.#view = new EditorView(place, {
			state: stateOf(options.text),
			attributes: { ...options.attributes },
			...copiedAs(schema, options.facts),
			nodeViews: { fact: (node) => factView(node, options.facts) },
			handlePaste: (view, { clipboardData }) => {
				if (!clipboardData) return false;
				view.dispatch(closeHistory(view.state.tr.replaceSelection(this.#wordsIn(clipboardData))));
				return true;
			},
			handleDrop: (view, { dataTransfer, clientX, clientY }) => {
				const at = view.posAtCoords({ left: clientX, top: clientY });
				// What is dragged within it moves.
				if (!dataTransfer || !at || view.dragging) return false;
				view.dispatch(closeHistory(view.state.tr.replace(at.pos, at.pos, this.#wordsIn(dataTransfer))));
				return true;
			},
			dispatchTransaction: (step) => {
				this.#view.updateState(this.#view.state.apply(step));
				if (step.docChanged) this.#tell();
			},
			handleDOMEvents: {
				focus: options.entered,
				blur: () => {
					this.#tell();
					options.left();
				},
				keydown: (view, event) => {
					if (hearKey(view, event)) return true;
					if (event.isComposing) return false;
					// It may be gone before a letter of several keys is told.
					this.#tell();
					return options.pressed(event);
				},
				compositionend: () => void setTimeout(() => this.#tell(), composed),
			},
		});
	}

	/** Shows what the text has become elsewhere. */
	show(text: string): void {
		if (text.trim() === this.#text.trim()) return;
		this.#text = text;
		this.#view.updateState(withCaret(stateOf(text), this.#view.state.selection.anchor));
	}

	/** Says of itself what has changed for a screen reader. */
	describe(attributes: Readonly<Record<string, string>>): void {
		this.#view.setProps({ attributes: { ...attributes } });
	}

	/** Puts a fact behind what is selected, or behind so many characters, and the caret behind it. */
	put(name: string, at = this.#view.state.selection.to): void {
		const { tr } = this.#view.state;
		const step = tr.insert(at, factOf(`{${name}}`));
		step.setSelection(TextSelection.create(step.doc, at + 1));
		// It is taken back by itself, and so is what is typed behind it.
		this.#view.dispatch(closeHistory(step));
		this.#view.dispatch(closeHistory(this.#view.state.tr));
		this.#view.focus();
	}

	/** Takes the keys, with the caret where it was. */
	take(): void {
		this.#view.focus();
	}

	end(): void {
		this.#view.destroy();
	}

	/** What comes from elsewhere: one block of it behind the other, with the facts of what was copied in Studio. */
	#wordsIn(data: DataTransfer): Slice {
		const words = this.#options.copied(data) ?? data.getData("text/plain");
		return new Slice(read(words.replace(/^\s*\n|\n\s*$/g, "")).content, 0, 0);
	}

	#tell(): void {
		// Half a word is not written.
		if (this.#view.isDestroyed || this.#view.composing) return;
		const text = written(this.#view.state.doc);
		if (text === this.#text) return;
		this.#text = text;
		this.#options.typed(text);
	}
}

function stateOf(text: string): EditorState {
	const keys = keymap({ "Mod-z": undo, "Shift-Mod-z": redo, "Mod-y": redo });
	return EditorState.create({ doc: read(text), plugins: [keys, history()] });
}

function read(text: string): Node {
	const parts = factsApart(text.replace(/\s*\n\s*/g, " ")).filter((part) => part !== "");
	return schema.nodes.doc.create(
		null,
		parts.map((part) => (factNamed(part) === undefined ? schema.text(part) : factOf(part))),
	);
}

function factOf(source: string): Node {
	return schema.nodes.fact.create({ source });
}

function written(doc: Node): string {
	return doc.textBetween(0, doc.content.size).replace(/\s*\n\s*/g, " ");
}
