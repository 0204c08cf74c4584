import type { Change, FormBlock, FormField, FormList, WrittenData } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { shortenedApart } from "#studio/page/shortened.ts";
import { Order } from "#studio/parts/Order.tsx";
import { whyNoMore } from "#studio/parts/room.ts";
import { Adding, useArrival } from "./Adding.tsx";
import { useControls } from "./control.ts";
import { dataOf } from "./data.ts";
import { Field } from "./Field.tsx";
import { useAdded } from "./feature.tsx";
import { shownParts } from "./item-key.ts";
import { KeepsKeys } from "./KeepsKeys.tsx";
import { useLastingKeys } from "./lasting-keys.ts";
import { Neighbours } from "./neighbours.ts";
import { Sample, WithinSample } from "./Sample.tsx";
import { Spare } from "./Spare.tsx";

/** A field of any shape: one value, a block of fields, or a list. */
export function FieldOf({ field }: { field: FormField }) {
	const { content } = field;
	const { blocks } = useControls();
	if (content.is === "value") return <Field field={field} value={content} />;
	// What is an example says so itself.
	if (content.is === "list") return content.control === "marks" ? null : <ListField field={field} list={content} />;
	const own = content.control && blocks[content.control];
	const block = own ? <own.Field field={field} block={content} /> : <BlockField field={field} block={content} />;
	return field.required ? (
		block
	) : (
		<Spare field={field} block={content}>
			{block}
		</Spare>
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
	const keys = useLastingKeys(items.map(dataOf));
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
				<KeepsKeys within={arrival.box}>
					<ol className="items">
						{items.map((each, index) => {
							const name = names[index] ?? each.label;
							return (
								<li key={keys[index]}>
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
				</KeepsKeys>
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
