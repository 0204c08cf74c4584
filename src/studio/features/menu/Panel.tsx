import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Spot } from "#core/studio.ts";
import type { MenuPage, MenuPoint } from "#core/studio-menu.ts";
import type { Word } from "#studio/desk/say.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { dragItem } from "#studio/parts/drag.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { Icon } from "#studio/parts/Icon.tsx";
import { ask, tell } from "./client.ts";
import { type MenuGoal, pageGoal, pointGoal, rowsOf } from "./rows.ts";
import { words } from "./words.ts";

declare module "#studio/desk/panels.ts" {
	interface Panels {
		menu: undefined;
	}
}

type Act = "up" | "down";

/** Why it cannot go further. */
const ends = { up: "isFirst", down: "isLast" } as const;

interface Row {
	readonly id: string;
	readonly name: string;
	/** Its words. */
	readonly spot: Spot;
	/** Its place among those with which it changes places, and these. */
	readonly index: number;
	readonly beside: string;
	goal(to: number): MenuGoal | undefined;
	/** One level up or down. */
	readonly turn: Turn;
}

/** A page becomes a point, or a point a page under another one. */
interface Turn {
	readonly icon: "outdent" | "indent";
	readonly say: Word;
	readonly why: Word | undefined;
	readonly act: () => Promise<void>;
}

