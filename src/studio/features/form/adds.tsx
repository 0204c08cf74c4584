import { whyNoFile } from "#studio/desk/state.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { words } from "./words.ts";

/** What the page says of itself. */
function AboutAction() {
	const editor = useEditor();
	const say = useSay();
	const panel = useStudio((state) => state.panel);
	const markedPage = useStudio((state) => state.markedPage);
	const file = markedPage?.file;
	const why = useStudio(whyNoFile);
	const given = panel?.feature === "form" ? panel.given : undefined;
	const isOpen = given !== undefined && given.form.file === file && given.form.path.length === 0 && !given.chosen;
	const act = () => (isOpen ? editor.close() : void editor.openPage());
	return (
		<Action icon="page" pressed={isOpen} why={why} act={act} name={say(shared.page)}>
			{say(words.thisPage)}
		</Action>
	);
}

export const adds: Adds = { action: [3, AboutAction] };
