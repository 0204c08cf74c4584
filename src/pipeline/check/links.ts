import { parsedUrl } from "#core/addresses.ts";
import { downloadAt } from "#core/downloads.ts";
import { kinds, kindsThat, leadsElsewhere } from "#core/fields/kinds.ts";
import { nearest } from "#core/nearest.ts";
import { basePathOf, normalize, splitLanguage } from "#core/paths.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { languagesOf } from "../site/accessors.ts";
import { standingOf } from "../site/addresses.ts";
import { findFact } from "../site/facts.ts";
import type { WrittenField } from "../site/fields.ts";
import { addressesBelow } from "../site/folders.ts";
import type { Site } from "../site/site.ts";
import { anchorsOf } from "../site/survey.ts";
import { inspectMarkdown } from "../text/markdown.ts";
import { checkLinkDays } from "./days.ts";
import { type CheckDownload, downloadChecker } from "./downloads.ts";
import type { MakeFieldCheck } from "./field-check.ts";
import { placeInside } from "./places.ts";

/** Every link leads to a page, an anchor or an address that may be opened. */
export const checkLinks: MakeFieldCheck = (site, { today }) => {
	const targets = { anchors: anchorFinder(site), meant: addressFinder(site), download: downloadChecker(site), today };
	return {
		kinds: kindsThat(leadsElsewhere),
		*look(field) {
			const { words, names } = kinds[field.meta.kind];
			if (words === "markdown") return yield* checkMarkdown(site, targets, field);
			if (names === "folder" && addressesBelow(String(field.value), site).length > 0) return;
			// A former address is one that no page has any more.
			if (field.path[0] === "formerly") return;
			const target = String(field.value);
			const place = () => field.source.valueAt(field.path);
			if (names !== "address") return yield* checkTarget(site, targets, field, target, place);
			const dead = deadPath(site, target);
			if (dead === undefined) return;
			const meant = targets.meant(dead);
			yield problem("broken-link", place(), { target, nearest: meant && new URL(meant, target).href });
		},
	};
};

/** What a link can lead to. */
interface Targets {
	/** The anchors of a page that is sound, by its address. */
	readonly anchors: (address: string) => ReadonlySet<string> | undefined;
	/** The address that was meant by a wrong one. */
	readonly meant: (wrong: string) => string | undefined;
	readonly download: CheckDownload;
	readonly today: string;
}

/** So many different addresses are looked for; with more of them wrong, a folder has moved and guessing is no help. */
const mostSearches = 300;

/** Looks for each wrong address once: a site can have thousands of pages, and all of them a link to one that went. */
function addressFinder(site: Site): Targets["meant"] {
	const found = new Map<string, string | undefined>();
	return (wrong) => {
		if (!found.has(wrong) && found.size < mostSearches) found.set(wrong, nearest(wrong, site.addresses.keys()));
		return found.get(wrong);
	};
}

/** Whether `{…}` in a link is one whole fact with an address. Facts that do not exist are reported elsewhere. */
function leadsSomewhere(site: Site, target: string): boolean {
	const token = /^\{([^{}]*)\}$/.exec(target)?.[1];
	if (token === undefined) return false;
	const found = findFact(site, token);
	return found === "unknown" || (typeof found !== "string" && kinds[found.meta.kind].inText === "address");
}

/** The anchors of the pages that are sound, by their addresses; a page is asked for them when a link leads to it. */
function anchorFinder(site: Site): Targets["anchors"] {
	const found = new Map<string, ReadonlySet<string> | undefined>();
	return (address) => {
		if (!found.has(address)) {
			const page = site.pages.get(address);
			found.set(address, page && new Set(anchorsOf(page).map(({ id }) => id)));
		}
		return found.get(address);
	};
}

function* checkMarkdown(site: Site, known: Targets, field: WrittenField): Generator<AnyProblem> {
	if (field.links) {
		const { source, path } = field;
		for (const found of field.links) {
			yield* checkTarget(site, known, field, found, () => placeInside(source, path, found));
		}
		return;
	}
	for (const finding of inspectMarkdown(String(field.value))) {
		if (finding.what !== "link") continue;
		const { found, fault } = finding;
		const place = () => placeInside(field.source, field.path, found);
		if (fault === "unsafe") yield problem("unsafe-link", place(), { target: found });
		else if (fault) yield problem("unusable-address", place(), { found, why: fault });
		else yield* checkTarget(site, known, field, found, place);
	}
}

