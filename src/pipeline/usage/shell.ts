import { kinds } from "#core/fields/kinds.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { siteSchema } from "#core/settings.ts";
import { referencesOf } from "../kinds/node-kinds.ts";
import type { Reference } from "../kinds/reference.ts";
import { pageOfPoint, pagesUnder } from "../present/menu.ts";
import type { Site, SitePage } from "../site/site.ts";

/** The facts of the practice that the shell holds. */
const practiceFields = ["name", "slogan", "phone", "phones", "email", "social", "exceptions"];

/** The facts of the branch in the footer. */
const branchFields = ["street", "postalCode", "city"];

/** Settings that every page shows. */
const shownSettings = new Set<string | number | undefined>(["footer", "menu", "message", "titleSuffix"]);

/** What surrounds every page: the practice, the menu, the footer, and what stands behind each title. */
export function referencesOfShell(site: Site): Reference[] {
	return [
		...practiceFields.map((name): Reference => ({ to: `fact business.${name}`, how: "shell" })),
		...menuPlaces(site),
		...(site.settings ? settingsOfShell(site.settings) : []),
	];
}

function settingsOfShell({ source, value }: NonNullable<Site["settings"]>): Reference[] {
	const shown = [...fieldsIn(siteSchema, value)].filter(({ path }) => shownSettings.has(path[0]));
	return shown.flatMap((field): readonly Reference[] => {
		if (kinds[field.meta.kind].names !== "fact") return referencesOf(field, { source });
		const { path } = field;
		const entry = `${field.meta.collection}.${String(field.value)}`;
		return branchFields.map(
			(name): Reference => ({
				to: `fact ${entry}.${name}`,
				how: "footer",
				written: { source, path },
			}),
		);
	});
}

/** Pages in the menu, and in the list of branches in the footer. */
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
