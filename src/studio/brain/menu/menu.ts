import { mostPoints } from "#core/settings.ts";
import type { Change } from "#core/studio.ts";
import type { Menu, MenuPage, MenuPoint } from "#core/studio-menu.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { reorder } from "#pipeline/authoring/edits/reorder.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { pageOfPoint, pagesUnder } from "#pipeline/present/menu.ts";
import { isSoundSite, type Site, type SitePage } from "#pipeline/site/site.ts";
import type { LiveSite } from "../content/live-site.ts";
import type { MenuMove } from "../requests.ts";

/** The menu as it is, also with pages that are not on the site today. */
export function menuOf({ content: { site } }: LiveSite): Menu {
	if (!isSoundSite(site)) return { points: [], most: mostPoints, others: [] };
	const { name } = makeContext(site, site.source);
	const { menu = [], menuButton } = site.settings.value;
	const asPage = ({ source: { file }, path, value }: SitePage): MenuPage => ({
		file,
		path,
		name: name(value.menu?.label ?? value.title),
	});
	const pointOf = ({ key, label }: (typeof menu)[number]): MenuPoint => {
		const page = pageOfPoint(key, site);
		return {
			key,
			name: name(label),
			opens: key !== menuButton,
			pages: pagesUnder(key, site).map(asPage),
			page: page && asPage(page),
		};
	};
	const others = [...site.pages.values()].filter(({ value }) => !value.menu).map(asPage);
	return {
		points: menu.map(pointOf),
		most: mostPoints,
		others: others.toSorted((one, other) => one.name.localeCompare(other.name)),
	};
}

/** The changes of the content that a move comes to, in as few files as can be; undefined when something is not there. */
export function menuMoved({ content: { site } }: LiveSite, move: MenuMove): readonly Change[] | undefined {
	if (!site.settings) return undefined;
	return move.what === "point" ? pointMoved(site.settings, move) : pageMoved(site, move);
}

function pointMoved(
	{ source, value }: NonNullable<Site["settings"]>,
	{ key, before }: MenuMove & { readonly what: "point" },
): readonly Change[] | undefined {
	const keys: readonly string[] = (value.menu ?? []).map((each) => each.key);
	const from = keys.indexOf(key);
	const was = dataAt(dataIn(source.text), ["menu", from]);
	const to = placeBefore(
		keys.filter((each) => each !== key),
		before,
	);
	if (was === undefined || to === undefined) return undefined;
	return [{ do: "move", file: source.file, path: ["menu", from], was, to }];
}

function pageMoved(site: Site, { file, under, before }: MenuMove & { readonly what: "page" }) {
	const page = [...site.pages.values()].find(({ source }) => source.file === file);
	const beside = pagesUnder(under, site).filter((each) => each !== page);
	const to = placeBefore(
		beside.map(({ source }) => source.file),
		before,
	);
	if (!page || page.value.menu?.under === undefined || to === undefined) return undefined;
	const wanted = beside.toSpliced(to, 0, page);
	const orders = reorder(wanted.map(({ path, value }) => ({ order: value.menu?.order, name: path })));
	const { under: was } = page.value.menu;
	const path = ["menu", "under"];
	const elsewhere: readonly Change[] = was === under ? [] : [{ do: "set", file, path, was, value: under }];
	return orders && [...elsewhere, ...[...orders].flatMap(([at, order]) => orderChange(wanted[at], order))];
}

function orderChange(page: SitePage | undefined, order: number): Change[] {
	if (!page) return [];
	const spot = { file: page.source.file, path: ["menu", "order"] };
	const was = dataAt(dataIn(page.source.text), spot.path);
	if (was === undefined) return [{ do: "add", ...spot, value: String(order) }];
	return typeof was === "string" ? [{ do: "set", ...spot, was, value: String(order) }] : [];
}

function placeBefore(names: readonly string[], before: string | undefined): number | undefined {
	if (before === undefined) return names.length;
	const at = names.indexOf(before);
	return at < 0 ? undefined : at;
}
