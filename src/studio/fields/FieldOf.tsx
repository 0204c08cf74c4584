import { useEffect, useRef } from "react";
import type { Change, FormBlock, FormField, FormList, WrittenData } from "#core/studio.ts";
import { useOnce } from "#studio/desk/use-once.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { shortenedApart } from "#studio/page/shortened.ts";
import { Order } from "#studio/parts/Order.tsx";
import { whyNoMore } from "#studio/parts/room.ts";
import { notesKeys } from "#studio/parts/takes-keys.ts";
import { Adding, useArrival } from "./Adding.tsx";
import { useControls } from "./control.ts";
import { dataOf } from "./data.ts";
import { Field } from "./Field.tsx";
import { useAdded } from "./feature.tsx";
import { shownParts } from "./item-key.ts";
import { Neighbours } from "./neighbours.ts";
import { Sample, WithinSample } from "./Sample.tsx";

/** A field of any shape: one value, a block of fields, or a list. */
export function FieldOf({ field }: { field: FormField }) {
	const { content } = field;
	const { blocks } = useControls();
	if (content.is === "value") return <Field field={field} value={content} />;
	// What is an example says so itself.
	if (content.is === "list") return content.control === "marks" ? null : <ListField field={field} list={content} />;
	const own = content.control && blocks[content.control];
	return (
		<>
			{own ? <own.Field field={field} block={content} /> : <BlockField field={field} block={content} />}
			{!field.required && <LeaveOut field={field} isPresent={content.present} />}
		</>
	);
}

/** Takes a block away that need not be there. Afterwards the button that adds it has the keys. */
function LeaveOut({ field, isPresent }: { field: FormField; isPresent: boolean }) {
	const editor = useEditor();
	const say = useSay();
	const box = useRef<HTMLParagraphElement>(null);
	const awaited = useRef<{ readonly block: Element | null | undefined; readonly areKeysFree: () => boolean }>(
		undefined,
	);
	useEffect(() => {
		if (isPresent || !awaited.current) return;
		const { block, areKeysFree } = awaited.current;
		awaited.current = undefined;
		if (areKeysFree()) block?.querySelector("button")?.focus();
	}, [isPresent]);
	const { file, path, label } = field;
	const name = say(shared.withName, { what: say(shared.remove), name: label });
	const leaveOut = useOnce(async () => {
		awaited.current = { block: box.current?.previousElementSibling, areKeysFree: notesKeys(box.current) };
		const change: Change = { do: "remove", file, path, was: dataOf(field) };
		if (!(await editor.run([change], name, say(shared.removed, { name: label })))) awaited.current = undefined;
	});
	if (!isPresent) return null;
	return (
		<p ref={box} className="acts">
			<button type="button" onClick={() => void leaveOut()}>
				{name}
			</button>
		</p>
	);
}

function BlockField({ field, block }: { field: FormField; block: FormBlock }) {
	const { file, path, label } = field;
	const arrival = useArrival(Number(block.present));
	return (
		<fieldset ref={arrival.box}>
			<legend>{label}</legend>
			<p className="about">{field.description}</p>
			<Sample field={field} />
			{block.present ? (
				<WithinSample of={field}>
					<Neighbours value={block.fields}>
						{shownParts(field).map((each) => (
							<FieldOf key={each.path.at(-1)} field={each} />
						))}
					</Neighbours>
				</WithinSample>
			) : (
				<Adding
					field={field}
					label={label}
					change={(value) => ({ do: "add", file, path, value })}
					arrival={arrival}
					room={1}
				/>
			)}
		</fieldset>
	);
}

/** A list: its items one below another, each with its place. */
function ListField({ field, list }: { field: FormField; list: FormList }) {
	const { items, least, most, item, present } = list;
	const why = whyNoMore(items.length, most);
	const { file, path, label } = field;
	const arrival = useArrival(items.length);
	const added = useAdded("BesideList");
	const say = useSay();
	const names = shortenedApart(items.map((each) => each.label));
	const change = (value: WrittenData): Change =>
		present ? { do: "insert", file, path: [...path, items.length], value } : { do: "add", file, path, value: [value] };
	return (
		<fieldset ref={arrival.box}>
			<legend>{label}</legend>
			<p className="about">{field.description}</p>
			<Sample field={field} />
			{added.map(([feature, Each]) => (
				<Each key={feature} field={field} list={list} />
			))}
			<WithinSample of={field}>
				<ol className="items">
					{items.map((each, index) => {
						const name = names[index] ?? each.label;
						return (
							<li key={each.path.at(-1)}>
								<Order
									spot={each}
									name={name}
									data={dataOf(each)}
									index={index}
									count={items.length}
									least={least}
									most={most}
									isOnce={each.content.is === "value" && each.content.options !== undefined}
								/>
								{each.content.is === "value" ? (
									<FieldOf field={{ ...each, label: `${label} ${index + 1}` }} />
								) : (
									<details>
										<summary>{name}</summary>
										<FieldOf field={{ ...each, label: name }} />
									</details>
								)}
							</li>
						);
					})}
				</ol>
			</WithinSample>
			{item && !why && (
				<Adding
					field={item}
					label={label}
					change={change}
					arrival={arrival}
					beside={items}
					room={(most ?? Number.POSITIVE_INFINITY) - items.length}
				/>
			)}
			{why && <p className="about">{say(why)}</p>}
		</fieldset>
	);
}
