import { pageOfPoint, pagesUnder } from "../present/menu.ts";
import type { Site } from "../site/site.ts";
import type { Change, Difference } from "./changes.ts";
import type { Look, Side } from "./look.ts";
import type { PagePair } from "./pages.ts";
import { pairUp } from "./pairing.ts";

interface Entry {
	/** Tells entries apart: the name of a point, or the page of a link. */
	readonly key: string;
	readonly label: string;
	readonly target: string;
}

interface Point extends Entry {
	readonly links: readonly Entry[];
}

/** What changes in the menu. With a page that could not be read the menu is not known, and nothing is said. */
export function* compareMenu(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	const { before, after } = look.sites;
	if (!isComplete(before) || !isComplete(after)) return;
	const moved = new Map(pairs.map(([one, other]) => [one.path, other.path]));
	const old = pointsOf(look, "before", (path) => moved.get(path) ?? path);
	const now = pointsOf(look, "after", (path) => path);
	for (const difference of entryDifferences(old, now)) yield { kind: "menu-changed", under: undefined, difference };
	for (const point of now) {
		const links = old.find(({ key }) => key === point.key)?.links;
		if (!links) continue;
		for (const difference of entryDifferences(links, point.links)) {
			yield { kind: "menu-changed", under: point.label, difference };
		}
	}
	const [one, other] = [before, after].map((site) => site.settings?.value.menuButton ?? "");
	const labelOf = (list: readonly Point[], key: string | undefined) =>
		list.find((each) => each.key === key)?.label ?? "";
	if (one !== other) {
		const difference: Difference = {
			trail: ["menuButton"],
			kind: "text",
			change: "changed",
			before: labelOf(old, one),
			after: labelOf(now, other),
		};
		yield { kind: "menu-changed", under: undefined, difference };
	}
}

function isComplete(site: Site): boolean {
	return site.settings !== undefined && site.pages.size === site.addresses.size;
}

/** The points of the menu that lead somewhere. */
function pointsOf({ sites, shown }: Look, side: Side, now: (path: string) => string): Point[] {
	const site = sites[side];
	return (site.settings?.value.menu ?? []).flatMap(({ key, label: written }): Point[] => {
		const own = pageOfPoint(key, site);
		const links = pagesUnder(key, site).map(({ path, value }): Entry => {
			const label = shown({ kind: "text" }, value.menu?.label ?? value.title, side);
			return { key: now(path), label, target: now(path) };
		});
		if (!own && links.length === 0) return [];
		const label = shown({ kind: "text" }, written, side);
		return [{ key, label, target: own ? now(own.path) : "", links }];
	});
}

function entryDifferences(before: readonly Entry[], after: readonly Entry[]): Difference[] {
	const rules = { key: ({ key }: Entry) => key, likeness: () => 0, alike: 1, alikeInPlace: 1 };
	const { pairs, removed, added, moved } = pairUp(before, after, rules);
	const one = { trail: [], kind: "text" } as const;
	const labelOf = (entry: Entry | undefined) => entry?.label ?? "";
	const stayed = pairs.flatMap(([from, to]): Difference[] => {
		const [old, now] = [before[from], after[to]];
		if (!old || !now) return [];
		return [
			...(moved.has(to) ? [{ ...one, change: "moved", text: now.label, from: from + 1, to: to + 1 } as const] : []),
			...(old.label === now.label ? [] : [{ ...one, change: "changed", before: old.label, after: now.label } as const]),
			...(old.target === now.target || !old.target || !now.target
				? []
				: [
						{
							trail: [{ item: now.label }],
							kind: "link",
							change: "changed",
							before: old.target,
							after: now.target,
						} as const,
					]),
		];
	});
	return [
		...removed.map((index): Difference => ({ ...one, change: "removed", text: labelOf(before[index]) })),
		...added.map((index): Difference => ({ ...one, change: "added", text: labelOf(after[index]) })),
		...stayed,
	];
}
