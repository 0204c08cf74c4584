import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { Beside } from "#studio/fields/feature.tsx";
import { shortened } from "#studio/page/shortened.ts";

/** Leads to where an entry of facts can go away, with all that names it. */
export const Discard: Beside = ({ panel: { form, showing } }) => {
	const editor = useEditor();
	const say = useSay();
	if (!showing || form.path.length !== 1) return null;
	const title = `${say(shared.remove)}: ${shortened(form.label)}`;
	const collection = /^content\/facts\/([^/.]+)/.exec(form.file)?.[1];
	const open = () =>
		editor.openPanel("pages", {
			what: "discard",
			title,
			act: say(shared.remove),
			about: { name: `${collection}.${form.path[0]}` },
			first: 1,
			told: say(shared.removed, { name: shortened(form.label) }),
			alarm: true,
		});
	return (
		<p className="discard">
			<button type="button" onClick={open}>
				{title}
			</button>
		</p>
	);
};
