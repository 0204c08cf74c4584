import { redo, undo } from "prosemirror-history";
import type { Command, EditorState, Transaction } from "prosemirror-state";

/**
 * Takes back what was typed last, and the empty block with it that was begun for it: after a pause those are two steps to
 * the history, and one to a person.
 */
export const takeBack: Command = together(undo, (_, second, at) => second.mapping.mapResult(at - 1).deleted);

/** Does again what was taken back last; of an empty block also what was typed in it. */
export const doAgain: Command = together(redo, (first, second, at) => {
	const isNew = first.mapping.invert().mapResult(at - 1).deleted;
	return isNew && second.mapping.map(at, 1) > second.mapping.map(at, -1);
});

/** Does two steps where the first leaves the caret in an empty block, `at` which the second goes on. */
function together(step: Command, goesOn: (first: Transaction, second: Transaction, at: number) => boolean): Command {
	return (state, dispatch) => {
		const first = stepFrom(state, step);
		if (!first || !dispatch) return first !== undefined;
		const { $head } = first.selection;
		const second = $head.parent.content.size === 0 ? stepFrom(state.apply(first), step) : undefined;
		dispatch(first);
		if (second && goesOn(first, second, $head.pos)) dispatch(second);
		return true;
	};
}

function stepFrom(state: EditorState, step: Command): Transaction | undefined {
	let made: Transaction | undefined;
	step(state, (transaction) => {
		made = transaction;
	});
	return made;
}
