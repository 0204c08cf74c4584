import { useEffect, useId, useRef } from "react";
import type { State } from "#studio/desk/state.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** What the dialog is closed with when the change is made. A browser gives the keys back when it closes, not when it goes. */
const yes = "yes";

/** Asks before a change that reaches further than it looks: leaving everything as it is comes first. */
export function Far() {
	const far = useStudio((state) => state.far);
	return far && <Question key={far.asks.join()} far={far} />;
}

function Question({ far: { asks, answer } }: { far: NonNullable<State["far"]> }) {
	const say = useSay();
	const box = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => box.current?.showModal(), []);
	return (
		<dialog
			ref={box}
			className="far"
			aria-labelledby={id}
			onClose={({ currentTarget }) => answer(currentTarget.returnValue === yes)}
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
				<button type="button" className="primary" onClick={() => box.current?.close()}>
					{say(words.leaveAsIs)}
				</button>
				<button type="button" onClick={() => box.current?.close(yes)}>
					{say(words.doAnyway)}
				</button>
			</p>
		</dialog>
	);
}
