import { useState } from "react";
import type { FileChange, FormBlock, FormField, FormList, WrittenData } from "#core/studio.ts";
import { dataOf } from "./data.ts";
import { shortened } from "./draft.ts";
import { Field } from "./Field.tsx";
import { NewValue } from "./NewValue.tsx";
import { Order } from "./Order.tsx";
import { PictureField } from "./pictures/PictureField.tsx";
import { useStudio } from "./use-studio.ts";

/** A field of any shape: one value, a block of fields, or a list. */
export function FieldOf({ field }: { field: FormField }) {
	const { content } = field;
	if (content.is === "value") return <Field field={field} value={content} />;
	if (content.is === "list") return <ListField field={field} list={content} />;
	if (content.control === "picture") return <PictureField field={field} block={content} />;
	return <BlockField field={field} block={content} />;
}

function BlockField({ field, block }: { field: FormField; block: FormBlock }) {
	const { studio, say } = useStudio();
	const [adding, setAdding] = useState(false);
	const { file, path, label } = field;
	const add = async (value: WrittenData, files: readonly FileChange[]) => {
		const done = await studio.run(
			[{ do: "add", file, path, value }],
			`${say("add")}: ${label}`,
			say("added", { name: label }),
			files,
		);
		if (done) setAdding(false);
	};
	return (
		<fieldset>
			<legend>{label}</legend>
			<p className="about">{field.description}</p>
			{block.present && block.fields.map((each) => <FieldOf key={JSON.stringify(each.path)} field={each} />)}
			{!block.present && !adding && (
				<button type="button" aria-label={`${say("add")}: ${label}`} onClick={() => setAdding(true)}>
					{say("add")}
				</button>
			)}
			{!block.present && adding && <NewValue field={field} add={add} cancel={() => setAdding(false)} />}
		</fieldset>
	);
}

/** A list: its items one below another, each with its place. */
function ListField({ field, list }: { field: FormField; list: FormList }) {
	const { studio, say } = useStudio();
	const [adding, setAdding] = useState(false);
	const { items, least, most = Number.POSITIVE_INFINITY, item } = list;
	const { file, path, label } = field;
	const add = async (value: WrittenData, files: readonly FileChange[]) => {
		const change = list.present
			? ({ do: "insert", file, path: [...path, items.length], value } as const)
			: ({ do: "add", file, path, value: [value] } as const);
		if (await studio.run([change], `${say("add")}: ${label}`, say("added", { name: label }), files)) setAdding(false);
	};
	return (
		<fieldset>
			<legend>{label}</legend>
			<p className="about">{field.description}</p>
			<ol className="items">
				{items.map((each, index) => {
					const name = shortened(each.label);
					return (
						<li key={JSON.stringify(each.path)}>
							<Order
								spot={each}
								name={name}
								data={dataOf(each)}
								index={index}
								count={items.length}
								mayGo={items.length > least}
								mayCome={items.length < most}
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
			{item && items.length < most && !adding && (
				<button type="button" aria-label={`${say("add")}: ${label}`} onClick={() => setAdding(true)}>
					{say("add")}
				</button>
			)}
			{item && adding && <NewValue field={item} add={add} cancel={() => setAdding(false)} />}
		</fieldset>
	);
}
