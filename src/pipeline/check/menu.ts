import { nearest } from "#core/nearest.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Site, SitePage } from "../site/site.ts";

/** Pages and menu name each other correctly. */
export function* checkMenu(site: Site): Generator<AnyProblem> {
	if (!site.settings) return;
	const { menu } = site.settings.value;
	const { menuButton } = site.settings.value;
	if (!menu.includes(menuButton)) {
		const place = site.settings.source.valueAt(["menuButton"]);
		yield problem("unknown-menu-item", place, { name: menuButton, nearest: nearest(menuButton, menu), known: menu });
	}
	const owners = new Map<string, string>();
	const used = new Set<string>();
	for (const page of site.pages.values()) {
		const block = page.value.menu;
		if (!block) continue;
		if ((block.item === undefined) === (block.under === undefined) || (block.under && !block.label)) {
			yield problem("menu-block", page.source.keyAt(["menu"]), {});
		}
		yield* checkName(page, "item", menu);
		yield* checkName(page, "under", menu);
		for (const name of [block.item, block.under]) if (name) used.add(name);
		const other = block.item && owners.get(block.item);
		if (block.item && other) {
			yield problem("menu-item-taken", page.source.valueAt(["menu", "item"]), { name: block.item, other });
		} else if (block.item) owners.set(block.item, page.source.file);
	}
	yield* checkLabels(site);
	// A page that could not be read may be the one that belongs here.
	if (site.pages.size < site.addresses.size) return;
	for (const [index, name] of menu.entries()) {
		if (!used.has(name)) yield problem("empty-menu-item", site.settings.source.valueAt(["menu", index]), { name });
	}
}

function* checkName(page: SitePage, field: "item" | "under", menu: readonly string[]): Generator<AnyProblem> {
	const name = page.value.menu?.[field];
	if (!name || menu.includes(name)) return;
	const place = page.source.valueAt(["menu", field]);
	yield problem("unknown-menu-item", place, { name, nearest: nearest(name, menu), known: menu });
}

function* checkLabels(site: Site): Generator<AnyProblem> {
	const first = new Map<string, string>();
	for (const { value, source } of site.pages.values()) {
		const { under, label } = value.menu ?? {};
		if (!under || !label) continue;
		const key = `${under}\0${label}`;
		const other = first.get(key);
		if (other) yield problem("menu-label-twice", source.valueAt(["menu", "label"]), { label, other });
		else first.set(key, source.file);
	}
}
