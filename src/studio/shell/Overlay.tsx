import { Suspense, useEffect } from "react";
import type { Editor } from "#studio/desk/editor.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { Added } from "#studio/fields/feature.tsx";
import { PageBar } from "#studio/fields/lazy.ts";
import { Far } from "./Far.tsx";
import { Outlines } from "./Outlines.tsx";
import { Panel } from "./Panel.tsx";
import { Reach } from "./Reach.tsx";
import { Toolbar } from "./Toolbar.tsx";

/** Gives the keys to the texts of the page. */
function goToTexts(studio: Editor): void {
	if (!studio.state.editing) studio.toggle();
	// The list is there once that is drawn.
	requestAnimationFrame(() =>
		document.querySelector("site-studio")?.shadowRoot?.querySelector<HTMLElement>(".reach")?.focus(),
	);
}

/** All of Editor that shows: over the page, and no part of it. */
export function Overlay() {
	const { studio, state } = useStudio();
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const target = event.composedPath()[0];
			const types = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
			const undoes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
			if (event.altKey && event.code === "KeyE") studio.toggle();
			else if (event.altKey && event.code === "KeyT") goToTexts(studio);
			else if (undoes && !types) void studio.again(event.shiftKey ? "redo" : "undo");
			else if (event.key === "Escape" && studio.state.panel && !event.defaultPrevented) studio.close();
			else return;
			event.preventDefault();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [studio]);
	if (!state.session)
		return (
			state.told && (
				<p role="alert" className="lost">
					{state.told}
				</p>
			)
		);
	return (
		<>
			<Outlines />
			<Added place="Overlay" />
			<Suspense>{state.typing && <PageBar text={state.typing} />}</Suspense>
			<div className="desk">
				<Panel />
				<Reach />
				<Added place="Sign" />
				<Toolbar />
			</div>
			<Far />
		</>
	);
}
