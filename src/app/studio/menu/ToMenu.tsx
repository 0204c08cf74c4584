import { Icon } from "../Icon.tsx";
import { useStudio } from "../use-studio.ts";

/** Leads to the order of the menu. */
export function ToMenu() {
	const { studio, say } = useStudio();
	return (
		<button type="button" className="button wide" onClick={() => studio.openPanel({ is: "menu" })}>
			<Icon name="rows" />
			{say("menuOrder")}
		</button>
	);
}
