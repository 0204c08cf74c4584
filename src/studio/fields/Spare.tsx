import { type ReactNode, useEffect, useRef } from "react";
import type { FormBlock, FormField } from "#core/studio.ts";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { useReadIn } from "#studio/parts/read-in.ts";
import { notesKeys } from "#studio/parts/takes-keys.ts";
import { dataOf } from "./data.ts";

interface SpareProps {
	readonly field: FormField;
	readonly block: FormBlock;
	readonly children: ReactNode;
}

/** A block that may be left out, with the button that takes it away. Afterwards the button that adds it has the keys. */
export function Spare({ field, block, children }: SpareProps) {
	const editor = useEditor();
	const say = useSay();
	const readIn = useReadIn();
	const box = useRef<HTMLDivElement>(null);
	/** Whether nobody took the keys elsewhere, once it goes. */
	const awaited = useRef<() => boolean>(undefined);
	const { file, path, label } = field;
	useEffect(() => {
		if (block.present) return;
		if (awaited.current?.()) box.current?.querySelector("button")?.focus();
		awaited.current = undefined;
	}, [block.present]);
	const name = say(shared.withName, { what: say(shared.remove), name: label });
	const remove = useOnce(async () => {
		awaited.current = notesKeys(box.current);
		const told = say(shared.removed, { name: label });
		if (!(await editor.run([{ do: "remove", file, path, was: dataOf(field) }], name, told, { readIn })))
			awaited.current = undefined;
	});
	return (
		<div ref={box} className="spare">
			{children}
			{block.present && (
				<button type="button" onClick={() => void remove()}>
					{name}
				</button>
			)}
		</div>
	);
}
