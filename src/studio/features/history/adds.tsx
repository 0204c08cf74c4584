import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { words } from "./words.ts";

/** Leads to what was changed, and says how many texts of others are not here yet. */
function HistoryAction() {
	const say = useSay();
	const { length: count } = useStudio((state) => state.others);
	const name = count > 0 ? say(words.changedByOthers, { count }) : undefined;
	return (
		<PanelAction panel="history" icon="people" count={count} name={name}>
			{say(words.changed)}
		</PanelAction>
	);
}

export const adds: Adds = { action: [6, HistoryAction] };
