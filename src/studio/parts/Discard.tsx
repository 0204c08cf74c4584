import { collectionOf } from "#core/facts/collection-of.ts";
import type { FormField } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { shortened } from "#studio/page/shortened.ts";

interface DiscardProps {
	readonly field: Pick<FormField, "file" | "path" | "label">;
	/** It says no more than that: what it is about stands beside it. */
	readonly isShort?: boolean;
}

/** Leads to where an entry of facts can go away, with all that names it. */
export function Discard({ field: { file, path, label }, isShort = false }: DiscardProps) {
	const editor = useEditor();
	const say = useSay();
	const name = shortened(label);
	const title = say(shared.withName, { what: say(shared.remove), name });
	const { panel } = editor.state;
	const open = () =>
		editor.openPanel("pages", {
			what: "discard",
			title,
			act: say(shared.remove),
			about: { name: `${collectionOf(file)}.${path[0]}` },
			first: 1,
			told: say(shared.removed, { name }),
			after: panel?.feature === "form" ? undefined : panel,
			alarm: true,
		});
	return (
		<button type="button" aria-label={title} onClick={open}>
			{isShort ? say(shared.remove) : title}
		</button>
	);
}
