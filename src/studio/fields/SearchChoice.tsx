import { type KeyboardEvent, useId, useState } from "react";
import type { FormOption } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { ControlProps } from "./control.ts";
import { named } from "./named.ts";

/** One of many, found by some of its letters: the list opens below the field, and the arrows go through it. */
export function SearchChoice(props: ControlProps) {
	const { id, value, required, typed, change, leave } = props;
	const say = useSay();
	const [sought, setSought] = useState<string>();
	const [at, setAt] = useState(0);
	const list = useId();
	const none: FormOption = { value: "", text: say(shared.nothing) };
	const inOrder = value.options?.toSorted((one, other) => one.text.localeCompare(other.text)) ?? [];
	const options = required ? inOrder : [none, ...inOrder];
	const chosen = options.find((each) => each.value === typed);
	const isOpen = sought !== undefined;
	const found = isOpen ? options.filter(({ text }) => isIn(sought, text)) : [];
	const open = (sought: string) => {
		setSought(sought);
		setAt(
			sought === ""
				? Math.max(
						0,
						options.findIndex((each) => each.value === typed),
					)
				: 0,
		);
	};
	const choose = (option: FormOption | undefined) => {
		setSought(undefined);
		if (!option || option.value === typed) return;
		change(option.value);
		leave();
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (!isOpen) {
			if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && event.key !== "Enter") return;
			event.preventDefault();
			return open("");
		}
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
		else if (event.key === "Enter") choose(found[at]);
		else if (event.key === "Escape") setSought(undefined);
		else return;
		event.preventDefault();
		// Escape closes the list, and not the panel.
		event.stopPropagation();
	};
	return (
		<div className="search-choice">
			<input
				{...named(props)}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={list}
				aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
				autoComplete="off"
				value={sought ?? chosen?.text ?? typed}
				onChange={({ target }) => open(target.value)}
				onClick={() => !isOpen && open("")}
				onFocus={({ target }) => target.select()}
				onKeyDown={press}
				onBlur={() => setSought(undefined)}
			/>
			{isOpen && (
				<div id={list} role="listbox" aria-labelledby={`${id}-label`}>
					{found.map((option, index) => (
						<div
							key={option.value}
							ref={index === at ? intoView : undefined}
							id={`${list}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === at}
							// The field keeps the keys.
							onPointerDown={(event) => {
								event.preventDefault();
								choose(option);
							}}
						>
							{option.text}
						</div>
					))}
				</div>
			)}
			<p className="about" aria-live="polite">
				{isOpen && found.length === 0 && say(shared.foundNone)}
			</p>
		</div>
	);
}

function intoView(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}

/** Every word that was typed begins or is in one of the option. */
function isIn(sought: string, text: string): boolean {
	const plain = (words: string) => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
	return plain(sought)
		.split(/\s+/)
		.every((part) => plain(text).includes(part));
}
