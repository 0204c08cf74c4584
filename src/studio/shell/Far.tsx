import { useEffect, useId, useRef } from "react";
import { useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** Asks before a change that reaches further than it looks: leaving everything as it is comes first. */
export function Far() {
	const { state } = useStudio();
	return state.far && <Question key={state.far.asks.join()} far={state.far} />;
}

function Question({ far: { asks, answer } }: { far: NonNullable<ReturnType<typeof useStudio>["state"]["far"]> }) {
	const { say } = useStudio();
	const box = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => box.current?.showModal(), []);
	return (
		<dialog
			ref={box}
			className="far"
			aria-labelledby={id}
			onClose={() => answer(false)}
			onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
		>
			<h2 id={id}>{say(words.farReaching)}</h2>
			<ul>
				{asks.map((each) => (
					<li key={each}>{each}</li>
				))}
			</ul>
			<p className="about">{say(words.farUndo)}</p>
			<p className="steps">
				<button type="button" className="primary" onClick={() => answer(false)}>
					{say(words.leaveAsIs)}
				</button>
				<button type="button" onClick={() => answer(true)}>
					{say(words.doAnyway)}
				</button>
			</p>
		</dialog>
	);
}
