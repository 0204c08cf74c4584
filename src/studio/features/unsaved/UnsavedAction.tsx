import { stuckOf } from "#studio/desk/unsaved.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { Action } from "#studio/parts/Action.tsx";
import { words } from "./words.ts";

/** Leads to the texts that are not in their files, and says how many there are. */
export function UnsavedAction() {
	const { studio, state, say } = useStudio();
	const { length } = stuckOf(useUnsaved());
	const isOpen = state.panel?.is === "unsaved";
	if (length === 0 && !isOpen) return null;
	return (
		<Action
			icon="alert"
			alarm
			wide
			pressed={isOpen}
			act={() => (isOpen ? studio.close() : studio.openPanel({ is: "unsaved" }))}
		>
			{length === 1 ? say(words.unsavedOne) : say(words.unsavedCount, { count: length })}
		</Action>
	);
}
