import { useId, useSyncExternalStore } from "react";
import type { FormField, FormValue } from "#core/studio.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { type ControlProps, useControls } from "./control.ts";
import { Sample } from "./Sample.tsx";
import { words } from "./words.ts";

/** One value with its label, what it is for, and what became of the last change. */
export function Field({ field, value }: { field: FormField; value: FormValue }) {
	const editor = useEditor();
	const draft = editor.drafts.ofField(field);
	useSyncExternalStore(draft.subscribe, draft.snapshot);
	const id = useId();
	const { saved } = draft;
	const bad = saved !== undefined && saved.is !== "saved" && saved.is !== "saving";
	return (
		<Labelled
			id={id}
			field={field}
			value={value}
			typed={draft.typed}
			invalid={bad}
			change={(typed, files) => draft.change(typed, files)}
			leave={() => void draft.leave()}
		>
			<Trouble
				id={`${id}-trouble`}
				saved={saved}
				settle={(text) => draft.settle(text)}
				retry={() => void draft.retry()}
				discard={() => draft.discard()}
				take={(value) => void draft.take(value)}
			/>
		</Labelled>
	);
}

interface LabelledProps {
	readonly id: string;
	readonly field: FormField;
	readonly value: FormValue;
	readonly typed: string;
	/** What could be typed, shown as long as nothing is. */
	readonly example?: string | undefined;
	readonly invalid: boolean;
	readonly change: ControlProps["change"];
	readonly leave: () => void;
	readonly children?: React.ReactNode;
}

/** A control with its label, its explanation and how much it still holds. */
export function Labelled({ id, field, value, typed, example, invalid, change, leave, children }: LabelledProps) {
	const say = useSay();
	const { label, description, required, remarks } = field;
	const Control = useControls().values[value.control];
	const isSample = field.sample !== undefined && typed === value.written;
	const left = value.max === undefined ? undefined : value.max - [...typed].length;
	return (
		<div className="field" data-bad={invalid || undefined} data-sample={isSample || undefined}>
			<label htmlFor={id} id={`${id}-label`}>
				<span>{label}</span>
				{!required && <small>{say(words.optional)}</small>}
			</label>
			<Control
				id={id}
				value={value}
				required={required}
				typed={typed}
				example={example}
				describedBy={`${id}-about${invalid ? ` ${id}-trouble` : ""}`}
				invalid={invalid}
				change={change}
				leave={leave}
			/>
			<p id={`${id}-about`} className="about">
				{left !== undefined && (
					<span className="left">
						{left < 0 ? say(words.over, { count: -left }) : say(words.left, { count: left })}.{" "}
					</span>
				)}
				{description}
				{remarks.length > 0 && (
					<em>
						{say(words.remark)} {remarks.join(" ")}
					</em>
				)}
			</p>
			<Sample field={field} />
			{children}
		</div>
	);
}
