import { isOn } from "#core/days.ts";
import { today } from "#core/opening.ts";
import { pageHeadSchema } from "#core/page.ts";
import { readingMinutes } from "../site/reading-time.ts";
import { regionOf as placeOfBusiness } from "../site/region.ts";
import type { Site, SitePage } from "../site/site.ts";
import { daysOf } from "../site/site-on.ts";
import { exchangedPages, languagesOnlyIn, movedPages, redirectsOf, vanishedAddresses } from "./addresses.ts";
import type { Change, Spot } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import type { Look, Side } from "./look.ts";
import { compareSections } from "./sections.ts";
import { placedIn, spotOfKey } from "./spots.ts";

/** Menu, addresses and their days are compared for the whole site, sections one by one. */
export const headSchema = pageHeadSchema.omit({
	menu: true,
	formerly: true,
	draft: true,
	publish: true,
	sections: true,
});

/** The same page in both versions; only those that could be read in both. */
export type PagePair = readonly [before: SitePage, after: SitePage];

/** Pages that stayed or went to another address. */
export function pagePairs(before: Site, after: Site): PagePair[] {
	const exchanged = exchangedPages(before, after);
	const stayed = [...before.pages.values()].flatMap((page): PagePair[] => {
		const now = exchanged.get(page) ?? after.pages.get(page.path);
		return now ? [[page, now]] : [];
	});
	return [...stayed, ...movedPages(before, after)];
}

/** Languages that come and go, with all their addresses. */
export function* compareLanguages({ sites: { before, after } }: Look): Generator<Change> {
	if (!after.settings) return;
	const place = spotOfKey(after.settings.source, ["languages"]);
	for (const language of languagesOnlyIn(before, after))
		yield { kind: "language-removed", language, addresses: before.pages.size, place };
	for (const language of languagesOnlyIn(after, before))
		yield { kind: "language-added", language, addresses: after.pages.size, place };
}

/** Addresses that come, go, or lead elsewhere. */
export function* compareAddresses(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	const { before, after } = look.sites;
	const languages = after.settings?.value.languages ?? [after.source];
	const day = today(placeOfBusiness(after).timeZone);
	const redirects = { before: redirectsOf(before), after: redirectsOf(after) };
	const moved = new Map(pairs.filter(([one, other]) => one.path !== other.path));
	const arrived = new Set([...moved.values()].map(({ path }) => path));
	for (const [old, now] of moved) {
		if (!after.addresses.has(old.path)) continue;
		const title = titleOf(now, look, "after");
		yield { kind: "content-moved", from: old.path, page: now.path, title, place: placeOf(now, "title") };
	}
	for (const page of before.pages.values()) {
		if (after.addresses.has(page.path)) continue;
		const redirect = redirects.after.get(page.path);
		const now = moved.get(page);
		if (now) {
			const title = titleOf(now, look, "after");
			yield { kind: "page-moved", from: page.path, page: now.path, title, redirect, place: placeOf(now, "formerly") };
		} else {
			const title = titleOf(page, look, "before");
			yield { kind: "page-removed", page: page.path, title, redirect, place: { file: page.source.file } };
		}
	}
	for (const page of after.pages.values()) {
		if (before.addresses.has(page.path) || arrived.has(page.path)) continue;
		const title = titleOf(page, look, "after");
		const place = placeOf(page, "title");
		yield { kind: "page-added", page: page.path, title, languages, days: daysOf(page), hidden: false, place };
	}
	for (const [old, page] of pairs) {
		const days = daysOf(page);
		if (daysOf(old).from === days.from) continue;
		const place = placeOf(page, page.value.draft ? "draft" : "publish");
		const hidden = isOn(daysOf(old), day) && !isOn(days, day);
		const title = titleOf(page, look, "after");
		yield { kind: "page-planned", page: page.path, title, languages, days, hidden, place };
	}
	const vanished = new Set(vanishedAddresses(before, after, moved).map(({ address }) => address));
	for (const [address, target] of redirects.before) {
		const now = redirects.after.get(address);
		const page = before.pages.get(target);
		const followed = now === target || (page && moved.get(page)?.path === now);
		if (now === undefined ? vanished.has(address) : !followed) {
			const teller = after.pages.get(now ?? target) ?? (page && moved.get(page)) ?? page;
			const place = teller ? placeOf(teller, "formerly") : { file: "content/pages" };
			yield { kind: "redirect-changed", address, before: target, after: now, place };
		}
	}
	for (const [address, target] of redirects.after) {
		if (redirects.before.has(address) || before.addresses.has(address)) continue;
		const page = after.pages.get(target);
		const place = page ? placeOf(page, "formerly") : { file: "content/pages" };
		yield { kind: "redirect-changed", address, before: undefined, after: target, place };
	}
}

/** What changes on the pages themselves. */
export function* comparePages(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	for (const [old, now] of pairs) {
		if (old.source.text === now.source.text) continue;
		const differences = placedIn(differencesIn(headSchema, headOf(old, now), headOf(now, old), look), now.source, []);
		const sections = compareSections(old, now, look);
		if (differences.length + sections.length === 0) continue;
		yield { kind: "page-changed", page: now.path, title: titleOf(now, look, "after"), differences, sections };
	}
}

/** The time that reading an article takes is told where its file says it, before or after. */
function headOf(page: SitePage, other: SitePage): unknown {
	const { article } = page.value;
	const isSaid = article?.minutes !== undefined || other.value.article?.minutes !== undefined;
	return { ...page.value, article: article && isSaid ? { ...article, minutes: readingMinutes(page) } : article };
}

/** The name of a field of a page. */
function placeOf({ source }: SitePage, field: string): Spot {
	return spotOfKey(source, [field]);
}

function titleOf(page: SitePage, look: Look, side: Side): string {
	return look.shown({ kind: "text" }, page.value.title, side);
}
