import { createContext, type ReactNode, useContext } from "react";
import type { Change, FormField, FormList } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { words } from "./words.ts";

/** What makes right all examples of the block around a field, where that block says so. */
const ConfirmsAll = createContext<Change | undefined>(undefined);

/** The fields of a block that says itself that they are examples. */
export function WithinSample({ of: { sample }, children }: { of: FormField; children: ReactNode }) {
	const around = useContext(ConfirmsAll);
	return <ConfirmsAll value={sample?.confirm ?? around}>{children}</ConfirmsAll>;
}

/** Says of a field that it holds no more than an example, with the button that says it is right as it is. */
export function Sample({ field: { label, sample, content } }: { field: FormField }) {
	const editor = useEditor();
	const say = useSay();
	const around = useContext(ConfirmsAll);
	if (!sample) return null;
	const { confirm } = sample;
	if (confirm && JSON.stringify(confirm) === JSON.stringify(around)) return null;
	const isEmpty = content.is === "value" ? !content.written : !content.present;
	const run = () =>
		confirm &&
		editor.run(
			[confirm],
			say(shared.withName, { what: say(words.confirmSample), name: label }),
			say(words.sampleConfirmed, { name: label }),
		);
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
