import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";

/** What the page says of itself. */
function AboutAction() {
	const editor = useEditor();
	const say = useSay();
	const panel = useStudio((state) => state.panel);
	const markedPage = useStudio((state) => state.markedPage);
	if (markedPage?.file === undefined) return null;
	const page = { file: markedPage.file, path: [] };
	const given = panel?.feature === "form" ? panel.given : undefined;
	const isOpen = given !== undefined && given.form.file === page.file && given.form.path.length === 0 && !given.chosen;
	return (
		<Action icon="page" pressed={isOpen} act={() => (isOpen ? editor.close() : void editor.openAt(page))}>
			{say(shared.page)}
		</Action>
	);
}

export const adds: Adds = { action: [3, AboutAction] };
