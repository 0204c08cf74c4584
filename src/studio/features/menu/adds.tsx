import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds, Beside } from "#studio/fields/feature.tsx";
import { Icon } from "#studio/parts/Icon.tsx";

/** Leads to the order of the menu. */
function ToMenu() {
	const editor = useEditor();
	const say = useSay();
	return (
		<button type="button" className="button wide" onClick={() => editor.openPanel("menu")}>
			<Icon name="rows" />
			{say(shared.menuOrder)}
		</button>
	);
}

/** Beside the words of a page in the menu. */
const BelowFields: Beside = ({ panel }) => panel.form.path[0] === "menu" && <ToMenu />;

export const adds: Adds = { BelowSections: ToMenu, BelowFields };
