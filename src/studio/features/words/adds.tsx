import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { words } from "./words.ts";

function ToWords() {
	const editor = useEditor();
	const say = useSay();
	return (
		<button type="button" className="button wide" onClick={() => editor.openPanel("words")}>
			<Icon name="language" />
			{say(words.siteWords)}
		</button>
	);
}

export const adds: Adds = { BelowSections: ToWords };
