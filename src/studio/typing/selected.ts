import { type EditorState, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/**
 * Selects in a text what is selected on the screen: the browser tells of that only after keys that follow at once.
 * Undefined when it is known, or no selection of words.
 */
export function selectShown(view: EditorView): Transaction | undefined {
	const { root, dom, state } = view;
	// Chromium tells of what is selected in a shadow root there, other browsers in the document.
	const shown = "getSelection" in root ? (root as Document).getSelection() : document.getSelection();
	const { anchorNode, focusNode, anchorOffset, focusOffset } = shown ?? ({} as Partial<globalThis.Selection>);
	if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return undefined;
	const { selection, doc, tr } = state;
	const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
	const head = view.posAtDOM(focusNode, focusOffset ?? 0);
	const isKnown = anchor === selection.anchor && head === selection.head;
	if (isKnown || !(selection instanceof TextSelection)) return undefined;
	return tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head)));
}

/** A text with its caret where it stood in another one, as far as there is such a place. */
export function withCaret(state: EditorState, at: number): EditorState {
	const place = Selection.near(state.doc.resolve(Math.min(at, state.doc.content.size)));
	return state.apply(state.tr.setSelection(place));
}
