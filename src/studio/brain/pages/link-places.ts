import type { LinkPlace, Steps } from "#core/studio.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { anchorsOf } from "#pipeline/site/survey.ts";
import type { LiveSite } from "../content/live-site.ts";
import { titleOf } from "../find/named.ts";
import { factsFor } from "./facts.ts";

/** Where a link on the site can lead: its pages, what has an anchor on them, and facts that can be called, written to or opened. */
export function linkPlaces(live: LiveSite): readonly LinkPlace[] {
	const facts = factsFor(live);
	const found = live.content.show("/@studio/link-places", (site) => {
		const context = makeContext(site, site.source);
		const onPages = [...site.pages.values()].flatMap((page): LinkPlace[] => {
			const title = titleOf(site, page.value.title);
			const anchors = anchorsOf(page).map(({ id, path }): LinkPlace => {
				const own = headingAt(page.value, path);
				return { address: `${page.path}#${id}`, title: `${title}: ${own === undefined ? id : context.name(own)}` };
			});
			return [{ address: page.path, title }, ...anchors];
		});
		const reached = facts.filter(({ name }) => context.fact(name).href !== undefined);
		const ofFacts = reached.map(({ name, label, shows }) => ({ address: `{${name}}`, title: `${label}: ${shows}` }));
		return [...onPages, ...ofFacts];
	});
	return found ?? [];
}

/** What stands above what has an anchor. */
function headingAt(page: unknown, path: Steps): string | undefined {
	const there = path.reduce<unknown>((value, step) => (isBlock(value) ? value[step] : undefined), page);
	return isBlock(there) && typeof there.title === "string" ? there.title : undefined;
}

function isBlock(value: unknown): value is Readonly<Record<string | number, unknown>> {
	return typeof value === "object" && value !== null;
}