function controlIn(box: Element | null, id: string, act: Act | "turn"): HTMLElement | null | undefined {
	return box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] [data-act="${act}"]`);
}

/** The points of the menu and the pages under them, each to be brought to another place. */
function MenuOrder() {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const box = useRef<HTMLOListElement>(null);
	const { answer: found, again } = useAnswer(revision, ask.menu);
	const menu = found?.points;
	/** What has the keys when the menu is drawn anew. */
	const keys = useRef<{ readonly of: string; readonly act: Act | "turn" }>(undefined);
	/** What is on its way to another place, and what was pressed of it since. */
	const underWay = useRef<{ readonly of: string; readonly pressed: Act[] }>(undefined);
	// What was moved stands elsewhere once the menu is drawn anew.
	useEffect(() => {
		if (!menu) return;
		const { of, act } = keys.current ?? {};
		keys.current = undefined;
		// A page may be a point by now.
		const id = menu.find(({ page }) => page?.file === of)?.key ?? of;
		if (id && act) controlIn(box.current, id, act)?.focus();
	}, [menu]);
	if (!found || !menu) return null;

	const go = async ({ id, name }: Row, act: Act, goal: MenuGoal | undefined) => {
		if (!goal) return;
		const { move, point, place, count } = goal;
		if (point?.opens === false) return editor.announce(words.notUnder, { point: point.name });
		const told = point
			? say(words.movedUnder, { name, place, count, point: point.name })
			: say(shared.moved, { name, place, count });
		const request = { ...move, name: say(words.movedInMenu, { name }) };
		const now = { of: id, pressed: [] as Act[] };
		underWay.current = now;
		let isDone = false;
		try {
			isDone = Boolean(await editor.done(() => tell.menuMove(request), told));
			keys.current = isDone ? { of: id, act } : undefined;
			if (isDone) await again();
		} finally {
			requestAnimationFrame(() => {
				if (underWay.current === now) underWay.current = undefined;
				// The first of these makes the others wait again.
				if (isDone) for (const act of now.pressed) controlIn(box.current, id, act)?.click();
			});
		}
	};
	/** One place up or down; while it is on its way there, afterwards. */
	const press = (row: Row, act: Act) => {
		if (underWay.current?.of === row.id) underWay.current.pressed.push(act);
		else void go(row, act, step(row, steps[act]));
	};
	/** Does what takes more than one change; afterwards the row of the page has the keys. */
	const turnInto = async (what: "own-point" | "under-point", page: MenuPage, told: string, under?: string) => {
		const answers = { name: page.path, ...(under !== undefined && { under }) };
		await editor.finishWizard({ what, answers, name: say(words.movedInMenu, { name: page.name }) }, told, undefined);
		keys.current = { of: page.file, act: "turn" };
		await again();
	};
	const full = menu.length < found.most ? undefined : { ...words.whyFull, values: { count: menu.length } };
	const outdent = (page: MenuPage): Turn => ({
		icon: "outdent",
		say: words.ownPoint,
		why: full,
		act: () => turnInto("own-point", page, say(words.isOwnPoint, { name: page.name })),
	});
	const indent = ({ page, opens, pages, name }: MenuPoint, index: number): Turn => {
		const above = menu.slice(0, index).findLast((each) => each.opens);
		const isFixed = opens ? undefined : words.whyButton;
		return {
			icon: "indent",
			say: above ? { ...words.underPoint, values: { point: above.name } } : words.putBelow,
			why: isFixed ?? (pages.length > 0 || !page ? words.whyPages : above ? undefined : words.whyFirst),
			act: async () => {
				if (!page || !above) return;
				await turnInto("under-point", page, say(words.isUnderPoint, { name, point: above.name }), above.key);
			},
		};
	};
	/** The nearest place in a direction at which it can stand. */
	const step = (row: Row, by: 1 | -1): MenuGoal | undefined => {
		for (let to = row.index + by; ; to += by) {
			const goal = row.goal(to);
			if (goal?.point?.opens !== false) return goal;
		}
	};
	const steps = { up: -1, down: 1 } as const;
	const draw = (row: Row) => {
		const goals = { up: step(row, -1), down: step(row, 1) };
		const pressArrow = (event: KeyboardEvent) => {
			const act = event.altKey ? ({ ArrowUp: "up", ArrowDown: "down" } as const)[event.key] : undefined;
			if (!act) return;
			event.preventDefault();
			press(row, act);
		};
		return (
			<div className="menu-row" data-id={row.id} onKeyDown={pressArrow}>
				<span
					className="grip"
					title={say(shared.dragged)}
					onPointerDown={(event) =>
						dragItem(event, {
							index: row.index,
							items: [...(box.current?.querySelectorAll<HTMLElement>(row.beside) ?? [])],
							move: (to) => go(row, to < row.index ? "up" : "down", row.goal(to)),
						})
					}
				>
					<Icon name="grip" />
				</span>
				<button type="button" className="name" onClick={() => void editor.openAt(row.spot)}>
					{row.name}
				</button>
				<span className="moves">
					{(["up", "down"] as const).map((act) => (
						<Greyable
							key={act}
							type="button"
							className="icon"
							data-act={act}
							title={say(shared[act])}
							aria-label={say(shared.withName, { what: say(shared[act]), name: row.name })}
							why={goals[act] ? undefined : shared[ends[act]]}
							onClick={() => press(row, act)}
						>
							<Icon name={act} />
						</Greyable>
					))}
					<Greyable
						type="button"
						className="icon"
						data-act="turn"
						title={say(row.turn.say)}
						aria-label={say(shared.withName, { what: say(row.turn.say), name: row.name })}
						why={row.turn.why}
						onClick={() => void row.turn.act()}
					>
						<Icon name={row.turn.icon} />
					</Greyable>
				</span>
			</div>
		);
	};
	const ids = rowsOf(menu).map(({ id }) => id);
	return (
		<>
			<p className="about">{say(words.aboutMenu)}</p>
			<ol ref={box} className="items menu">
				{menu.map(({ key, name, pages, ...point }, index) => (
					<li key={key} className="menu-point">
						{draw({
							id: key,
							name,
							spot: { file: "content/site.yaml", path: ["menu", index] },
							index,
							beside: ".menu-point",
							goal: (to) => pointGoal(menu, key, to),
							turn: indent({ key, name, pages, ...point }, index),
						})}
						{pages.length > 0 && (
							<ol>
								{pages.map(({ file, name, path }) => (
									<li key={file}>
										{draw({
											id: file,
											name,
											spot: { file, path: ["menu"] },
											index: ids.indexOf(file),
											beside: ".menu-row",
											goal: (to) => pageGoal(menu, file, to),
											turn: outdent({ file, name, path }),
										})}
									</li>
								))}
							</ol>
						)}
					</li>
				))}
			</ol>
			{found.others.length > 0 && <AddPage pages={found.others} why={full} add={(page) => outdent(page).act()} />}
		</>
	);
}

interface AddPageProps {
	readonly pages: readonly MenuPage[];
	/** Why there is no room. */
	readonly why: Word | undefined;
	readonly add: (page: MenuPage) => Promise<void>;
}

/** Puts a page in the menu that has no place there. */
function AddPage({ pages, why, add }: AddPageProps) {
	const say = useSay();
	const id = useId();
	const [file, choose] = useState("");
	const page = pages.find((each) => each.file === file);
	return (
		<form
			className="add-page"
			onSubmit={(event) => {
				event.preventDefault();
				if (page && !why) void add(page);
			}}
		>
			<label htmlFor={id}>{say(words.addPage)}</label>
			<select id={id} value={page ? file : ""} onChange={({ target }) => choose(target.value)}>
				<option value="">{say(words.whichPage)}</option>
				{pages.map((each) => (
					<option key={each.file} value={each.file}>
						{each.name}
					</option>
				))}
			</select>
			<Greyable type="submit" why={why ?? (page ? undefined : words.choosePage)}>
				{say(shared.add)}
			</Greyable>
		</form>
	);
}

export const panel: FeaturePanel<"menu"> = { title: shared.menuOrder, Panel: MenuOrder };
