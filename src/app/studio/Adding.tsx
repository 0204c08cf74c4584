import { useRef, useState } from "react";
import type { Change, FileChange, FormField, WrittenData } from "#core/studio.ts";
import { NewValue } from "./NewValue.tsx";
import { useStudio } from "./use-studio.ts";

interface AddingProps {
	/** What is filled in. */
	readonly field: FormField;
	/** Of what it comes to stand in. */
	readonly label: string;
	/** Puts it there. */
	readonly change: (value: WrittenData) => Change;
}

/** Lets somebody add what is not there yet. Afterwards it has the keys; or the button again, when nothing came. */
export function Adding({ field, label, change }: AddingProps) {
	const { studio, say } = useStudio();
	const box = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(false);
	const name = `${say("add")}: ${label}`;
	const close = (goal: () => HTMLElement | null | undefined) => {
		setOpen(false);
		requestAnimationFrame(() => goal()?.focus());
	};
	const add = async (value: WrittenData, files: readonly FileChange[]) => {
		const whole = box.current?.closest("fieldset");
		if (!(await studio.run([change(value)], name, say("added", { name: label }), files))) return;
		close(() => {
			const added = whole?.querySelector(":scope > .items > li:last-child") ?? whole;
			return added?.querySelector<HTMLElement>("summary, input, textarea, select");
		});
	};
	return (
		<div ref={box}>
			{isOpen ? (
				<NewValue field={field} add={add} cancel={() => close(() => box.current?.querySelector("button"))} />
			) : (
				<button type="button" aria-label={name} onClick={() => setOpen(true)}>
					{say("add")}
				</button>
			)}
		</div>
	);
}
