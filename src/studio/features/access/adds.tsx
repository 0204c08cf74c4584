import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { Door } from "./Door.tsx";
import { Renewed } from "./Renewed.tsx";
import { Trouble } from "./Trouble.tsx";
import { words } from "./words.ts";

/** On a computer of one's own there is nobody else. */
function AccessAction() {
	const say = useSay();
	const kind = useStudio((state) => state.store?.kind);
	return (
		kind !== undefined &&
		kind !== "local" && (
			<PanelAction panel="access" icon="people">
				{say(words.access)}
			</PanelAction>
		)
	);
}

/** What is not as it should be, of where the content is and of Studio itself. */
function Sign() {
	return (
		<>
			<Trouble />
			<Renewed />
		</>
	);
}

export const adds: Adds = { Door, Sign, action: [75, AccessAction] };
