import { useSyncExternalStore } from "react";
import { forgetBelow, nameOfSpot } from "#studio/desk/begun.ts";
import type { Editor } from "#studio/desk/editor.ts";
import { Unanswered } from "#studio/desk/server.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { type BegunPlace, begunPictures, chosenPictures, isOpenIn } from "./begun-pictures.ts";
import { Drops } from "./Drops.tsx";
import { begunPhotos, photosHere } from "./several.ts";
import { words } from "./words.ts";

/** Leads back to photos that stand nowhere yet: one after another to those of one place each, and to those that came at once. */
function BegunPhotos() {
	const editor = useEditor();
	const say = useSay();
	const several = useSyncExternalStore(begunPhotos.subscribe, () => begunPhotos.at(photosHere));
	const describing = useSyncExternalStore(begunPictures.subscribe, begunPictures.all);
	const chosen = useSyncExternalStore(chosenPictures.subscribe, chosenPictures.all);
	const panel = useStudio((state) => state.panel);
	const waiting = [...describing, ...chosen];
	const count = (several?.photos.length ?? 0) + waiting.length;
	if (count === 0) return null;
	const openSeveral = () => editor.openPanel("pictures", { files: [], at: several?.at });
	const goals = [
		...(several ? [{ isOpen: panel?.feature === "pictures", open: openSeveral }] : []),
		...waiting.map((each) => ({ isOpen: isOpenIn(panel, each), open: () => void goOnWith(editor, each) })),
	];
	const at = goals.findIndex(({ isOpen }) => isOpen);
	const next = goals.slice(at + 1).find(({ isOpen }) => !isOpen) ?? goals.find(({ isOpen }) => !isOpen);
	// Its words are longer than the room of the others.
	return (
		<div>
			<Action
				icon="picture"
				alarm
				count={count}
				name={say(words.photosBegunName, { count })}
				pressed={at >= 0}
				act={() => (next ? next.open() : editor.close())}
			>
				{say(words.photosBegun)}
			</Action>
		</div>
	);
}

/** Opens what a picture waits in; where that is gone, the picture goes to those that came at once. */
async function goOnWith(editor: Editor, { spot, within }: BegunPlace): Promise<void> {
	if ("feature" in within) return editor.showPanel(within);
	try {
		await editor.openAt(within);
	} catch (error) {
		if (!(error instanceof Unanswered)) throw error;
		const begun = begunPictures.at(nameOfSpot(spot));
		forgetBelow(spot);
		if (!begun?.file) return editor.announce(shared.standsNoMore);
		const alts = begun.is === "describing" ? [begun.described.alt] : [];
		editor.openPanel("pictures", { files: [begun.file], alts, at: undefined });
	}
}

export const adds: Adds = { Overlay: Drops, Alert: BegunPhotos };
