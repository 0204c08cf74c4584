import { Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

/** Does what a key does that was pressed before the text was there: a browser does nothing by itself with such a one. */
export function press(view: EditorView, event: KeyboardEvent): boolean {
	if (view.someProp("handleKeyDown", (handle) => handle(view, event))) return true;
	const { tr } = view.state;
	const { key } = event;
	const step =
		key === "Backspace" || key === "Delete"
			? removed(tr, key === "Delete" ? 1 : -1)
			: key.length === 1 && !event.ctrlKey
				? tr.insertText(key)
				: moved(tr, event);
	if (step) view.dispatch(step.scrollIntoView());
	return step !== undefined;
}

function removed(tr: Transaction, side: 1 | -1): Transaction | undefined {
	const { empty, $head, head } = tr.selection;
	if (!empty) return tr.deleteSelection();
	const room = side === 1 ? $head.end() - head : head - $head.start();
	return room > 0 ? tr.delete(Math.min(head, head + side), Math.max(head, head + side)) : undefined;
}

function moved(tr: Transaction, { key, ctrlKey, shiftKey }: KeyboardEvent): Transaction | undefined {
	const { $head, head, anchor } = tr.selection;
	const isForward = key === "End" || key === "ArrowRight";
	if (!isForward && key !== "Home" && key !== "ArrowLeft") return undefined;
	const isEdge = key === "Home" || key === "End";
	const edge = isForward ? Selection.atEnd(tr.doc).head : Selection.atStart(tr.doc).head;
	const within = isForward ? $head.end() : $head.start();
	const beside = Math.min(Math.max(head + (isForward ? 1 : -1), 0), tr.doc.content.size);
	const to = isEdge ? (ctrlKey ? edge : within) : Selection.near(tr.doc.resolve(beside), isForward ? 1 : -1).head;
	return tr.setSelection(TextSelection.create(tr.doc, shiftKey ? anchor : to, to));
}
