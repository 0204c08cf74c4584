import { fileSchemaOf } from "#core/facts/define.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type FieldPath, type FoundField, fieldsIn } from "#core/fields/walk.ts";
import { pageHeadSchema } from "#core/page.ts";
import { type SettingName, siteSchema } from "#core/settings.ts";
import type { Home } from "../kinds/node-kind.ts";
import { referencesOf } from "../kinds/node-kinds.ts";
import { type Key, type Reference, splitKey } from "../kinds/reference.ts";
import { entriesOf, factsOf, isKeyed } from "../site/facts.ts";
import { folderOf } from "../site/folders.ts";
import type { PageList } from "../site/listings.ts";
import { cardsShown, listAt } from "../site/overviews.ts";
import { pagesAbove, pagesBeside, pagesIn } from "../site/pages.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { Site, SitePage } from "../site/site.ts";
import { referencesOfShell } from "./shell.ts";

/** Every piece of content of a site, with what it refers to, read when it is asked for. */
export interface Content {
	/** What a page shows by itself, from its title to its last section. */
	ofPage(path: string): readonly Reference[];
	/** What surrounds every page. */
	readonly ofShell: readonly Reference[];
	/** What a key shows in its turn: the texts of a fact, the title on a card. Nothing for an image, a link, a section. */
	of(key: Key): readonly Reference[];
}

/** Reads the references of a site that has been found sound: facts and links are the same in every translation. */
export function contentOf(site: Site): Content {
	// Pages are not kept: there may be many, and all their references together take much memory.
	const known = new Map<Key, readonly Reference[]>();
	const entries = referencesByEntry(site);

	function read(key: Key): readonly Reference[] {
		const { kind, name } = splitKey(key);
		const page = site.pages.get(name);
		switch (kind) {
			case "fact":
				if (isKeyed(name) && !name.includes(".")) {
					return Object.keys(entriesOf(site, name)).flatMap((entry) => entries.get(`${name}.${entry}`) ?? []);
				}
				return (entries.get(entryOf(name)) ?? []).filter(({ written }) => isBelow(name, written?.path));
			case "folder":
				return pagesIn(name, site).map(({ path }): Reference => ({ to: `card ${path}`, how: "card" }));
			case "card":
				return page ? referencesOfHead(page, cardFields(page)) : [];
			case "title":
				return page ? referencesOfHead(page, ["title"]) : [];
			case "menu":
				return page ? referencesOfHead(page, [page.value.menu?.label === undefined ? "title" : "menu.label"]) : [];
			case "setting":
				return referencesOfSetting(site, name as SettingName | "article");
			default:
				return [];
		}
	}

	return {
		ofShell: referencesOfShell(site),
		ofPage: (path) => referencesOfPage(site, path),
		of(key) {
			const found = known.get(key) ?? read(key);
			known.set(key, found);
			return found;
		},
	};
}

/** The references of all facts by their entry: `products.reis`, or `business` where there is one record only. */
function referencesByEntry(site: Site): ReadonlyMap<string, readonly Reference[]> {
	const found = new Map<string, Reference[]>();
	for (const { definition, files } of factsOf(site)) {
		const { name } = definition;
		const fields = files.flatMap(({ source, value }) =>
			fieldsIn(fileSchemaOf(definition), value).map((field) => ({ ...field, source })),
		);
		for (const { source, ...field } of fields) {
			const references = referencesOf(field, { source });
			if (references.length === 0) continue;
			const entry = definition.keyed ? `${name}.${field.path[0]}` : name;
			const known = found.get(entry);
			if (known) known.push(...references);
			else found.set(entry, [...references]);
		}
	}
	return found;
}

function entryOf(fact: string): string {
	const [collection = "", entry = ""] = fact.split(".");
	return isKeyed(collection) ? `${collection}.${entry}` : collection;
}

/** Whether a place in a file of facts belongs to a fact. */
function isBelow(fact: string, path: FieldPath = []): boolean {
	const [, ...steps] = fact.split(".");
	return steps.every((step, index) => String(path[index]) === step);
}

/** What a page says of itself on a card. */
function cardFields({ value }: SitePage): string[] {
	return ["title", value.article?.summary === undefined ? "description" : "article.summary", "article.image"];
}

function referencesOfHead({ path: page, source, value }: SitePage, names: readonly string[]): Reference[] {
	return [...fieldsIn(pageHeadSchema, value)]
		.filter(({ path }) => names.some((name) => path.join(".").startsWith(name)))
		.flatMap((field) => referencesOf(field, { source, page }));
}

/** What the head of a page holds for others: the menu, redirects, the card in an overview. */
function isForOthers([first, second]: FieldPath): boolean {
	return first === "menu" || first === "formerly" || (first === "article" && second === "summary");
}

function referencesOfPage(site: Site, path: string): Reference[] {
	const page = site.pages.get(path);
	if (!page) return [];
	const found = breadcrumbs(site, path);
	const { source, value } = page;
	const home = { source, page: path };
	for (const field of fieldsIn(pageHeadSchema, value)) {
		if (!isForOthers(field.path)) found.push(...referencesOf(field, home));
	}
	for (const { type, place, fields } of value.sections) {
		const definition = sectionDefinitions.get(type);
		if (!definition) continue;
		const at = ["sections", place];
		const written = { source, path: [...at, "type"] };
		found.push({ to: `section ${type}`, how: "section", written });
		for (const name of definition.settings) {
			const flag = definition.switches[name];
			if (flag === undefined || fields[flag]) found.push({ to: `setting ${name}`, how: "setting", written });
		}
		for (const field of fieldsIn(definition.schema, fields, at)) {
			const list = kinds[field.meta.kind].names === "folder" ? listAt(page, field.path) : undefined;
			found.push(...(list ? referencesOfList(list, site, field, home) : referencesOf(field, home)));
		}
	}
	if (value.article) {
		found.push({ to: "setting article", how: "closing" }, { to: `newest ${folderOf(path)}`, how: "more" });
		for (const other of pagesBeside(path, site)) found.push({ to: `card ${other.path}`, how: "more" });
	}
	return found;
}

/** A list of the newest pages shows no others, but any that comes or goes there may change it. */
function referencesOfList(list: PageList, site: Site, { path }: FoundField, { source }: Home): Reference[] {
	const written = { source, path };
	if (list.limits.max === undefined) return [{ to: `folder ${list.listing}`, how: "overview", written }];
	return [
		{ to: `newest ${list.listing}`, how: "overview", written },
		...cardsShown(list, 1, site).map((page): Reference => ({ to: `card ${page.path}`, how: "overview", written })),
	];
}

/** The pages above a page, which its breadcrumb names; the name of the home page is a word. */
function breadcrumbs(site: Site, path: string): Reference[] {
	if (path === "/") return [];
	return [
		{ to: "link /", how: "breadcrumb" },
		...pagesAbove(path, site).map((page): Reference => ({ to: `title ${page.path}`, how: "breadcrumb" })),
	];
}

function referencesOfSetting(site: Site, name: SettingName | "article"): Reference[] {
	if (!site.settings) return [];
	const { source, value } = site.settings;
	return [...fieldsIn(siteSchema.shape[name], value[name], [name])].flatMap((field) => referencesOf(field, { source }));
}
