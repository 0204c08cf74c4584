import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { ask } from "./client.ts";
import { words } from "./words.ts";

/** The first step: what somebody wants to make. */
export function WizardList() {
	const editor = useEditor();
	const say = useSay();
	const { answer: known = [] } = useAnswer("wizards", ask.wizards);
	const begin = (what: string, title: string) => {
		const told = say(words.made, { name: title });
		editor.openPanel("pages", { what, title, about: {}, first: 2, act: say(words.make), told });
	};
	return (
		<>
			<p className="about">{say(words.step, { step: 1, steps: 3 })}</p>
			<ul className="wizards" aria-label={say(words.newWhat)}>
				{known.map(({ what, name, about }) => (
					<li key={what}>
						<button type="button" onClick={() => begin(what, name)}>
							<strong>{name}</strong>
							<small>{about}</small>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
