import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Spot } from "#core/studio.ts";
import { useAnswer } from "#studio/desk/use-answer.ts";
import { useEditor, useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import type { FeaturePanel } from "#studio/fields/feature.tsx";
import { dragItem } from "#studio/parts/drag.ts";
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

interface Row {
	readonly id: string;
	readonly name: string;
	/** Its words. */
	readonly spot: Spot;
	/** Its place among those with which it changes places, and these. */
	readonly index: number;
	readonly beside: string;
	goal(to: number): MenuGoal | undefined;
}

/** The points of the menu and the pages under them, each to be brought to another place. */
function MenuOrder() {
	const editor = useEditor();
	const say = useSay();
	const revision = useStudio((state) => state.session?.revision);
	const box = useRef<HTMLOListElement>(null);
	const { answer: menu, take } = useAnswer(revision, ask.menu);
	/** What has the keys when the menu is drawn anew. */
	const keys = useRef<{ readonly id: string; readonly act: Act }>(undefined);
	// What was moved stands elsewhere once the menu is drawn anew.
	useEffect(() => {
		if (!menu) return;
		const { id, act } = keys.current ?? {};
		keys.current = undefined;
		if (id) box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] [data-act="${act}"]`)?.focus();
	}, [menu]);
	if (!menu) return null;

	const go = async ({ id, name }: Row, act: Act, goal: MenuGoal | undefined) => {
		if (!goal) return;
		const { move, point, place, count } = goal;
		if (point?.opens === false) return editor.announce(words.notUnder, { point: point.name });
		const told = point
			? say(words.movedUnder, { name, place, count, point: point.name })
			: say(shared.moved, { name, place, count });
		const request = { ...move, name: say(words.movedInMenu, { name }) };
		if (!(await editor.done(() => tell.menuMove(request), told))) return;
		keys.current = { id, act };
		take(await ask.menu());
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
		const press = (event: KeyboardEvent) => {
			const act = event.altKey ? ({ ArrowUp: "up", ArrowDown: "down" } as const)[event.key] : undefined;
			if (!act) return;
			event.preventDefault();
			void go(row, act, goals[act]);
		};
		return (
			<div className="menu-row" data-id={row.id} onKeyDown={press}>
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
				{(["up", "down"] as const).map((act) => (
					<button
						key={act}
						type="button"
						className="icon"
						data-act={act}
						title={say(shared[act])}
						aria-label={`${say(shared[act])}: ${row.name}`}
						aria-disabled={!goals[act]}
						onClick={() => void go(row, act, step(row, steps[act]))}
					>
						<Icon name={act} />
					</button>
				))}
			</div>
		);
	};
	const ids = rowsOf(menu).map(({ id }) => id);
	return (
		<>
			<p className="about">{say(words.aboutMenu)}</p>
			<ol ref={box} className="items menu">
				{menu.map(({ key, name, pages }, index) => (
					<li key={key} className="menu-point">
						{draw({
							id: key,
							name,
							spot: { file: "content/site.yaml", path: ["menu", index] },
							index,
							beside: ".menu-point",
							goal: (to) => pointGoal(menu, key, to),
						})}
						{pages.length > 0 && (
							<ol>
								{pages.map(({ file, name }) => (
									<li key={file}>
										{draw({
											id: file,
											name,
											spot: { file, path: ["menu"] },
											index: ids.indexOf(file),
											beside: ".menu-row",
											goal: (to) => pageGoal(menu, file, to),
										})}
									</li>
								))}
							</ol>
						)}
					</li>
				))}
			</ol>
		</>
	);
}

export const panel: FeaturePanel<"menu"> = { title: shared.menuOrder, Panel: MenuOrder };
