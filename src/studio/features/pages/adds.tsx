import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { AboutPage } from "./AboutPage.tsx";
import { DiscardEntry } from "./Discard.tsx";
import { words } from "./words.ts";

function NewAction() {
	const editor = useEditor();
	const say = useSay();
	const panel = useStudio((state) => state.panel);
	const isOpen = panel?.feature === "pages" && (panel.given?.first ?? 2) > 1;
	return (
		<Action icon="plus" pressed={isOpen} act={() => editor.openPanel("pages")}>
			{say(words.new)}
		</Action>
	);
}

export const adds: Adds = { action: [4, NewAction], AboveFields: AboutPage, BelowFields: DiscardEntry };
