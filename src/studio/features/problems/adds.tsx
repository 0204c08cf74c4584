import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { PanelAction } from "#studio/parts/PanelAction.tsx";
import { words } from "./words.ts";

/** Says how much is wrong, and leads to it. */
function Wrong() {
	const say = useSay();
	const { errors, warnings } = useStudio((state) => state.wrong) ?? { errors: [], warnings: [] };
	const isOpen = useStudio((state) => state.panel?.feature === "problems");
	const isWrong = errors.length > 0;
	const count = errors.length || warnings.length;
	const [one, many] = isWrong ? [shared.wrongOne, shared.wrong] : [words.remarkOne, words.remarks];
	const label = say(isWrong ? words.mistakes : words.toSee);
	return (
		<div aria-live="polite">
			{(count > 0 || isOpen) && (
				<PanelAction
					panel="problems"
					icon="alert"
					alarm={isWrong}
					count={count}
					name={count > 0 ? `${label}: ${say(count === 1 ? one : many, { count })}` : undefined}
				>
					{label}
				</PanelAction>
			)}
		</div>
	);
}

export const adds: Adds = { Alert: Wrong };
