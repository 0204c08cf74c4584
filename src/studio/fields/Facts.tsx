import { useState } from "react";
import type { KnownFact } from "#core/studio.ts";
import { ask } from "#studio/desk/server.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { takesKeys } from "#studio/parts/takes-keys.ts";
import { isFound } from "./is-found.ts";
import { words } from "./words.ts";

interface FactsProps {
	/** Of the field. */
	readonly id: string;
	/** Puts one where the caret is. */
	readonly put: (fact: KnownFact) => void;
	/** The text takes the keys again. */
	readonly back: () => void;
}

/** So many are shown at once; who wants another one looks for it. */
const mostShown = 12;

/** Puts a fact where the caret is, chosen by what it is called or shows. */
export function Facts({ id, put, back }: FactsProps) {
	const say = useSay();
	const [open, setOpen] = useState(false);
	const { answer: facts } = useAnswer(open ? "facts" : undefined, ask.facts);
	const [sought, setSought] = useState("");
	const close = () => {
		setOpen(false);
		back();
	};
	const choose = (fact: KnownFact) => {
		setOpen(false);
		put(fact);
	};
	const found = facts
		?.filter(({ name, label, shows }) => isFound(sought, `${name} ${label} ${shows}`))
		.slice(0, mostShown);
	return (
		<div
			className="facts"
			onKeyDown={(event) => {
				// Escape closes the list, and not the panel.
				if (event.key !== "Escape" || !open) return;
				event.stopPropagation();
				close();
			}}
		>
			<button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
				{say(words.insertFact)}
			</button>
			{open && (
				<>
					<label htmlFor={`${id}-facts`}>{say(words.searchFact)}</label>
					<input
						ref={takesKeys}
						id={`${id}-facts`}
						type="search"
						value={sought}
						onChange={({ target }) => setSought(target.value)}
					/>
					<ul>
						{found?.map((each) => (
							<li key={each.name}>
								<button type="button" onClick={() => choose(each)}>
									<span>{each.label}</span>
									<small>{each.shows}</small>
								</button>
							</li>
						))}
					</ul>
					<p role="status" className="about">
						{found?.length === 0 && say(shared.foundNone)}
					</p>
				</>
			)}
		</div>
	);
}
