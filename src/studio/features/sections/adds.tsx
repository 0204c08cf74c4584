import { whyNoFile } from "#studio/desk/state.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { Gallery } from "./Gallery.tsx";
import { Gaps } from "./Gaps.tsx";
import { words } from "./words.ts";

function SectionsAction() {
	const say = useSay();
	const why = useStudio(whyNoFile);
	return (
		<PanelAction panel="sections" icon="rows" why={why}>
			{say(words.sections)}
		</PanelAction>
	);
}

function Overlay() {
	return (
		<>
			<Gaps />
			<Gallery />
		</>
	);
}

export const adds: Adds = { action: [2, SectionsAction], Overlay };
