import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Adds } from "#studio/fields/feature.tsx";
import { words } from "./words.ts";

/** Shows in a corner how much is wrong, and leads to it. */
function Sign() {
	const editor = useEditor();
	const say = useSay();
	const { errors, warnings } = useStudio((state) => state.wrong) ?? { errors: [], warnings: [] };
	const panel = useStudio((state) => state.panel);
	if (panel) return null;
	const count = errors.length || warnings.length;
	const said =
		errors.length > 0 ? (count === 1 ? shared.wrongOne : shared.wrong) : count === 1 ? words.remarkOne : words.remarks;
	return (
		<div className="sign" aria-live="polite">
			{count > 0 && (
				<button
					type="button"
					className="wrong"
					data-error={errors.length > 0 || undefined}
					onClick={() => editor.openPanel("problems")}
				>
					{say(said, { count })}
				</button>
			)}
		</div>
	);
}

export const adds: Adds = { Sign };
