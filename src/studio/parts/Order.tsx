import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Change, Showing, Spot, WrittenData } from "#core/studio.ts";
import { ask, spotOf } from "#studio/desk/server.ts";
import { useEditor, useSay } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { dragItem } from "./drag.ts";
import { Greyable } from "./Greyable.tsx";
import { Icon } from "./Icon.tsx";
import { Linked } from "./Linked.tsx";
import { useReadIn } from "./read-in.ts";
import { whyNoFewer, whyNoMore } from "./room.ts";
import { notesKeys } from "./takes-keys.ts";
import { words } from "./words.ts";

const icons = ["up", "down", "duplicate", "remove"] as const;

type Act = (typeof icons)[number];

/** The row whose item is being saved, and what was pressed in it since: until that is done, it may already show another item. */
let underWay: { readonly row: HTMLElement | null; readonly pressed: Act[] } | undefined;

interface OrderProps {
	readonly spot: Spot;
	/** As people call it. */
	readonly name: string;
	/** What it says. */
	readonly data: WrittenData;
	readonly index: number;
	readonly count: number;
	/** So many items have to be there, and can be. */
	readonly least: number;
	readonly most: number | undefined;
	/** It can stand there only once. */
	readonly isOnce?: boolean;
	/** What else can be done with it. */
	readonly children?: ReactNode;
}

/** What somebody does with an item as a whole: to another place, twice, away. */
export function Order({ spot, name, data, index, count, least, most, isOnce = false, children }: OrderProps) {
	const editor = useEditor();
	const say = useSay();
	const box = useRef<HTMLDivElement>(null);
	const readIn = useReadIn();
	const [linked, setLinked] = useState<Showing>();
	const { file, path } = spot;
	const list = path.slice(0, -1);
	/** Afterwards the same item has the keys, wherever it stands then. */
	const run = async (change: Change, { button, to, told }: { button: Act; to: number; told: string }) => {
		const root = box.current?.getRootNode() as ShadowRoot;
		const around = box.current?.closest("fieldset");
		const areKeysFree = notesKeys(box.current);
		const now = { row: box.current, pressed: [] as Act[] };
		underWay = now;
		let isDone = false;
		try {
			const title = say(shared.withName, { what: say(shared[button]), name });
			isDone = await editor.run([change], title, told, { readIn });
		} finally {
			if (!isDone && underWay === now) underWay = undefined;
		}
		if (!isDone) return;
		const goal = JSON.stringify([file, ...list, to]);
		requestAnimationFrame(() => {
			const there = root.querySelector(`[data-spot="${CSS.escape(goal)}"]`);
			// What was moved, removed or added meanwhile has given it another place.
			const isElsewhere = change.do === "move" && now.row?.isConnected && nameIn(now.row) !== nameIn(there);
			const row = isElsewhere ? now.row : there;
			const control = (act: Act) => controlIn(row, act);
			// Behind the last item is only the button that adds one.
			if (areKeysFree()) (control(button) ?? around?.querySelector<HTMLElement>(":scope > .add > button"))?.focus();
			if (underWay === now) underWay = undefined;
			// What is gone can be given nothing more. The first of these makes the others wait again.
			if (button !== "remove") for (const act of now.pressed) control(act)?.click();
		});
	};
	const move = async (to: number) => {
		if (to < 0 || to >= count) return;
		const told = say(shared.moved, { name, place: to + 1, count });
		await run({ do: "move", file, path, was: data, to }, { button: to < index ? "up" : "down", to, told });
	};
	const duplicate = () =>
		run(
			{ do: "duplicate", file, path, was: data },
			{ button: "duplicate", to: index + 1, told: say(words.duplicated, { name }) },
		);
	const remove = async () => {
		setLinked(undefined);
		const to = Math.min(index, count - 2);
		// No file holds an empty list.
		const gone = count === 1 ? { path: list, was: [data] } : { path, was: data };
		await run({ do: "remove", file, ...gone }, { button: "remove", to, told: say(shared.removed, { name }) });
	};
	/** Who takes away where links lead is shown these first. */
	const askToRemove = async () => {
		const found = holdsAnchor(data) ? await ask.links(spotOf(spot)).catch(() => undefined) : undefined;
		if (found && found.pages.length > 0) setLinked(found);
		else await remove();
	};
	const leaveIt = () => {
		setLinked(undefined);
		box.current?.querySelector<HTMLElement>('[data-act="remove"]')?.focus();
	};
	const acts = {
		up: { why: index > 0 ? undefined : shared.isFirst, act: () => move(index - 1) },
		down: { why: index < count - 1 ? undefined : shared.isLast, act: () => move(index + 1) },
		duplicate: { why: whyNoMore(count, most), act: duplicate },
		remove: { why: whyNoFewer(count, least), act: askToRemove },
	};
	const press = (act: Act) => {
		if (underWay && underWay.row === box.current) underWay.pressed.push(act);
		else if (acts[act].why) editor.announce(acts[act].why);
		else void acts[act].act();
	};
	const pressArrow = (event: KeyboardEvent) => {
		const act = event.altKey ? ({ ArrowUp: "up", ArrowDown: "down" } as const)[event.key] : undefined;
		if (!act) return;
		event.preventDefault();
		press(act);
	};
	return (
		<>
			<div ref={box} className="order" data-spot={JSON.stringify([file, ...path])} onKeyDown={pressArrow}>
				{count > 1 && (
					<span
						className="grip"
						title={say(shared.dragged)}
						onPointerDown={(event) => dragItem(event, { index, move })}
					>
						<Icon name="grip" />
					</span>
				)}
				{icons
					.filter((icon) => !isOnce || icon !== "duplicate")
					.map((icon) => (
						<Greyable
							key={icon}
							type="button"
							className="icon"
							data-act={icon}
							title={say(shared[icon])}
							aria-label={say(shared.withName, { what: say(shared[icon]), name })}
							why={acts[icon].why}
							onClick={() => press(icon)}
						>
							<Icon name={icon} />
						</Greyable>
					))}
				{children}
			</div>
			{linked && <Linked showing={linked} remove={() => void remove()} cancel={leaveIt} />}
		</>
	);
}

function controlIn(row: Element | null, act: Act): HTMLElement | null | undefined {
	return row?.querySelector<HTMLElement>(`[data-act="${act}"]`);
}

/** What the item of a row is called. */
function nameIn(row: Element | null): string | null | undefined {
	return controlIn(row, "remove")?.getAttribute("aria-label");
}

/** Something in it has a name to which links can lead. */
function holdsAnchor(data: WrittenData): boolean {
	if (typeof data !== "object" || data === null) return false;
	return Object.entries(data).some(([name, value]) => name === "id" || holdsAnchor(value));
}
