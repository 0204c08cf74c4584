import type { EditorView } from "prosemirror-view";
import { press } from "./press.ts";
import { selectShown } from "./selected.ts";

/** After the last of several keys that make one letter, the browser needs a moment; in milliseconds. */
export const composed = 50;

/**
 * Before anything else hears of a key: does what it does when it was pressed before the text was there, and finds the
 * caret where the browser shows it. Gives whether the key is done with.
 */
export function hearKey(view: EditorView, event: KeyboardEvent): boolean {
	if (!event.isTrusted && press(view, event)) {
		event.preventDefault();
		return true;
	}
	const selected = event.isComposing ? undefined : selectShown(view);
	if (selected) view.dispatch(selected);
	return false;
}
