import { sourceLanguage } from "#core/languages.ts";
import { defaultReadingMinutes, pageHeadSchema } from "#core/page.ts";
import type { Site, SitePage } from "../site/site.ts";
import { daysOf } from "../site/site-on.ts";
import { movedPages, redirectsOf, vanishedAddresses } from "./addresses.ts";
import type { Change } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import type { Look, Side } from "./look.ts";
import { compareSections } from "./sections.ts";

/** Menu, addresses and their days are compared for the whole site, sections one by one. */
const headSchema = pageHeadSchema.omit({ menu: true, formerly: true, draft: true, publish: true, sections: true });

/** The same page in both versions; only those that could be read in both. */
export type PagePair = readonly [before: SitePage, after: SitePage];

/** Pages that stayed or went to another address. */
export function pagePairs(before: Site, after: Site): PagePair[] {
	const stayed = [...before.pages.values()].flatMap((page): PagePair[] => {
		const now = after.pages.get(page.path);
		return now ? [[page, now]] : [];
	});
	return [...stayed, ...movedPages(before, after)];
}

/** Addresses that come, go, or lead elsewhere. */
export function* compareAddresses(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	const { before, after } = look.sites;
	const languages = after.settings?.value.languages ?? [sourceLanguage];
	const redirects = { before: redirectsOf(before), after: redirectsOf(after) };
	const moved = new Map(pairs.filter(([one, other]) => one.path !== other.path));
	const arrived = new Set([...moved.values()].map(({ path }) => path));
	for (const page of before.pages.values()) {
		if (after.addresses.has(page.path)) continue;
		const redirect = redirects.after.get(page.path);
		const now = moved.get(page);
		if (now)
			yield { kind: "page-moved", from: page.path, page: now.path, title: titleOf(now, look, "after"), redirect };
		else yield { kind: "page-removed", page: page.path, title: titleOf(page, look, "before"), redirect };
	}
	for (const page of after.pages.values()) {
		if (before.addresses.has(page.path) || arrived.has(page.path)) continue;
		yield { kind: "page-added", page: page.path, title: titleOf(page, look, "after"), languages, days: daysOf(page) };
	}
	for (const [old, page] of pairs) {
		const days = daysOf(page);
		if (daysOf(old).from === days.from) continue;
		yield { kind: "page-planned", page: page.path, title: titleOf(page, look, "after"), languages, days };
	}
	const vanished = new Set(vanishedAddresses(before, after, moved).map(({ address }) => address));
	for (const [address, target] of redirects.before) {
		const now = redirects.after.get(address);
		const page = before.pages.get(target);
		const followed = now === target || (page && moved.get(page)?.path === now);
		if (now === undefined ? vanished.has(address) : !followed) {
			yield { kind: "redirect-changed", address, before: target, after: now };
		}
	}
	for (const [address, target] of redirects.after) {
		if (redirects.before.has(address) || before.addresses.has(address)) continue;
		yield { kind: "redirect-changed", address, before: undefined, after: target };
	}
}

/** What changes on the pages themselves. */
export function* comparePages(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	for (const [old, now] of pairs) {
		if (old.source.text === now.source.text) continue;
		const differences = differencesIn(headSchema, headOf(old), headOf(now), look);
		const sections = compareSections(old.value.sections, now.value.sections, look);
		if (differences.length + sections.length === 0) continue;
		yield { kind: "page-changed", page: now.path, title: titleOf(now, look, "after"), differences, sections };
	}
}

function headOf({ value }: SitePage): unknown {
	const { article } = value;
	return { ...value, article: article && { ...article, minutes: article.minutes ?? defaultReadingMinutes } };
}

function titleOf(page: SitePage, look: Look, side: Side): string {
	return look.shown({ kind: "text" }, page.value.title, side);
}
