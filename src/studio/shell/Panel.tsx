import { type RefObject, Suspense, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import { Boundary } from "#app/shell/Boundary.tsx";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { boxOf, type Hit } from "#studio/page/bind.ts";
import { selectTyped } from "#studio/page/select-typed.ts";
import { Icon } from "#studio/parts/Icon.tsx";
import { Trouble } from "#studio/parts/Trouble.tsx";
import { words as parts } from "#studio/parts/words.ts";
import { panelOf } from "./features.ts";
import { words } from "./words.ts";

/** That of the panel with the room beside it, in pixels. */
const width = 380;

/** Beside the page, or on a small screen below it: the fields of what was chosen, or the sections of the page. */
export function Panel() {
	const editor = useEditor();
	const say = useSay();
	const panel = useStudio((state) => state.panel);
	const failed = useStudio((state) => state.failed);
	const focus = useStudio((state) => state.focus);
	const chosen = useStudio((state) => state.chosen);
	const typing = useStudio((state) => state.typing);
	// It outlives every panel: one that is opened for who types in the page is given no keys.
	const given = useRef(0);
	const box = useRef<HTMLElement>(null);
	const [tries, setTries] = useState(0);
	const isOpen = panel !== undefined;
	const side = useMemo(() => (isOpen ? sideFor(chosen) : undefined), [isOpen, chosen]);
	if (!panel) return null;
	const { title, Panel: Content, key } = panelOf(panel);
	return (
		<aside
			ref={box}
			className="panel"
			data-side={side}
			data-aside={typing ? "" : undefined}
			aria-labelledby="panel-title"
			onPointerDown={press}
			onFocus={comeTo}
			onKeyDown={(event) => event.key === "Tab" && holdField(event)}
		>
			<header>
				<h2 id="panel-title" tabIndex={-1} aria-description={say(words.aboutLetters)}>
					{typeof title === "function" ? title(panel.given, editor) : say(title)}
				</h2>
				<Follow chosen={chosen} />
				<button type="button" className="icon" aria-label={say(shared.close)} onClick={() => editor.close()}>
					<Icon name="close" />
				</button>
			</header>
			<Suspense fallback={<p className="about">{say(words.comes)}</p>}>
				{failed && <Trouble id="failed" saved={failed} />}
				<Boundary
					key={`${panel.feature} ${key?.(panel.given)} ${tries}`}
					fallback={<Failed retry={() => setTries(tries + 1)} />}
				>
					<Content given={panel.given} />
				</Boundary>
				<TakesKeys box={box} focus={focus} given={given} />
			</Suspense>
		</aside>
	);
}

/** It cannot be drawn. What was typed in it is kept, also where the page is loaded anew. */
function Failed({ retry }: { retry: () => void }) {
	const say = useSay();
	return (
		<div role="alert" className="trouble">
			<p>{say(shared.programFailed)}</p>
			<p className="actions">
				<button type="button" onClick={retry}>
					{say(parts.retry)}
				</button>
				<button type="button" onClick={() => location.reload()}>
					{say(parts.reload)}
				</button>
			</p>
		</div>
	);
}

/** What was chosen stands in a link, which a click opened and did not follow: here it is followed. */
function Follow({ chosen }: { chosen: Hit | undefined }) {
	const say = useSay();
	// What somebody types in may be out of the page for a moment.
	const link = chosen?.node.parentElement?.closest<HTMLAnchorElement>("a[href^='/'], a[href^=http]");
	if (!link || link.pathname === location.pathname) return null;
	return (
		<a className="button follow" href={link.href}>
			{say(words.follow)}
		</a>
	);
}

interface TakesKeysProps {
	readonly box: RefObject<HTMLElement | null>;
	readonly focus: number;
	/** For what number they were given last. */
	readonly given: RefObject<number>;
}

/** Gives the keys to what was chosen, as soon as all that it needs is there. */
function TakesKeys({ box, focus, given }: TakesKeysProps) {
	const editor = useEditor();
	useEffect(() => {
		if (focus === given.current) return;
		given.current = focus;
		// Once everything is in its place.
		queueMicrotask(() => {
			// By now somebody may type in the page itself.
			if (editor.isTyping) return;
			const [first] = ["[data-first]", ":is(input, textarea, select, [role='textbox'])"].flatMap(
				(each) => box.current?.querySelector<HTMLElement>(`[data-chosen] ${each}`) ?? [],
			);
			(first ?? box.current?.querySelector("h2"))?.focus();
		});
	}, [editor, box, focus, given]);
	return null;
}

/** A click puts the caret where somebody points. */
function press(event: SyntheticEvent<HTMLElement>): void {
	const { currentTarget } = event;
	holdField(event);
	currentTarget.toggleAttribute("data-pressed", true);
	for (const end of ["pointerup", "pointercancel"])
		addEventListener(end, () => currentTarget.removeAttribute("data-pressed"), { once: true });
}

/** What is only an example is there to be replaced by whoever comes to it with the keys. */
function comeTo({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
	const isSample = target instanceof Element && target.closest("[data-sample]") !== null;
	if (isSample && !currentTarget.hasAttribute("data-pressed")) selectTyped(target);
}

/** What a field shows as long as somebody is in it stays until a click or Tab has come to where it goes. */
function holdField({ currentTarget }: SyntheticEvent<HTMLElement>): void {
	const { activeElement } = currentTarget.getRootNode() as ShadowRoot;
	const left = activeElement?.closest(".field, .passage");
	const hold = (held: boolean) => left?.toggleAttribute("data-held", held);
	hold(true);
	for (const end of ["pointerup", "pointercancel", "keyup"])
		addEventListener(end, () => setTimeout(hold, 0, false), { once: true });
}

/** The panel leaves free what is being changed, and else where lines begin. */
function sideFor(chosen: Hit | undefined): "start" | "end" {
	const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
	const { left, right } = chosen?.node.isConnected ? boxOf(chosen) : { left: innerWidth, right: 0 };
	const atStart = Math.max(0, width - left);
	const atEnd = Math.max(0, right - (innerWidth - width));
	return atStart < atEnd || (isRightToLeft && atStart === atEnd) ? "start" : "end";
}
