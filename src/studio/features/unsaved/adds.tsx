import { stuckOf } from "#studio/desk/unsaved.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { useBegun, useUnsaved, useUnsavedElsewhere } from "#studio/desk/use-unsaved.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { UnsavedOutlines } from "./UnsavedOutlines.tsx";
import { words } from "./words.ts";

/** Says at any time whether all that was typed is saved, and leads to what is not. */
function UnsavedAction() {
	const say = useSay();
	const texts = useUnsaved();
	const count = stuckOf(texts).length + useUnsavedElsewhere().length + useBegun().length;
	const label = say(words.unsavedTexts);
	const saysOneOf = [say(shared.saving), say(shared.saved), label];
	if (count === 0)
		return (
			<PanelAction panel="unsaved" icon="check" saysOneOf={saysOneOf}>
				{say(texts.length > 0 ? shared.saving : shared.saved)}
			</PanelAction>
		);
	const name = `${label}: ${say(count === 1 ? words.unsavedOne : words.unsavedCount, { count })}`;
	return (
		<PanelAction panel="unsaved" icon="alert" alarm count={count} name={name} saysOneOf={saysOneOf}>
			{label}
		</PanelAction>
	);
}

export const adds: Adds = { Alert: UnsavedAction, Outlines: UnsavedOutlines };
