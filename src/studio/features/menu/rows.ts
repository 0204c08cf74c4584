import type { MenuPage, MenuPoint } from "#core/studio-menu.ts";
import type { MenuMove } from "#studio/brain/requests.ts";

/** A line of the menu as it is ordered: a point, or a page under the point above it. */
export type MenuRow =
	| { readonly is: "point"; readonly id: string; readonly name: string; readonly point: MenuPoint }
	| { readonly is: "page"; readonly id: string; readonly name: string; readonly page: MenuPage };

/** Where something goes, and how many stand there then. */
export interface MenuGoal {
	readonly move: Omit<Extract<MenuMove, { what: "page" }>, "name"> | Omit<Extract<MenuMove, { what: "point" }>, "name">;
	/** The point under which it stands; undefined for a point. */
	readonly point: MenuPoint | undefined;
	/** Counted from 1. */
	readonly place: number;
	readonly count: number;
}

/** All lines, from above. */
export function rowsOf(menu: readonly MenuPoint[]): readonly MenuRow[] {
	return menu.flatMap((point): MenuRow[] => [
		{ is: "point", id: point.key, name: point.name, point },
		...point.pages.map((page) => ({ is: "page" as const, id: page.file, name: page.name, page })),
	]);
}

/** Where a point goes that becomes number `to` of the points. */
export function pointGoal(menu: readonly MenuPoint[], key: string, to: number): MenuGoal | undefined {
	const others = menu.filter((each) => each.key !== key);
	if (to < 0 || to > others.length) return undefined;
	const before = others[to]?.key;
	return { move: { what: "point", key, before }, point: undefined, place: to + 1, count: menu.length };
}

/** Where a page goes that becomes number `to` of all lines; above the first point it cannot stand. */
export function pageGoal(menu: readonly MenuPoint[], file: string, to: number): MenuGoal | undefined {
	const others = rowsOf(menu).filter(({ id }) => id !== file);
	const at = others.slice(0, to).findLastIndex((row) => row.is === "point");
	const above = others[at];
	if (above?.is !== "point" || to > others.length) return undefined;
	const { point } = above;
	const next = others[to];
	const before = next?.is === "page" ? next.id : undefined;
	const count = point.pages.filter((page) => page.file !== file).length + 1;
	return { move: { what: "page", file, under: point.key, before }, point, place: to - at, count };
}
