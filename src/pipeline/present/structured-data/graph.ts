import type { Graph, WebPageLeaf, WebSiteLeaf } from "schema-dts";
import { type Described, type DescribedPage, known } from "#core/structured-data.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { settingOf } from "#pipeline/site/accessors.ts";
import { type FoundPage, sectionsOn } from "#pipeline/site/overviews.ts";
import { sectionDefinitions } from "#pipeline/site/sections.ts";
import { announcedLanguages } from "#pipeline/translate/coverage.ts";
import { sectionId } from "../page.ts";
import { presentValue } from "../value.ts";
import { articleThing } from "./article.ts";
import { allBranches } from "./branch.ts";
import { breadcrumbsThing } from "./breadcrumbs.ts";
import { confirmed } from "./confirmed.ts";
import { organizationThing } from "./organization.ts";
import { describedPage } from "./page.ts";
import { type Surroundings, surroundingsOf } from "./surroundings.ts";

/**
 * What a page tells search engines, as one graph whose things refer to each other. Undefined in a language in which
 * search engines do not hear of the page. No sample comes into it.
 */
export function presentStructuredData(found: FoundPage, context: Context): Graph | undefined {
	const { page } = found;
	if (!announcedLanguages(context.site, page).includes(context.language)) return undefined;
	const surroundings = surroundingsOf(context);
	const own = describedPage(found, surroundings);
	const article = articleThing(page, own, surroundings);
	const breadcrumbs = breadcrumbsThing(own, surroundings);
	const branches = own.path === "/" ? allBranches(surroundings) : [];
	const things = [...branches, ...sectionThings(found, own, surroundings)];
	const webPage = known<WebPageLeaf>({
		"@type": "WebPage",
		"@id": own.url,
		url: own.url,
		name: own.name,
		description: own.description,
		inLanguage: own.lang,
		isPartOf: surroundings.website,
		breadcrumb: breadcrumbs && { "@id": own.id("breadcrumbs") },
		about: own.path === "/" ? own.organization : undefined,
	});
	const nodes = [webSite(surroundings), organizationThing(surroundings), webPage, breadcrumbs, article, ...things];
	// The vocabulary has no name for a thing of two types, which JSON-LD allows.
	return { "@context": "https://schema.org", "@graph": unique(nodes) as Graph["@graph"] };
}

function webSite({ website, origin, business, organization, context }: Surroundings): WebSiteLeaf {
	return known<WebSiteLeaf>({
		"@type": "WebSite",
		...website,
		url: `${origin}/`,
		name: business.name,
		inLanguage: settingOf(context.site, "languages"),
		publisher: organization,
	});
}

function sectionThings(found: FoundPage, own: DescribedPage, { context }: Surroundings): Described[] {
	const { page, number } = found;
	const inFile = { ...context.in(nameOf(page.source)), shown: { path: page.path, number } };
	return sectionsOn(found, context.site).flatMap((section) => {
		const definition = sectionDefinitions.get(section.type);
		if (!definition?.structuredData) return [];
		const left = confirmed(section.fields, context.site);
		const data = presentValue(definition.schema, left, inFile);
		return definition.structuredData({ data, fields: left, id: sectionId(section), page: own });
	});
}

/** Each thing once, however often a page speaks of it: the fullest description comes last. */
function unique(things: readonly (Described | undefined)[]): Described[] {
	const byId = new Map(things.map((thing, index) => [thing?.["@id"] ?? index, thing]));
	return [...byId.values()].filter((thing) => thing !== undefined);
}
