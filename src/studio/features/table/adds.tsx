import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import type { Adds, Beside } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

/** From one fact to all of its sort. */
const AllAsTable: Beside = ({ panel: { form } }) => {
	const editor = useEditor();
	const say = useSay();
	const { file, path } = form;
	if (!file.startsWith("content/facts/") || path.length > 1) return null;
	return (
		<p className="acts">
			<button type="button" onClick={() => editor.openPanel("table", { file })}>
				{say(words.open)}
			</button>
		</p>
	);
};

export const adds: Adds = { BelowFields: AllAsTable };
