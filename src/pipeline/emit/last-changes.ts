import { fileSchemaOf } from "#core/facts/define.ts";
import { factsDefinitions } from "#core/facts/index.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import type { Language } from "#core/languages.ts";
import { nameOf } from "../read/content-name.ts";
import { isFactsName } from "../site/facts.ts";
import { namingFields } from "../site/fields.ts";
import { pictureIn } from "../site/images.ts";
import { type FoundPage, pagesListed } from "../site/overviews.ts";
import type { Site } from "../site/site.ts";
import { tokenPattern } from "../text/tokens.ts";

/** When each file of the content last changed, by its path from the project: `content/pages/contact.yaml`. */
export type LastChanges = ReadonlyMap<string, Date>;

/**
 * When anything that a page says in a language last changed: its text, its translation, its pictures, the facts it
 * names, the pages that it lists. What surrounds a page, such as the menu, does not count. Undefined when that
 * is not known of every one of these files.
 */
export function lastChangeOf(
	found: FoundPage,
	language: Language,
	site: Site,
	changes: LastChanges | undefined,
): Date | undefined {
	if (!changes) return undefined;
	const dates = [...filesShown(found, language, site)].map((file) => changes.get(file));
	const { page } = found;
	if (page.value.article) dates.push(new Date(`${page.value.article.date}T00:00:00Z`));
	let latest: Date | undefined;
	for (const date of dates) {
		if (!date) return undefined;
		if (!latest || date > latest) latest = date;
	}
	return latest;
}

function filesShown(found: FoundPage, language: Language, site: Site): Set<string> {
	const { page } = found;
	const named = new Set<string>();
	const add = (name: string) => {
		named.add(`content/${name}`);
		if (site.translations.get(language)?.has(name)) named.add(`content/translations/${language}/${name}`);
	};
	const addFacts = (collection: string) => {
		const { collections, images } = behind(collection, site);
		for (const each of collections) add(`facts/${each}.yaml`);
		for (const each of images) named.add(`content/images/${each}`);
	};
	add(nameOf(page.source));
	for (const other of pagesListed(found, site)) add(nameOf(other.source));
	for (const { meta, value } of namingFields(page)) {
		const picture = pictureIn({ meta, value });
		if (picture) named.add(`content/images/${picture}`);
		if (meta.collection) addFacts(meta.collection);
		if (typeof value === "string") {
			for (const [, token = ""] of value.matchAll(tokenPattern)) addFacts(token.split(".")[0] ?? "");
		}
	}
	return named;
}

/** Collections of facts and pictures. */
interface Shown {
	readonly collections: Set<string>;
	readonly images: Set<string>;
}

const known = new WeakMap<Site, Map<string, Shown>>();

/** A collection of facts with those that its facts refer to, and the pictures in them. */
function behind(collection: string, site: Site): Shown {
	const listed = known.get(site) ?? new Map<string, Shown>();
	known.set(site, listed);
	const found = listed.get(collection) ?? collect(collection, site, { collections: new Set(), images: new Set() });
	listed.set(collection, found);
	return found;
}

function collect(collection: string, site: Site, found: Shown): Shown {
	if (!isFactsName(collection) || found.collections.has(collection)) return found;
	found.collections.add(collection);
	const schema = fileSchemaOf(factsDefinitions[collection]);
	for (const { meta, value } of fieldsIn(schema, site.facts.get(collection)?.value)) {
		const picture = pictureIn({ meta, value });
		if (picture) found.images.add(picture);
		if (meta.collection) collect(meta.collection, site, found);
		if (typeof value !== "string") continue;
		for (const [, token = ""] of value.matchAll(tokenPattern)) collect(token.split(".")[0] ?? "", site, found);
	}
	return found;
}
