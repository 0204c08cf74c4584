import { pageOfPoint, pagesUnder } from "../present/menu.ts";
import type { Site } from "../site/site.ts";
import type { Change, Difference, Placed, Spot } from "./changes.ts";
import type { Look, Side } from "./look.ts";
import type { PagePair } from "./pages.ts";
import { pairUp } from "./pairing.ts";
import { spotAt, spotOfKey } from "./spots.ts";

interface Entry {
	/** Tells entries apart: the name of a point, or the page of a link. */
	readonly key: string;
	readonly label: string;
	readonly target: string;
	readonly place: Spot;
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
	for (const { place, ...difference } of entryDifferences(old, now))
		yield { kind: "menu-changed", under: undefined, difference, place };
	for (const point of now) {
		const links = old.find(({ key }) => key === point.key)?.links;
		if (!links) continue;
		for (const { place, ...difference } of entryDifferences(links, point.links)) {
			yield { kind: "menu-changed", under: point.label, difference, place };
		}
	}
	const [one, other] = [before, after].map((site) => site.settings?.value.menuButton ?? "");
	const labelOf = (list: readonly Point[], key: string | undefined) =>
		list.find((each) => each.key === key)?.label ?? "";
	if (one !== other && after.settings) {
		const place = spotOfKey(after.settings.source, ["menuButton"]);
		const difference: Difference = {
			trail: ["menuButton"],
			kind: "text",
			change: "changed",
			before: labelOf(old, one),
			after: labelOf(now, other),
		};
		yield { kind: "menu-changed", under: undefined, difference, place };
	}
}

function isComplete(site: Site): boolean {
	return site.settings !== undefined && site.pages.size === site.addresses.size;
}

/** The points of the menu that lead somewhere. */
function pointsOf({ sites, shown }: Look, side: Side, now: (path: string) => string): Point[] {
	const site = sites[side];
	const { settings } = site;
	return (settings?.value.menu ?? []).flatMap(({ key, label: written }, index): Point[] => {
		const own = pageOfPoint(key, site);
		const links = pagesUnder(key, site).map(({ path, value, source }): Entry => {
			const label = shown({ kind: "text" }, value.menu?.label ?? value.title, side);
			return { key: now(path), label, target: now(path), place: spotOfKey(source, ["menu"]) };
		});
		if (!settings || (!own && links.length === 0)) return [];
		const label = shown({ kind: "text" }, written, side);
		return [{ key, label, target: own ? now(own.path) : "", links, place: spotAt(settings.source, ["menu", index]) }];
	});
}

function entryDifferences(before: readonly Entry[], after: readonly Entry[]): Placed<Difference>[] {
	const rules = { key: ({ key }: Entry) => key, likeness: () => 0, alike: 1, alikeInPlace: 1 };
	const { pairs, removed, added, moved } = pairUp(before, after, rules);
	const one = { trail: [], kind: "text" } as const;
	const whole = (change: "added" | "removed", entry: Entry | undefined): Placed<Difference>[] =>
		entry ? [{ ...one, change, text: entry.label, place: entry.place }] : [];
	const stayed = pairs.flatMap(([from, to]): Placed<Difference>[] => {
		const [old, now] = [before[from], after[to]];
		if (!old || !now) return [];
		const { place } = now;
		return [
			...(moved.has(to)
				? [{ ...one, change: "moved", text: now.label, from: from + 1, to: to + 1, place } as const]
				: []),
			...(old.label === now.label
				? []
				: [{ ...one, change: "changed", before: old.label, after: now.label, place } as const]),
			...(old.target === now.target || !old.target || !now.target
				? []
				: [
						{
							trail: [{ item: now.label, at: to }],
							place,
							kind: "link",
							change: "changed",
							before: old.target,
							after: now.target,
						} as const,
					]),
		];
	});
	return [
		...removed.flatMap((index) => whole("removed", before[index])),
		...added.flatMap((index) => whole("added", after[index])),
		...stayed,
	];
}
