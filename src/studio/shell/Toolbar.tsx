import { useEffect, useRef } from "react";
import { noneLeft } from "#studio/desk/history.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Added, useAdded } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { useWithFacts } from "#studio/parts/WithFacts.tsx";
import { Told } from "./Told.tsx";
import { words } from "./words.ts";

/** What somebody can do at any time, in one row; what comes and goes does so at its end. Above it, what became of the last thing. */
export function Toolbar() {
	const editor = useEditor();
	const say = useSay();
	const editing = useStudio((state) => state.editing);
	const panel = useStudio((state) => state.panel);
	const reached = useStudio((state) => state.reached);
	const box = useRef<HTMLElement>(null);
	const open = panel !== undefined;
	const wasOpen = useRef(false);
	// A panel that closes takes the place of the keys with it.
	useEffect(() => {
		const root = box.current?.getRootNode() as ShadowRoot;
		if (wasOpen.current && !open && document.activeElement === document.body && !root.activeElement) {
			// Whoever came with the keys goes on from the text at which they were.
			const from = reached ? root.querySelector<HTMLElement>(".reach") : box.current?.querySelector("button");
			from?.focus({ preventScroll: true });
		}
		wasOpen.current = open;
	}, [open, reached]);
	const actions = useAdded("action").toSorted(([, [one]], [, [other]]) => one - other);
	const tools = useAdded("tool").toSorted(([, [one]], [, [other]]) => one - other);
	return (
		<div className="foot">
			<section ref={box} className="toolbar" aria-label={say(words.studio)} aria-description={say(words.aboutLetters)}>
				<Action icon="pen" pressed={editing} keys="Alt+E" act={() => editor.toggle()}>
					{say(words.edit)}
				</Action>
				<Again way="undo" />
				<Again way="redo" />
				<div className="tools" ref={scrolledByWheel}>
					{tools.map(([feature, [, Tool]]) => (
						<Tool key={feature} />
					))}
					{actions.map(([feature, [, Action]]) => (
						<Action key={feature} />
					))}
				</div>
				<div className="alerts">
					<Added place="Alert" />
				</div>
			</section>
			<Told />
		</div>
	);
}

/** Who has a mouse alone moves a row sideways that is longer than its room. */
function scrolledByWheel(row: HTMLElement | null): () => void {
	const scroll = ({ deltaX, deltaY }: WheelEvent) => deltaX === 0 && row?.scrollBy({ left: deltaY });
	row?.addEventListener("wheel", scroll, { passive: true });
	return () => row?.removeEventListener("wheel", scroll);
}

/** Takes back, or does again; its name says what. */
function Again({ way }: { way: "undo" | "redo" }) {
	const editor = useEditor();
	const say = useSay();
	const unsaved = useUnsaved();
	const isBusy = useStudio((state) => state.isBusy);
	useStudio((state) => state.session);
	useStudio((state) => state.givenUp);
	const { [way]: name } = editor.history.names;
	// What is under way can be taken back as soon as it is done.
	const mayBeNone = !isBusy && (way === "redo" || unsaved.length === 0);
	const named = name === undefined ? say(words[way]) : say(shared.withName, { what: say(words[way]), name });
	const text = useWithFacts(named) ?? named;
	return (
		<Greyable
			type="button"
			className="icon"
			title={text}
			aria-label={text}
			why={mayBeNone && name === undefined ? noneLeft[way] : undefined}
			onClick={() => void editor.history.again(way)}
		>
			<Icon name={way} />
		</Greyable>
	);
}
