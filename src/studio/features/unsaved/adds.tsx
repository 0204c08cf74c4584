import { stuckOf } from "#studio/desk/unsaved.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { UnsavedOutlines } from "./UnsavedOutlines.tsx";
import { words } from "./words.ts";

/** Leads to the texts that are not in their files, and says how many there are. */
function UnsavedAction() {
	const say = useSay();
	const panel = useStudio((state) => state.panel);
	const length = stuckOf(useUnsaved()).length + useUnsavedElsewhere().length;
	const isOpen = panel?.feature === "unsaved";
	if (length === 0 && !isOpen) return null;
	return (
		<PanelAction
			panel="unsaved"
			icon="alert"
			alarm
			count={length}
			name={`${say(words.unsavedTexts)}: ${say(length === 1 ? words.unsavedOne : words.unsavedCount, { count: length })}`}
		>
			{say(words.unsavedTexts)}
		</PanelAction>
	);
}

export const adds: Adds = { Alert: UnsavedAction, Outlines: UnsavedOutlines };
