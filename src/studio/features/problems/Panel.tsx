import type { WhatIsWrong } from "#core/studio-publishing.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Problems } from "#studio/parts/Problems.tsx";
import { words } from "./words.ts";

const nothing: WhatIsWrong = { errors: [], warnings: [] };

/** Shows in a corner how much is wrong, and leads to it. */
export function WrongSign() {
	const { studio, state, say } = useStudio();
	const { errors, warnings } = state.wrong ?? nothing;
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
				onClick={() => studio.openPanel({ is: "problems" })}
			>
				{say(said, { count })}
			</button>
		</div>
	);
}

/** What is wrong with the content, each with the way to it. */
export function Wrong() {
	const { state, say } = useStudio();
	const { errors, warnings } = state.wrong ?? nothing;
	return (
		<>
			<p className="about">{say(errors.length + warnings.length > 0 ? words.aboutWrong : words.nothingWrong)}</p>
			<Problems problems={errors} />
			{warnings.length > 0 && <h3>{say(words.toLookAt)}</h3>}
			<Problems problems={warnings} />
		</>
	);
}
