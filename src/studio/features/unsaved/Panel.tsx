import { useSay } from "#studio/desk/use-studio.ts";
import { useBegun, useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { UnsavedTexts } from "#studio/parts/UnsavedTexts.tsx";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		unsaved: undefined;
	}
}

/** Every text that is not in its file: where it belongs, what was typed, why it is not there, and what can be done. */
function UnsavedList() {
	const say = useSay();
	const texts = useUnsaved();
	const elsewhere = useUnsavedElsewhere();
	const begun = useBegun();
	if (texts.length + elsewhere.length + begun.length === 0)
		return (
			<p role="status" className="good">
				{say(words.allSaved)}
			</p>
		);
	return (
		<>
			<p className="about">{say(words.aboutUnsaved)}</p>
			<UnsavedTexts texts={texts} elsewhere={elsewhere} begun={begun} />
		</>
	);
}

export const panel: FeaturePanel<"unsaved"> = { title: words.unsavedTexts, Panel: UnsavedList };
