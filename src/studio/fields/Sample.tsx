import type { FormField, FormList } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words } from "./words.ts";

/** Says of a field that it holds no more than an example, with the button that says it is right as it is. */
export function Sample({ field: { label, sample, content } }: { field: FormField }) {
	const editor = useEditor();
	const say = useSay();
	if (!sample) return null;
	const { confirm } = sample;
	const isEmpty = content.is === "value" ? !content.written : !content.present;
	const run = () =>
		confirm &&
		editor.run([confirm], `${say(words.confirmSample)}: ${label}`, say(words.sampleConfirmed, { name: label }));
	return (
		<p className="notice">
			{say(isEmpty ? words.emptySample : words.sample)}{" "}
			{confirm && (
				<button type="button" className="button" onClick={() => void run()}>
					{say(words.confirmSample)}
				</button>
			)}
		</p>
	);
}

/** A list of the fields that hold examples, of which each says so itself. Only of the whole block nothing else says it. */
export function isSaidByFields({ control, items }: FormList): boolean {
	return control === "marks" && items.every(({ content }) => content.is === "value" && content.written !== "all");
}
