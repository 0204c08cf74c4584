import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

/** Shows in a corner how much is wrong, and leads to it. */
function Sign() {
	const { studio, state, say } = useStudio();
	const { errors, warnings } = state.wrong ?? { errors: [], warnings: [] };
	if (errors.length + warnings.length === 0 || state.panel) return null;
	const count = errors.length || warnings.length;
	const said =
		errors.length > 0 ? (count === 1 ? shared.wrongOne : shared.wrong) : count === 1 ? words.remarkOne : words.remarks;
	return (
		<div className="sign">
			<button
				type="button"
				className="wrong"
				data-error={errors.length > 0 || undefined}
				onClick={() => studio.openPanel("problems")}
			>
				{say(said, { count })}
			</button>
		</div>
	);
}

export const adds: Adds = { Sign };
