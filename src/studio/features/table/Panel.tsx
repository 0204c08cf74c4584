import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState, useSyncExternalStore } from "react";
import type { Spot } from "#core/studio.ts";
import { ask as desk } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { Adding, useArrival } from "#studio/fields/Adding.tsx";
import { useControls } from "#studio/fields/control.ts";
import { dataOf } from "#studio/fields/data.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { KeepsKeys } from "#studio/fields/KeepsKeys.tsx";
import { Line } from "#studio/fields/Line.tsx";
import { useLastingKeys } from "#studio/fields/lasting-keys.ts";
import { holdsFacts } from "#studio/fields/one-line.ts";
import { Discard } from "#studio/parts/Discard.tsx";
import { OneMore } from "#studio/parts/OneMore.tsx";
import { Order } from "#studio/parts/Order.tsx";
import { ReadIn } from "#studio/parts/read-in.ts";
import { whyNoMore } from "#studio/parts/room.ts";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { type Cell, cellsIn, gridOf, nameOf, pastedInto } from "./grid.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		table: Spot;
	}
}

/** Facts of one sort, or items of a list, one below another: somebody types through them as in a spreadsheet. */
function Table({ given: { file, path } }: { given: Spot }) {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const { answer: form } = useAnswer(JSON.stringify([file, path, revision]), () => desk.form({ file, path }));
	useEffect(() => {
		if (form) editor.drafts.meetForm(form);
	}, [editor, form]);
	const list = form?.content.is === "list" ? form.content : undefined;
	const keys = useLastingKeys(list?.items.map(dataOf) ?? []);
	const arrival = useArrival<HTMLTableElement>(list?.items.length ?? 0);
	const isFacts = form?.content.is === "block";
	const { answer: oneMore } = useAnswer(isFacts ? file : undefined, () => desk.oneMore({ file }));
	if (!form) return null;
	const grid = gridOf(form, Boolean(oneMore));
	const { columns, rows } = grid;
	const room = grid.list?.room ?? 0;
	const why = list && whyNoMore(rows.length, list.most);
	const walk = (event: KeyboardEvent<HTMLElement>) => {
		const step = stepOf(event);
		const at = placeOf(event.target);
		if (!step || !at) return;
		const below = event.currentTarget.querySelector(`[data-cell="${at.row + step}/${at.column}"]`);
		const next = below?.querySelector<HTMLElement>("input, select, [role='textbox']");
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
		if (count > 0) void editor.run(changes, say(words.pasted, { count }), told, { readIn: form.revision });
		else if (beyond > 0) editor.announce(words.pastedBeyond, { count: beyond });
	};
	return (
		<ReadIn value={form.revision}>
			<p className="about">{say(words.keys)}</p>
			<div className="sheet">
				<table ref={arrival.box} data-numbered={list ? "" : undefined} onKeyDown={walk} onPaste={paste}>
					<thead>
						<tr>
							<td />
							{columns.map((column) => (
								<th key={nameOf(column)} scope="col">
									{column.label}
								</th>
							))}
							{(list || oneMore) && <td />}
						</tr>
					</thead>
					<KeepsKeys within={arrival.box}>
						<tbody className="items">
							{rows.map(({ name, field, cells }, row) => (
								<tr key={keys[row] ?? JSON.stringify(field.path)}>
									<th scope="row">{name}</th>
									{columns.map((column, at) => {
										const cell = cells[at];
										return (
											<td key={nameOf(column)} data-cell={`${row}/${at}`}>
												{cell && <Typed cell={cell} name={`${column.label}: ${name}`} />}
											</td>
										);
									})}
									{oneMore && (
										<td>
											<Discard field={{ ...field, label: name }} isShort />
										</td>
									)}
									{list && (
										<td>
											<Order
												spot={field}
												name={field.label}
												data={dataOf(field)}
												index={row}
												count={rows.length}
												least={list.least}
												most={list.most}
											/>
										</td>
									)}
								</tr>
							))}
						</tbody>
					</KeepsKeys>
				</table>
			</div>
			{oneMore && (
				<p className="acts">
					<OneMore start={oneMore} isShort />
				</p>
			)}
			{why && <p className="about">{say(why)}</p>}
			{list?.item && !why && (
				<Adding
					field={list.item}
					label={form.label}
					change={(value) => ({ do: "insert", file, path: [...path, rows.length], value })}
					arrival={arrival}
					room={room}
				/>
			)}
		</ReadIn>
	);
}

/** One cell: a field as any other, in one line. */
function Typed({ cell, name }: { cell: Cell; name: string }) {
	const editor = useEditor();
	const id = useId();
	const Control = useControls().values[cell.content.control];
	const draft = editor.drafts.ofField(cell);
	useSyncExternalStore(draft.subscribe, draft.snapshot);
	const { saved } = draft;
	const [hasFacts] = useState(() => holdsFacts(draft.typed));
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
			<label htmlFor={id} id={`${id}-label`}>
				{name}
			</label>
			{cell.content.control !== "line" ? (
				<Control {...given} />
			) : hasFacts ? (
				<Line {...given} />
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

/** How many rows a key leads down; none in what uses the key itself, such as the arrows of a choice. */
function stepOf({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): number | undefined {
	// From the label of a cell, to which first letters led, Enter goes into the cell.
	if (nativeEvent.isComposing || defaultPrevented || target instanceof HTMLLabelElement) return undefined;
	const takesArrows = !(target instanceof HTMLInputElement) || target.type !== "text";
	return key === "Enter" ? 1 : takesArrows ? undefined : { ArrowDown: 1, ArrowUp: -1 }[key];
}

/** The cell in which something is, counted from 0. */
function placeOf(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
	const cell = target instanceof Element ? target.closest<HTMLElement>("[data-cell]")?.dataset.cell : undefined;
	const [row, column] = cell?.split("/").map(Number) ?? [];
	return row === undefined || column === undefined ? undefined : { row, column };
}

export const panel: FeaturePanel<"table"> = {
	title: words.table,
	Panel: Table,
	key: ({ file, path }) => JSON.stringify([file, path]),
};
