import { fieldsIn } from "#core/fields/walk.ts";
import { siteSchema } from "#core/settings.ts";
import { branchFields } from "#core/shell.ts";
import { referencesOf } from "../kinds/node-kinds.ts";
import type { Reference } from "../kinds/reference.ts";
import { pageOfPoint, pagesUnder } from "../present/menu.ts";
import { entryNames } from "../site/facts.ts";
import type { Site, SitePage } from "../site/site.ts";

/** The facts of the business that the shell holds. */
const businessFields = ["name", "slogan", "phone", "phones", "email", "social", "exceptions"];

/** Settings that every page shows. */
const shownSettings = new Set<string | number | undefined>(["footer", "menu", "message", "titleSuffix"]);

/** What surrounds every page: the business, the menu, the footer, and what stands behind each title. */
export function referencesOfShell(site: Site): Reference[] {
	return [
		...businessFields.map((name) => inShell(`business.${name}`)),
		...entryNames(site, "branches").flatMap((name) =>
			branchFields.map((field) => inShell(`branches.${name}.${field}`)),
		),
		...menuPlaces(site),
		...(site.settings ? settingsOfShell(site.settings) : []),
		// Every page wears them.
		...(site.facts.has("theme") ? [inShell("theme")] : []),
	];
}

function inShell(fact: string): Reference {
	return { to: `fact ${fact}`, how: "shell" };
}

function settingsOfShell({ source, value }: NonNullable<Site["settings"]>): Reference[] {
	const shown = [...fieldsIn(siteSchema, value)].filter(({ path }) => shownSettings.has(path[0]));
	const names = Object.keys(value).filter((name) => shownSettings.has(name) && name !== "menu");
	const own = names.map((name): Reference => ({ to: `setting ${name}`, how: "shell" }));
	return [...own, ...shown.flatMap((field) => referencesOf(field, { source }))];
}

/** Pages in the menu. */
function menuPlaces(site: Site): Reference[] {
	return (site.settings?.value.menu ?? []).flatMap(({ key }): Reference[] => {
		const own = pageOfPoint(key, site);
		return [...(own ? [ownPage(own)] : []), ...pagesUnder(key, site).map(inGroup)];
	});
}

function ownPage({ path, source }: SitePage): Reference {
	return { to: `link ${path}`, how: "menu", written: { source, path: ["menu", "item"] } };
}

function inGroup({ path, source }: SitePage): Reference {
	return { to: `menu ${path}`, how: "menu", written: { source, path: ["menu", "under"] } };
}
