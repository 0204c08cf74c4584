import { useEffect, useRef } from "react";
import type { Showing } from "#core/studio.ts";
import { useStudio } from "#studio/desk/use-studio.ts";

interface LinkedProps {
	readonly showing: Showing;
	readonly remove: () => void;
	readonly cancel: () => void;
}

/** The pages with links to something that is about to go. */
export function Linked({ showing, remove, cancel }: LinkedProps) {
	const { say } = useStudio();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.focus(), []);
	return (
		<div ref={box} role="alertdialog" aria-label={say("linked")} tabIndex={-1} className="notice">
			<p>{say("linked")}</p>
			<ul>
				{showing.pages.map(({ path, title }) => (
					<li key={path}>
						<a href={path}>{title}</a>
					</li>
				))}
			</ul>
			<p className="answers">
				<button type="button" onClick={remove}>
					{say("removeAnyway")}
				</button>
				<button type="button" onClick={cancel}>
					{say("cancel")}
				</button>
			</p>
		</div>
	);
}
