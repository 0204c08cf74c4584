import { useSyncExternalStore } from "react";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { Drops } from "./Drops.tsx";
import { begunPhotos, photosHere } from "./several.ts";
import { words } from "./words.ts";

/** Leads back to photos that stand nowhere yet. */
function BegunPhotos() {
	const editor = useEditor();
	const say = useSay();
	const begun = useSyncExternalStore(begunPhotos.subscribe, () => begunPhotos.at(photosHere));
	const isOpen = useStudio((state) => state.panel?.feature === "pictures");
	if (!begun) return null;
	const count = begun.photos.length;
	const act = () => (isOpen ? editor.close() : editor.openPanel("pictures", { files: [], at: begun.at }));
	return (
		<Action icon="picture" alarm count={count} name={say(words.photosBegunName, { count })} pressed={isOpen} act={act}>
			{say(words.photosBegun)}
		</Action>
	);
}

export const adds: Adds = { Overlay: Drops, Alert: BegunPhotos };
