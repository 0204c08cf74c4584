import { Action } from "../Action.tsx";
import { useStudio } from "../use-studio.ts";
import { stuckOf } from "./unsaved.ts";
import { useUnsaved } from "./use-unsaved.ts";

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
			{length === 1 ? say("unsavedOne") : say("unsavedCount", { count: length })}
		</Action>
	);
}
