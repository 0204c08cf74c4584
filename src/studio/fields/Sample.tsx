import { createContext, type ReactNode, useContext } from "react";
import type { Change, FormField } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { words } from "./words.ts";

/** What makes right all examples of the block around a field, where that block says so. */
const ConfirmsAll = createContext<Change | undefined>(undefined);

/** The fields of a block that says itself that they are examples. */
export function WithinSample({ of: block, children }: { of: FormField | undefined; children: ReactNode }) {
	const around = useContext(ConfirmsAll);
	return <ConfirmsAll value={block?.sample?.confirm ?? around}>{children}</ConfirmsAll>;
}

/** Says of a field or a block that it is no more than an example, with the button that says it is right as it is. */
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
