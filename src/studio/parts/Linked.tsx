import { useEffect, useRef } from "react";
import type { Showing } from "#core/studio.ts";
import { useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { words } from "./words.ts";

interface LinkedProps {
	readonly showing: Showing;
	readonly remove: () => void;
	readonly cancel: () => void;
}

/** The pages with links to something that is about to go. */
export function Linked({ showing, remove, cancel }: LinkedProps) {
	const say = useSay();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} role="alertdialog" aria-label={say(words.linked)} tabIndex={-1} className="notice">
			<p>{say(words.linked)}</p>
			<ul>
				{showing.pages.map(({ path, title }) => (
					<li key={path}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
			<p className="answers">
				<button type="button" onClick={remove}>
					{say(words.removeAnyway)}
				</button>
				<button type="button" onClick={cancel}>
					{say(shared.cancel)}
				</button>
			</p>
		</div>
	);
}
