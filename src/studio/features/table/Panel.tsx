import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useSyncExternalStore } from "react";
import { ask } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useControls } from "#studio/fields/control.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { type Cell, cellsIn, gridOf, pastedInto } from "./grid.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		table: { readonly file: string };
	}
}

/** Facts of one sort, one below another: somebody types through them as in a spreadsheet. */
function Table({ given: { file } }: { given: { readonly file: string } }) {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const { answer: form } = useAnswer(JSON.stringify([file, revision]), () => ask.form({ file, path: [] }));
	useEffect(() => {
		if (form) editor.drafts.meetForm(form);
	}, [editor, form]);
	if (!form) return null;
	const grid = gridOf(form);
	const { columns, rows } = grid;
	const walk = (event: KeyboardEvent<HTMLElement>) => {
		const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
		const at = placeOf(event.target);
		if (!step || !at || event.nativeEvent.isComposing) return;
		const next = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${at.row + step}/${at.column}"] input`);
		if (!next) return;
		event.preventDefault();
		next.focus();
		if (next instanceof HTMLInputElement) next.select();
	};
	const paste = (event: ClipboardEvent<HTMLElement>) => {
		const text = event.clipboardData.getData("text/plain");
		const at = placeOf(event.target);
		if (!at || !/[\t\n]/.test(text.trimEnd())) return;
		event.preventDefault();
		const { changes, beyond } = pastedInto(grid, at, cellsIn(text));
		const count = changes.length;
		const told = [
			...(count > 0 ? [say(words.pastedTold, { count })] : []),
			...(beyond > 0 ? [say(words.pastedBeyond, { count: beyond })] : []),
		].join(" ");
		if (count > 0) void editor.run(changes, say(words.pasted, { count }), told);
		else if (beyond > 0) editor.announce(words.pastedBeyond, { count: beyond });
	};
	return (
		<>
			<p className="about">{say(words.keys)}</p>
			<div className="sheet">
				<table onKeyDown={walk} onPaste={paste}>
					<thead>
						<tr>
							<td />
							{columns.map((column) => (
								<th key={column} scope="col">
									{column}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, cells }, row) => (
							<tr key={name}>
								<th scope="row">{name}</th>
								{cells.map((cell, column) => (
									<td key={columns[column]} data-cell={`${row}/${column}`}>
										{cell && <Typed cell={cell} name={`${columns[column]}: ${name}`} />}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

/** One cell: a field as any other, in one line. */
function Typed({ cell, name }: { cell: Cell; name: string }) {
	const editor = useEditor();
	const id = useId();
	const { amount: Amount } = useControls().values;
	const draft = editor.drafts.ofField(cell);
	useSyncExternalStore(draft.subscribe, draft.snapshot);
	const { saved } = draft;
	const isBad = saved !== undefined && saved.is !== "saved" && saved.is !== "saving";
	const given = {
		id,
		value: cell.content,
		required: cell.required,
		typed: draft.typed,
		describedBy: `${id}-trouble`,
		invalid: isBad,
		change: (typed: string) => draft.change(typed),
		leave: () => void draft.leave(),
	};
	return (
		<>
			<label htmlFor={id}>{name}</label>
			{cell.content.control === "amount" ? (
				<Amount {...given} />
			) : (
				<input
					id={id}
					aria-describedby={given.describedBy}
					aria-invalid={isBad}
					value={draft.typed}
					onChange={({ target }) => given.change(target.value)}
					onBlur={given.leave}
				/>
			)}
			<Trouble
				id={`${id}-trouble`}
				saved={saved}
				settle={(text) => draft.settle(text)}
				retry={() => void draft.retry()}
				discard={() => draft.discard()}
				take={(value) => void draft.take(value)}
			/>
		</>
	);
}

/** The cell in which something is, counted from 0. */
function placeOf(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
	const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset.cell : undefined;
	const [row, column] = cell?.split("/").map(Number) ?? [];
	return row === undefined || column === undefined ? undefined : { row, column };
}

export const panel: FeaturePanel<"table"> = { title: words.table, Panel: Table, key: ({ file }) => file };
