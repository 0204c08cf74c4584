import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import type { FormOption } from "#core/studio.ts";
import type { ControlProps } from "./control.ts";
import { named } from "./named.ts";

interface Props {
	readonly control: Omit<ControlProps, "value" | "required">;
	/** What the field says while nobody looks for anything; where what is typed counts, also while somebody does. */
	readonly shown: string;
	/** What somebody looks for; undefined while the list is closed. */
	readonly sought: string | undefined;
	readonly seek: (sought: string | undefined) => void;
	/** What is found by that. */
	readonly found: readonly FormOption[];
	/** It is found by what was sought before: nobody chooses from it unseen. */
	readonly isLate?: boolean;
	/** How one of them is shown, when that is more than its words. */
	readonly draw?: (option: FormOption) => ReactNode;
	/** What is said of all that was found. */
	readonly about: string | undefined;
	/** What is typed counts too, also when it is none of them. */
	readonly free?: {
		/** It is an address, so that Enter takes it as it is, and not the first that is found. */
		readonly isMeant: boolean;
	};
}

/** A field in which one of many is looked for: the list opens below it, and the arrows go through it. */
export function Combobox({ control, shown, sought, seek, found, isLate = false, draw, about, free }: Props) {
	const { id, typed, change, leave } = control;
	const [arrowed, setArrowed] = useState<number>();
	const list = useId();
	const isOpen = sought !== undefined;
	const present = found.findIndex(({ value }) => value === typed);
	const first = free && (free.isMeant || sought === "") ? -1 : 0;
	const at = arrowed ?? (sought === "" ? Math.max(first, present) : first);
	const look = (sought: string | undefined) => {
		setArrowed(undefined);
		seek(sought);
	};
	const choose = (option: FormOption | undefined) => {
		look(undefined);
		if (option && option.value !== typed) change(option.value);
		else if (!free) return;
		leave();
	};
	const type = (text: string) => {
		look(text);
		if (free) change(text);
	};
	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		if (!isOpen) {
			// Enter opens it for who has not chosen yet; behind a choice it goes on, as in any field of a form.
			const opens = event.key === "Enter" && !free && !(typed && event.currentTarget.closest("form"));
			if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && !opens) return;
			event.preventDefault();
			return look("");
		}
		// What is typed is done with, and not only the list.
		if (event.key === "Enter" && free && !found[at]) return look(undefined);
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) setArrowed(Math.max(0, Math.min(found.length - 1, at + step)));
		else if (event.key === "Enter") !isLate && choose(found[at]);
		else if (event.key === "Escape") look(undefined);
		else return;
		event.preventDefault();
		// Escape closes the list, and not the panel.
		event.stopPropagation();
	};
	return (
		<div className="search-choice">
			<input
				{...named(control)}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={isOpen}
				aria-controls={list}
				aria-activedescendant={isOpen && found[at] ? `${list}-${at}` : undefined}
				autoComplete="off"
				dir={free && shown === typed ? "ltr" : undefined}
				placeholder={free && control.example}
				value={free ? shown : (sought ?? shown)}
				onChange={({ target }) => type(target.value)}
				onClick={() => !isOpen && !(free && typed) && look("")}
				onFocus={({ target }) => target.select()}
				onKeyDown={press}
				onBlur={() => {
					look(undefined);
					if (free) leave();
				}}
			/>
			{isOpen && (
				<div id={list} role="listbox" aria-labelledby={`${id}-label`}>
					{found.map((option, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, and knows which one it is at.
						<div
							key={option.value}
							ref={index === at ? intoView : undefined}
							id={`${list}-${index}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === at}
							// The field keeps the keys; a finger that only moves the list chooses nothing.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => choose(option)}
						>
							{draw ? draw(option) : option.text}
						</div>
					))}
				</div>
			)}
			<p className="about" aria-live="polite">
				{isOpen && about}
			</p>
		</div>
	);
}

function intoView(option: HTMLElement | null): void {
	option?.scrollIntoView({ block: "nearest" });
}
