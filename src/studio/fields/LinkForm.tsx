import type { Command } from "prosemirror-state";
import { type KeyboardEvent, useState } from "react";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { type Linkable, putLink } from "#studio/typing/commands.ts";
import { LinkChoice } from "./LinkChoice.tsx";
import { words } from "./words.ts";

interface LinkFormProps {
	/** Of the field. */
	readonly id: string;
	readonly linkable: Linkable;
	readonly put: (command: Command) => void;
	readonly close: () => void;
}

/** Asks where a link leads. */
export function LinkForm({ id, linkable, put, close }: LinkFormProps) {
	const say = useSay();
	const [href, setHref] = useState(linkable.href ?? "");
	const done = (to: string) => {
		put(putLink(linkable, to.trim()));
		close();
	};
	const press = (event: KeyboardEvent) => {
		const isInput = event.target instanceof HTMLInputElement;
		if (event.key !== "Escape" && !(isInput && event.key === "Enter")) return;
		event.preventDefault();
		// Escape closes it, and not the panel.
		event.stopPropagation();
		if (event.key === "Enter") done(href);
		else close();
	};
	return (
		<div ref={addressTakesKeys} className="link" onKeyDown={press}>
			<label htmlFor={`${id}-link`} id={`${id}-link-label`}>
				{say(words.whereTo)}
			</label>
			<LinkChoice
				id={`${id}-link`}
				typed={href}
				describedBy={`${id}-link-about`}
				invalid={false}
				change={setHref}
				leave={() => {}}
			/>
			<p id={`${id}-link-about`} className="about">
				{say(words.whereToAbout)}
			</p>
			<p>
				<button type="button" onClick={() => done(href)}>
					{say(words.putLink)}
				</button>
				{linkable.href !== undefined && (
					<button type="button" onClick={() => done("")}>
						{say(words.removeLink)}
					</button>
				)}
				<button type="button" onClick={close}>
					{say(shared.cancel)}
				</button>
			</p>
		</div>
	);
}

function addressTakesKeys(form: HTMLElement | null): void {
	form?.querySelector("input")?.focus();
}
