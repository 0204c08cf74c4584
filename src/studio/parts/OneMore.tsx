import type { WizardSummary } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";

interface OneMoreProps {
	readonly start: WizardSummary;
	/** It says no more than that: what it is about stands beside it. */
	readonly isShort?: boolean;
}

/** Leads to where one more of some facts is begun, and back. */
export function OneMore({ start: { what, name }, isShort = false }: OneMoreProps) {
	const editor = useEditor();
	const say = useSay();
	const title = say(shared.withName, { what: say(shared.add), name });
	const open = () =>
		editor.openPanel("pages", {
			what,
			title: name,
			about: {},
			first: 1,
			act: say(shared.add),
			told: say(shared.added, { name }),
			after: editor.state.panel,
		});
	return (
		<button type="button" aria-label={title} onClick={open}>
			{isShort ? say(shared.add) : title}
		</button>
	);
}
