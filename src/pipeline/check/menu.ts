import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { Path } from "../read/written.ts";
import type { Site } from "../site/site.ts";
import { folded } from "../text/letters.ts";

/** Pages and menu name each other correctly. */
export function* checkMenu(site: Site): Generator<AnyProblem> {
	if (!site.settings) return;
	const { source, value } = site.settings;
	const { menuButton } = value;
	const menu = new Map((value.menu ?? []).map(({ key, label }) => [key, label]));
	yield* checkName(source, ["menuButton"], { name: menuButton, menu });
	const owners = new Map<string, string>();
	const used = new Set<string>();
	for (const page of site.pages.values()) {
		const block = page.value.menu;
		if (!block) continue;
		if ((block.item === undefined) === (block.under === undefined) || (block.under && !block.label)) {
			yield problem("menu-block", page.source.keyAt(["menu"]), {});
		}
		yield* checkName(page.source, ["menu", "item"], { name: block.item, menu });
		yield* checkName(page.source, ["menu", "under"], { name: block.under, menu });
		if (block.under && block.under === menuButton) {
			yield problem("menu-button-group", page.source.valueAt(["menu", "under"]), { name: menuButton });
		}
		for (const name of [block.item, block.under]) if (name) used.add(name);
		const other = block.item && owners.get(block.item);
		if (block.item && other) {
			yield problem("menu-item-taken", page.source.valueAt(["menu", "item"]), { name: block.item, other });
		} else if (block.item) owners.set(block.item, page.source.file);
	}
	yield* checkGroups(site);
	// A page that could not be read may be the one that belongs here.
	if (site.pages.size < site.addresses.size) return;
	for (const [index, name] of [...menu.keys()].entries()) {
		if (!used.has(name)) yield problem("empty-menu-item", source.valueAt(["menu", index, "key"]), { name });
	}
}

function* checkName(
	source: SourceFile,
	path: Path,
	{ name, menu }: { name: string | undefined; menu: ReadonlyMap<string, string> },
): Generator<AnyProblem> {
	if (!name || menu.has(name)) return;
	const known = [...menu.keys()];
	// What a visitor reads in the menu is what an editor calls it.
	const shown = known.find((key) => folded(menu.get(key) ?? "") === folded(name));
	yield problem("unknown-menu-item", source.valueAt(path), { name, nearest: shown ?? nearest(name, known), known });
}

/** In one dropdown no two pages have the same name, or the same place. */
function* checkGroups({ pages }: Site): Generator<AnyProblem> {
	const first = new Map<string, string>();
	for (const { value, source } of pages.values()) {
		const { under, label, order } = value.menu ?? {};
		if (!under) continue;
		const taken = (kind: "label" | "order", what: string | number | undefined) => {
			const key = JSON.stringify([under, kind, what]);
			const other = what === undefined ? undefined : first.get(key);
			if (!other) first.set(key, source.file);
			return other;
		};
		const [sameLabel, sameOrder] = [taken("label", label), taken("order", order)];
		if (label && sameLabel) {
			yield problem("menu-label-twice", source.valueAt(["menu", "label"]), { label, other: sameLabel });
		}
		if (order !== undefined && sameOrder) {
			yield problem("menu-order-twice", source.valueAt(["menu", "order"]), { order, other: sameOrder });
		}
	}
}
