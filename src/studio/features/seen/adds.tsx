import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import type { Adds, Beside } from "#studio/fields/feature.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { words } from "./words.ts";

/** Below what a page says of itself: others show that. */
const BelowFields: Beside = ({ panel: { form } }) => {
	const editor = useEditor();
	const say = useSay();
	const shown = useStudio((state) => state.markedPage?.file);
	if (form.file !== shown || form.path.length > 0) return null;
	return (
		<button type="button" className="button wide" onClick={() => editor.openPanel("seen")}>
			<Icon name="find" />
			{say(words.seen)}
		</button>
	);
};

export const adds: Adds = { BelowFields };
