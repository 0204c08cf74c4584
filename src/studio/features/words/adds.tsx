import { useStudio } from "#studio/desk/use-studio.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { words } from "./words.ts";

function ToWords() {
	const { studio, say } = useStudio();
	return (
		<button type="button" className="button wide" onClick={() => studio.openPanel("words")}>
			<Icon name="language" />
			{say(words.siteWords)}
		</button>
	);
}

export const adds: Adds = { BelowSections: ToWords };
