import { useEffect, useRef } from "react";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { useUnsaved } from "#studio/desk/use-unsaved.ts";
import { words as shared } from "#studio/desk/words.ts";
import { useAdded } from "#studio/fields/feature.tsx";
import { Action } from "#studio/parts/Action.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { words } from "./words.ts";

/** What somebody can do at any time, and what became of the last thing. */
export function Toolbar() {
	const editor = useEditor();
	const say = useSay();
	const editing = useStudio((state) => state.editing);
	const panel = useStudio((state) => state.panel);
	const announcement = useStudio((state) => (state.isOld ? say(words.restarted) : state.announcement));
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
		<section ref={box} className="toolbar" aria-label={say(words.studio)}>
			<div className="tools">
				<Action icon="pen" wide pressed={editing} keys="Alt+E" act={() => editor.toggle()}>
					{say(words.edit)}
				</Action>
				{actions.map(([feature, [, Action]]) => (
					<Action key={feature} />
				))}
			</div>
			{tools.map(([feature, [, Tool]]) => (
				<Tool key={feature} />
			))}
			<Again way="undo" />
			<Again way="redo" />
			<p className="told" role="status" aria-atomic="false">
				{announcement && <span>{announcement}</span>}
				{open && <Wrong />}
			</p>
		</section>
	);
}

/** How much is not right, while the panel covers the sign that leads to it. */
function Wrong() {
	const say = useSay();
	const count = useStudio((state) => state.wrong)?.errors.length ?? 0;
	return count > 0 && <span> {say(count === 1 ? shared.wrongOne : shared.wrong, { count })}</span>;
}

/** Takes back, or does again; its name says what. */
function Again({ way }: { way: "undo" | "redo" }) {
	const editor = useEditor();
	const say = useSay();
	useUnsaved();
	useStudio((state) => state.session);
	const { [way]: name } = editor.history.names;
	const text = name === undefined ? say(words[way]) : `${say(words[way])}: ${name}`;
	return (
		<button
			type="button"
			className="icon"
			title={text}
			aria-label={text}
			aria-disabled={name === undefined}
			onClick={() => void editor.history.again(way)}
		>
			<Icon name={way} />
		</button>
	);
}
