import { type KeyboardEvent, useEffect, useEffectEvent, useId, useReducer, useRef } from "react";
import type { PageText } from "#studio/desk/type-text.ts";
import { useStudio } from "#studio/desk/use-studio.ts";
import { FormButtons } from "./FormButtons.tsx";

/** Between the bar, the text and the edges of the window, in pixels. */
const room = 8;

/** What can be done with the text in which somebody types in the page: above it, and in sight as long as the text is. */
export function PageBar({ text: { host, editor, left } }: { text: PageText }) {
	// Whenever the page was drawn anew, the text may stand elsewhere.
	useStudio((state) => state.drawn);
	const id = useId();
	const bar = useRef<HTMLDivElement>(null);
	const [, place] = useReducer((count: number) => count + 1, 0);
	useEffect(() => {
		const sizes = new ResizeObserver(place);
		for (const each of [host, bar.current, document.documentElement]) if (each) sizes.observe(each);
		return () => sizes.disconnect();
	}, [host]);
	// Who goes from the text to its buttons and back, or to another window, still types in it.
	const look = () => {
		setTimeout(() => {
			if (bar.current && document.activeElement !== host && !bar.current.matches(":focus-within")) left();
		});
	};
	const hear = useEffectEvent(look);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const goToBar = ({ altKey, key }: globalThis.KeyboardEvent) =>
			altKey && key === "F10" && firstButton(bar.current)?.focus();
		host.addEventListener("focusout", () => hear(), { signal });
		host.addEventListener("keydown", goToBar, { signal });
		// Who left it before this bar was there is done with it.
		hear();
		return () => listening.abort();
	}, [host]);
	const back = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		event.preventDefault();
		event.stopPropagation();
		editor.focus();
	};
	const { left: start, top, height } = host.getBoundingClientRect();
	const { offsetWidth = 0, offsetHeight = 0 } = bar.current ?? {};
	const [first, last] = freeBeside(bar.current);
	const above = offsetHeight + room;
	const style = {
		// Nobody scrolls sideways: a bar that stood out of a window that became narrower would keep it scrolled.
		left: Math.max(first, Math.min(start + scrollX, last - offsetWidth)),
		top: top + scrollY - above,
		height: height + above,
	};
	return (
		<div className="at-text" style={style}>
			<div ref={bar} className="bar" style={{ maxInlineSize: last - first }} onKeyDown={back} onBlur={look}>
				<FormButtons id={id} editor={editor} />
			</div>
		</div>
	);
}

/** From where to where the panel leaves the window free. */
function freeBeside(bar: HTMLElement | null): readonly [first: number, last: number] {
	const { clientWidth } = document.documentElement;
	const panel = (bar?.getRootNode() as ShadowRoot | undefined)?.querySelector(".panel")?.getBoundingClientRect();
	// Below the page, or low beside it, the panel is in nobody's way.
	if (!panel || panel.top > innerHeight / 2 || panel.width === clientWidth) return [room, clientWidth - room];
	return panel.left > clientWidth - panel.right ? [room, panel.left - room] : [panel.right + room, clientWidth - room];
}

function firstButton(bar: HTMLElement | null): HTMLElement | null | undefined {
	return bar?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
}
