import { useEffect, useReducer } from "react";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { ask } from "./client.ts";
import { words } from "./words.ts";

/** Milliseconds in which nothing has to have happened before the changes are counted again. */
const calm = 600;

/** Opens what is on its way to the world, and says how much that is. */
function PublishAction() {
	const say = useSay();
	const session = useStudio((state) => state.session);
	const told = useStudio((state) => state.announcement);
	const seen = useLook();
	// What was said last may be that changes were sent, and other programs work on the same folder.
	const key = JSON.stringify([session?.revision, told, seen]);
	const { count = 0 } = useAnswer(key, ask.changes, calm).answer ?? {};
	return (
		<PanelAction
			panel="publishing"
			icon="send"
			count={count}
			name={count > 0 ? say(words.countOnline, { count }) : undefined}
		>
			{say(words.putOnline)}
		</PanelAction>
	);
}

/** Another number whenever somebody comes back to this window. */
function useLook(): number {
	const [count, look] = useReducer((before: number) => before + 1, 0);
	useEffect(() => {
		addEventListener("focus", look);
		return () => removeEventListener("focus", look);
	}, []);
	return count;
}

export const adds: Adds = { action: [1, PublishAction] };
