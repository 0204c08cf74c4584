import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { words } from "./words.ts";

function PeopleAction() {
	const say = useSay();
	const { length: count } = useStudio((state) => state.others);
	return (
		count > 0 && (
			<PanelAction panel="people" icon="people">
				{say(words.othersCount, { count })}
			</PanelAction>
		)
	);
}

export const adds: Adds = { action: [6, PeopleAction] };
