import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { words } from "./words.ts";

function DraftsAction() {
	const say = useSay();
	const { length: count } = useStudio((state) => state.session?.drafts) ?? [];
	return (
		count > 0 && (
			<PanelAction panel="drafts" icon="draft" count={count} name={say(words.draftsCount, { count })}>
				{say(words.drafts)}
			</PanelAction>
		)
	);
}

export const adds: Adds = { action: [70, DraftsAction] };
