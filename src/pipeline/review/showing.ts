import { factsDefinitions } from "#core/facts/index.ts";
import { schemaAt } from "#core/fields/at.ts";
import type { FieldMeta } from "#core/fields/kind.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { sourceLanguage } from "#core/languages.ts";
import { siteSchema } from "#core/settings.ts";
import { findFact, isFactsName, tokenPattern } from "../present/tokens.ts";
import type { Site, SitePage } from "../site.ts";
import { partsOf } from "../translate/passages.ts";
import type { Showing } from "./changes.ts";

/** What something shows, named as in braces: `products.slaap` for all of a fact, `business.phone` for one field of it. */
interface Shown {
	readonly facts: Set<string>;
	/** Pictures, below `content/images/`. */
	readonly pictures: Set<string>;
}

/** Fields of the practice that stand in the head and the foot of every page, or are counted with on them. */
const aroundPages = ["name", "slogan", "phone", "email", "social", "closedDays"].map((name) => `business.${name}`);

/** Fields of the branch in the foot of every page. */
const inFoot = ["street", "postalCode", "city"];

/** Says which pages show a fact or a picture. */
export interface ShowingIndex {
	/** `path` leads to an entry or a field: `["products", "slaap", "price"]`. */
	fact(path: FieldPath): Showing;
	/** `file` is the name of a picture below `content/images/`. */
	picture(file: string): Showing;
}

/** Reads once what each page of a site shows: by references, by facts in braces, and by the lists of pages on it. */
export function indexShowing(site: Site): ShowingIndex {
	const languages = site.settings?.value.languages ?? [sourceLanguage];
	const around = shownAround(site);
	const byPage = new Map([...site.pages].map(([path, page]) => [path, shownOn(site, page)]));

	function pagesWith(test: (shown: Shown) => boolean): Showing {
		const everywhere = test(around);
		const pages = [...byPage].flatMap(([path, shown]) => (everywhere || test(shown) ? [path] : []));
		return { pages: pages.sort(), everywhere, languages };
	}

	return {
		fact(path) {
			const name = path.join(".");
			return pagesWith(({ facts }) => [...facts].some((fact) => within(name, fact) || within(fact, name)));
		},
		picture: (file) => pagesWith(({ pictures }) => pictures.has(file)),
	};
}

/** `products.slaap.price` is within `products.slaap`. */
function within(name: string, other: string): boolean {
	return name === other || name.startsWith(`${other}.`);
}

function shownAround(site: Site): Shown {
	const shown: Shown = { facts: new Set(aroundPages), pictures: new Set() };
	const settings = site.settings?.value;
	if (!settings) return shown;
	for (const field of inFoot) shown.facts.add(`branches.${settings.footer.branch}.${field}`);
	for (const { value } of fieldsIn(siteSchema.shape.footer.shape.links, settings.footer.links)) {
		collectTokens(site, String(value), shown);
	}
	return shown;
}

function shownOn(site: Site, page: SitePage): Shown {
	const shown: Shown = { facts: new Set(), pictures: new Set() };
	for (const [schema, value] of partsOf(page)) collect(site, fieldsIn(schema, value), shown);
	if (page.value.article) collectTokens(site, JSON.stringify(site.settings?.value.article ?? {}), shown);
	return shown;
}

function collect(site: Site, fields: ReturnType<typeof fieldsIn>, shown: Shown): void {
	for (const { meta, value } of fields) {
		if (meta.kind === "ref") collectFact(site, meta, String(value), shown);
		else if (meta.kind === "file") shown.pictures.add(String(value));
		else if (meta.kind === "pages") collectCards(site, String(value), shown);
		else if (typeof value === "string") collectTokens(site, value, shown);
	}
}

function collectFact(site: Site, { collection = "", shows }: FieldMeta, name: string, shown: Shown): void {
	if (!isFactsName(collection)) return;
	const { entry } = factsDefinitions[collection];
	const entries = site.facts.get(collection)?.value as Record<string, Record<string, unknown>> | undefined;
	const whole = `${collection}.${name}`;
	const facts = shows ? shows.map((field) => `${whole}.${field}`) : [whole];
	for (const [index, fact] of facts.entries()) {
		if (shown.facts.has(fact) || shown.facts.has(whole)) continue;
		shown.facts.add(fact);
		const field = shows?.[index];
		const [schema, value] = field ? [schemaAt(entry, [field]), entries?.[name]?.[field]] : [entry, entries?.[name]];
		if (schema) collect(site, fieldsIn(schema, value), shown);
	}
}

function collectTokens(site: Site, text: string, shown: Shown): void {
	for (const [, token = ""] of text.matchAll(tokenPattern)) {
		const name = token.trim();
		if (shown.facts.has(name)) continue;
		const found = findFact(site, name);
		if (typeof found === "string") continue;
		shown.facts.add(name);
		if (typeof found.value === "string") collectTokens(site, found.value, shown);
	}
}

/** An overview shows the titles and summaries of the pages below it, and the pictures of articles. */
function collectCards(site: Site, folder: string, shown: Shown): void {
	const prefix = folder === "/" ? "/" : `${folder}/`;
	for (const { path, value } of site.pages.values()) {
		if (!path.startsWith(prefix) || path === folder) continue;
		collectTokens(site, `${value.title} ${value.article?.summary ?? value.description}`, shown);
		if (value.article?.image) shown.pictures.add(String(value.article.image.file));
	}
}
