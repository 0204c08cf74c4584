import { useState } from "react";
import type { FormOption } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Combobox } from "./Combobox.tsx";
import type { ControlProps } from "./control.ts";
import { isFound } from "./is-found.ts";

/** One of many, found by some of its letters. */
export function SearchChoice(props: ControlProps) {
	const { value, required, typed } = props;
	const say = useSay();
	const [sought, seek] = useState<string>();
	const none: FormOption = { value: "", text: say(shared.nothing) };
	const inOrder = value.options?.toSorted((one, other) => one.text.localeCompare(other.text)) ?? [];
	const options = required ? inOrder : [none, ...inOrder];
	const found = sought === undefined ? [] : options.filter(({ text }) => isFound(sought, text));
	return (
		<Combobox
			control={props}
			shown={options.find((each) => each.value === typed)?.text ?? typed}
			sought={sought}
			seek={seek}
			found={found}
			about={found.length === 0 ? say(shared.foundNone) : undefined}
		/>
	);
}
