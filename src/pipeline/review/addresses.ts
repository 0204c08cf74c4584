import type { Language } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Site, SitePage } from "../site/site.ts";
import { type LetterPairs, letterPairs, likenessOf } from "../text/likeness.ts";

/** Likeness from which a new page is taken for one that has disappeared. */
const alike = 0.5;

/** Pages that are held against the new ones; more at a time is no change that one could follow. */
const mostCompared = 100;

/** Characters of a page that are enough to know it by. */
const enough = 3000;

/** Former addresses and the pages that they lead to. */
export function redirectsOf(site: Site): Map<string, string> {
	const pages = [...site.pages.values()];
	return new Map(pages.flatMap(({ path, value }) => (value.formerly ?? []).map((former) => [former, path] as const)));
}

/** For each page of the old version that went to another address: the page that it became. */
export function movedPages(before: Site, after: Site): Map<SitePage, SitePage> {
	const gone = [...before.pages.values()].filter(({ path }) => !after.addresses.has(path));
	const come = [...after.pages.values()].filter(({ path }) => !before.addresses.has(path));
	const moved = new Map<SitePage, SitePage>();
	const taken = new Set<SitePage>();
	const join = (from: SitePage, to: SitePage) => {
		if (moved.has(from) || taken.has(to)) return;
		moved.set(from, to);
		taken.add(to);
	};
	for (const from of gone) {
		const named = come.find(({ value }) => value.formerly?.some((former) => String(former) === from.path));
		if (named) join(from, named);
	}
	const bySections = new Map(come.map((to) => [sectionsOf(to), to]));
	for (const from of gone) {
		const same = bySections.get(sectionsOf(from));
		if (same) join(from, same);
	}
	const open = gone.filter((from) => !moved.has(from));
	// Where half the site is another one, nobody can say what became what.
	const candidates = open
		.slice(0, mostCompared)
		.flatMap((from) =>
			come
				.filter((to) => !taken.has(to))
				.slice(0, mostCompared)
				.map((to) => ({ from, to, score: likenessOfPages(from, to) })),
		)
		.filter(({ score }) => score >= alike)
		.sort((a, b) => b.score - a.score);
	for (const { from, to } of candidates) join(from, to);
	return moved;
}

function sectionsOf({ value }: SitePage): string {
	return JSON.stringify(value.sections);
}

/** A page is held against a hundred others. */
const pairsKnown = new WeakMap<SitePage, LetterPairs>();

function likenessOfPages(one: SitePage, other: SitePage): number {
	const [a, b] = [one, other].map((page) =>
		remembered(pairsKnown, page, () => letterPairs(page.source.text.slice(0, enough))),
	) as [LetterPairs, LetterPairs];
	return likenessOf(a, b).dice;
}

/** Likeness from which a page says what another one said. */
const nearlySame = 0.9;

/** Pages that stayed where they were and exchanged what they say, each with the page that says it now. */
export function exchangedPages(before: Site, after: Site): Map<SitePage, SitePage> {
	const changed = [...before.pages.values()]
		.flatMap((old) => {
			const now = after.pages.get(old.path);
			return now && now.source.text !== old.source.text ? [{ old, now }] : [];
		})
		.slice(0, mostCompared);
	const found = new Map<SitePage, SitePage>();
	for (const { old, now } of changed) {
		const own = likenessOfPages(old, now);
		const other = changed.find((each) => {
			const score = each.now === now ? 0 : likenessOfPages(old, each.now);
			return score >= nearlySame && score > own;
		});
		if (other) found.set(old, other.now);
	}
	// Of a row that does not close, somebody only copied a page.
	const isTaken = (path: string) => [...found.values()].some((now) => now.path === path);
	const isGiven = (path: string) => [...found.keys()].some((old) => old.path === path);
	for (let open = true; open; ) {
		open = false;
		for (const [old, now] of found) if (!isTaken(old.path) || !isGiven(now.path)) open = found.delete(old);
	}
	return found;
}

/** An address that worked in the old version and leads to nothing in the new one. */
export interface Vanished {
	readonly address: string;
	/** Where its page can be found now, if that can be told. */
	readonly successor: SitePage | undefined;
}

/** Every address of the old version that no page and no redirect of the new one answers. */
export function vanishedAddresses(before: Site, after: Site, moved = movedPages(before, after)): Vanished[] {
	const redirects = redirectsOf(after);
	const answered = (address: string) => after.addresses.has(address) || redirects.has(address);
	const pages = [...before.pages.values()].flatMap((page): Vanished[] =>
		answered(page.path) ? [] : [{ address: page.path, successor: moved.get(page) }],
	);
	const former = [...redirectsOf(before)].flatMap(([address, target]): Vanished[] => {
		if (answered(address) || isUnreadable(after, target)) return [];
		const page = before.pages.get(target);
		return [{ address, successor: after.pages.get(target) ?? (page && moved.get(page)) }];
	});
	return [...pages, ...former];
}

/** The languages that one version of a site has and another lacks; none where the settings of either cannot be read. */
export function languagesOnlyIn({ settings }: Site, other: Site): Language[] {
	const kept = other.settings?.value.languages;
	return kept ? (settings?.value.languages ?? []).filter((language) => !kept.includes(language)) : [];
}

/** A page that is there but is not sound: what it says of its former addresses is not known. */
function isUnreadable(site: Site, path: string): boolean {
	return site.addresses.has(path) && !site.pages.has(path);
}
