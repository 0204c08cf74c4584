import { Suspense, useEffect } from "react";
import type { Editor } from "#studio/desk/editor.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Added } from "#studio/fields/feature.tsx";
import { PageBar } from "#studio/fields/lazy.ts";
import { takesText } from "#studio/page/takes-text.ts";
import { Far } from "./Far.tsx";
import { FirstLetters } from "./first-letters.ts";
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

/** Gives the keys to the next part of Studio: from the texts of the page to the panel, to the toolbar, and back. */
function goOn(studio: Editor): void {
	const root = document.querySelector("site-studio")?.shadowRoot;
	const now = root?.activeElement;
	const panel = root?.querySelector<HTMLElement>(".panel h2");
	if (!now?.closest(".panel, .toolbar") && panel) panel.focus();
	else if (now?.closest(".toolbar")) goToTexts(studio);
	else root?.querySelector<HTMLElement>(".toolbar button")?.focus();
}

/** With Alt a letter is pressed. On a Mac that writes another sign, which is meant by who is in a text. */
function isAlt(event: KeyboardEvent, letter: string): boolean {
	const isLetter = event.key.toLowerCase() === letter;
	return event.altKey && event.code === `Key${letter.toUpperCase()}` && (isLetter || !takesText(event));
}

const letters = new FirstLetters();

/**
 * First letters lead to what goes by them in the panel or the toolbar: to the label of a field, which takes no letters.
 * Enter goes from there into the field, as Tab does.
 */
function goToNamed(event: KeyboardEvent): boolean {
	const [now] = event.composedPath();
	const part = now instanceof HTMLElement && now.closest(".panel, .toolbar");
	if (!part || takesText(event)) return false;
	if (now instanceof HTMLLabelElement && event.key === "Enter") return goIn(now);
	const all = [...part.querySelectorAll<HTMLElement>("a, button, label, summary")];
	const shown = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
	const next = letters.next(event, () => shown.map(nameOf), shown.indexOf(now));
	if (next === undefined) return false;
	const to = shown[next];
	if (to instanceof HTMLLabelElement) to.tabIndex = -1;
	to?.focus();
	return true;
}

/** Into the field of a label. */
function goIn({ control, id, parentElement }: HTMLLabelElement): boolean {
	// A text with form is no input.
	const field = control ?? parentElement?.querySelector<HTMLElement>(`[aria-labelledby="${id}"][contenteditable]`);
	field?.focus();
	return Boolean(field);
}

function nameOf(element: HTMLElement): string {
	const named = element instanceof HTMLLabelElement ? element.control : element;
	return (named?.getAttribute("aria-label") ?? element.innerText).trim();
}

/** Studio cannot be drawn any more. */
export function Lost() {
	const say = useSay();
	return (
		<p role="alert" className="lost">
			{say(shared.programFailed)}
		</p>
	);
}

/** All of Studio that shows: over the page, and no part of it. */
export function Overlay() {
	const editor = useEditor();
	const say = useSay();
	const session = useStudio((state) => state.session);
	const announcement = useStudio((state) => (state.session ? "" : state.announcement));
	const isOver = useStudio((state) => state.isOver);
	const typing = useStudio((state) => state.typing);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const undoes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z";
			if (isAlt(event, "e")) editor.toggle();
			else if (isAlt(event, "t")) goToTexts(editor);
			else if (event.key === "F6") goOn(editor);
			else if (undoes && !takesText(event)) void editor.history.again(event.shiftKey ? "redo" : "undo");
			else if (event.defaultPrevented) return;
			else if (event.key === "Escape" && editor.state.panel) editor.close();
			else if (!goToNamed(event)) return;
			event.preventDefault();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [editor]);
	if (!session) {
		const told = isOver ? say(shared.programFailed) : announcement;
		return (
			<>
				<Added place="Door" />
				{told && (
					<p role="alert" className="lost">
						{told}
					</p>
				)}
			</>
		);
	}
	return (
		<>
			<Outlines />
			<Added place="Overlay" />
			<Suspense>{typing && <PageBar text={typing} />}</Suspense>
			<div className="desk">
				<Panel />
				<Reach />
				<Added place="Sign" />
				<Toolbar />
			</div>
			<Far />
			<Added place="Door" />
		</>
	);
}