/** The path of an absolute address that belongs to this site, with `www.` or without; undefined for all others. */
export function pathOnSite({ settings }: Site, target: string): string | undefined {
	const url = /^https?:/.test(target) ? parsedUrl(target) : undefined;
	if (!settings || !url) return undefined;
	const nameOf = ({ host }: URL) => host.replace(/^www\./, "");
	const { address } = settings.value;
	if (nameOf(url) !== nameOf(new URL(address))) return undefined;
	const base = basePathOf(address);
	// What stands beside the path of the site is another site.
	if (base !== url.pathname && !url.pathname.startsWith(`${base}/`)) return undefined;
	return `${url.pathname.slice(base.length) || "/"}${url.search}${url.hash}`;
}

/** A page, or a file that visitors may download. */
function isOwn(site: Site, target: string): boolean {
	const [path = ""] = target.split(/[?#]/);
	return site.addresses.has(normalize(path)) || site.downloads.has(downloadAt(path) ?? "");
}

/** A file that the site makes itself, or a page in another language. */
function isFile(site: Site, target: string): boolean {
	const [path = ""] = target.split(/[?#]/);
	const { path: page } = splitLanguage(normalize(path), languagesOf(site));
	return site.addresses.has(page) || standingOf(page, site).is === "file";
}

/** The path of an absolute address of this site to which nothing belongs; undefined for all others. */
function deadPath(site: Site, target: string): string | undefined {
	const inside = pathOnSite(site, target);
	if (inside === undefined || isFile(site, inside)) return undefined;
	const [path = ""] = inside.split(/[?#]/);
	return normalize(path);
}

function* checkTarget(
	site: Site,
	known: Targets,
	field: WrittenField,
	target: string,
	place: () => Location,
): Generator<AnyProblem> {
	const origin = site.settings?.value.address;
	if (origin && target.startsWith(`${origin}/`)) {
		yield* checkTarget(site, known, field, target.slice(origin.length), place);
		return;
	}
	if (target.includes("{") && !leadsSomewhere(site, target)) yield problem("unlinkable-fact", place(), { target });
	const inside = pathOnSite(site, target);
	if (inside !== undefined && isOwn(site, inside)) {
		yield problem("own-address", place(), { target, path: inside });
	} else {
		const dead = deadPath(site, target);
		if (dead !== undefined) yield problem("broken-link", place(), { target, nearest: known.meant(dead) });
	}
	if (!target.startsWith("/") && !target.startsWith("#")) return;
	if (kinds[field.meta.kind].names === "folder" && site.addresses.has(target)) {
		yield problem("no-pages-below", place(), { folder: target });
		return;
	}
	const download = downloadAt(target);
	if (download !== undefined) {
		yield* known.download(download, place);
		return;
	}
	const [path = "", anchor] = target.split("#");
	// A bare anchor in a fact or setting can stand on any page, so there is no page to check it on.
	const page = path === "" ? field.page : normalize(path);
	if (page === undefined) return;
	const standing = standingOf(page, site);
	if (standing.is === "further-page") {
		yield problem("link-to-further-page", place(), { target: path, overview: standing.overview });
		return;
	}
	// A file has no anchors, and no other spelling.
	if (standing.is === "file" && page === target) return;
	if (!site.addresses.has(page)) {
		yield problem("broken-link", place(), { target: path, nearest: known.meant(page) });
		return;
	}
	const anchors = anchor ? known.anchors(page) : undefined;
	// A form may well name the page on which it stands, with the place on it.
	if (path === page && page === field.page && anchor === undefined && !target.includes("?")) {
		yield problem("link-to-itself", place(), { target });
	}
	if (!anchor || !anchors || anchors.has(anchor)) {
		return yield* checkLinkDays(site, field, { written: path, page, anchor }, place, known.today);
	}
	yield problem("broken-anchor", place(), {
		page,
		anchor,
		nearest: nearest(anchor, anchors),
		known: [...anchors],
	});
}
