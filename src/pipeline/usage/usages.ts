import { type Key, type Reference, splitKey } from "../kinds/reference.ts";
import type { Site } from "../site/site.ts";
import { type Content, contentOf } from "./content.ts";

/** All that the output of a page depends on besides its own file, the words and the shell. */
interface Dependencies {
	/** One field each (`business.phone`), or a whole entry (`products.reis`). */
	readonly facts: ReadonlySet<string>;
	readonly images: ReadonlySet<string>;
	/** Addresses it leads to, with their anchors. */
	readonly links: ReadonlySet<string>;
	/** Types of its sections. */
	readonly sections: ReadonlySet<string>;
	/** Other pages of which it shows the title or the card. */
	readonly pages: ReadonlySet<string>;
	/** Addresses of which it lists pages: a page that comes or goes there changes this one. */
	readonly folders: ReadonlySet<string>;
	/** Blocks of `content/site.yaml`. */
	readonly settings: ReadonlySet<string>;
}

/** The steps from a page to something that it shows, the first of them on the page. */
export type Route = readonly Reference[];

interface Uses {
	/** How the menu, the header or the footer shows it. */
	readonly everyPage: readonly Route[];
	/** By the address of the page, in the order of the site. */
	readonly pages: ReadonlyMap<string, readonly Route[]>;
}

/** What depends on what. */
export interface Usages {
	/** What a page depends on, directly and through other content. Empty for an address without a page. */
	dependenciesOf(path: string): Dependencies;
	/** What every page depends on, by the menu, the header and the footer. */
	readonly shell: Dependencies;
	/** The other way round: the pages that depend on each key. */
	readonly dependents: ReadonlyMap<Key, ReadonlySet<string>>;
	/** Every way in which the site shows what fits. */
	usesOf(fits: (key: Key) => boolean): Uses;
}

const known = new WeakMap<Site, Usages>();

/** What depends on what in a sound site, found by the kinds of fields; each question reads a page once. */
export function usagesOf(site: Site): Usages {
	const usages = known.get(site) ?? makeUsages(site);
	known.set(site, usages);
	return usages;
}

function makeUsages(site: Site): Usages {
	const content = contentOf(site);
	let dependents: ReadonlyMap<Key, ReadonlySet<string>> | undefined;
	return {
		dependenciesOf: (path) => sorted(reachable(content, content.ofPage(path))),
		shell: sorted(reachable(content, content.ofShell)),
		get dependents() {
			dependents ??= invert(site, content);
			return dependents;
		},
		usesOf(fits) {
			const routes = routeFinder(content, fits);
			const pages = new Map<string, readonly Route[]>();
			for (const path of site.pages.keys()) {
				const found = routes(content.ofPage(path));
				if (found.length > 0) pages.set(path, found);
			}
			return { everyPage: routes(content.ofShell), pages };
		},
	};
}

/** Every key that references lead to, directly or through other content. */
function reachable(content: Content, references: readonly Reference[]): Set<Key> {
	const found = new Set<Key>();
	const left = [...references];
	for (let next = left.pop(); next; next = left.pop()) {
		if (found.has(next.to)) continue;
		found.add(next.to);
		left.push(...content.of(next.to));
	}
	return found;
}

function invert(site: Site, content: Content): Map<Key, Set<string>> {
	const found = new Map<Key, Set<string>>();
	for (const path of site.pages.keys()) {
		for (const key of reachable(content, content.ofPage(path))) {
			const pages = found.get(key);
			if (pages) pages.add(path);
			else found.set(key, new Set([path]));
		}
	}
	return found;
}

function sorted(keys: ReadonlySet<Key>): Dependencies {
	const found = {
		facts: new Set<string>(),
		images: new Set<string>(),
		links: new Set<string>(),
		sections: new Set<string>(),
		pages: new Set<string>(),
		folders: new Set<string>(),
		settings: new Set<string>(),
	};
	const places = {
		fact: found.facts,
		image: found.images,
		link: found.links,
		section: found.sections,
		card: found.pages,
		title: found.pages,
		menu: found.pages,
		folder: found.folders,
		newest: found.folders,
		setting: found.settings,
	};
	for (const key of keys) {
		const { kind, name } = splitKey(key);
		places[kind].add(name);
	}
	return found;
}

/** Finds the ways to what fits; what lies behind one fact or card is looked up once. */
function routeFinder(content: Content, fits: (key: Key) => boolean): (from: readonly Reference[]) => Route[] {
	const behind = new Map<Key, Route[]>();

	function routesBehind(key: Key): Route[] {
		const done = behind.get(key);
		if (done) return done;
		// Content that leads back to itself must not be followed for ever.
		behind.set(key, []);
		const routes = routesFrom(content.of(key));
		behind.set(key, routes);
		return routes;
	}

	function routesFrom(references: readonly Reference[]): Route[] {
		return references.flatMap((reference): Route[] => {
			if (fits(reference.to)) return [[reference]];
			return routesBehind(reference.to).map((rest) => [reference, ...rest]);
		});
	}

	return routesFrom;
}
