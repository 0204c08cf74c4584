import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Icon } from "#studio/parts/Icon.tsx";

/** Leads to the order of the menu. */
export function ToMenu() {
	const { studio, say } = useStudio();
	return (
		<button type="button" className="button wide" onClick={() => studio.openPanel({ is: "menu" })}>
			<Icon name="rows" />
			{say(shared.menuOrder)}
		</button>
	);
}
