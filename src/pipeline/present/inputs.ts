import { hash } from "node:crypto";
import { factsDefinitions, factsNames } from "#core/facts/index.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import { entriesNamedIn, entriesOf, entryOf, isFactsName } from "../site/facts.ts";
import { fieldsOutsidePages, namingFields, type WrittenField } from "../site/fields.ts";
import { pictureIn } from "../site/images.ts";
import { type FoundPage, listsOn, pagesListed, pagesOfList } from "../site/overviews.ts";
import { pagesAbove, pagesBeside } from "../site/pages.ts";
import type { Site, SitePage, SoundSite } from "../site/site.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import { isNearArticles } from "./metadata.ts";
import { planShare } from "./share.ts";

/** A field, which may name facts and pictures. */
type Named = Pick<WrittenField, "meta" | "value">;

/**
 * Tells of the pages of one language what they are made from, as a short text that is the same as long as all of that is
 * the same: their own file and its translation, every fact and picture that they name, also by way of another fact, the
 * pages that they list, and what stands around every page. `around` stands for what the caller knows of the last.
 */
export class PageInputs {
	readonly #context: Context;
	readonly #site: SoundSite;
	readonly #around: string;
	readonly #files = new Map<string, string>();
	readonly #facts = new Map<string, string>();
	readonly #cards = new Map<string, string>();

	constructor(context: Context, around: string) {
		this.#context = context;
		this.#site = context.site;
		const { settings, words } = context.site;
		const shown = [...words.values()].map(({ source }) => source.text);
		// What the settings and the practice say may stand on any page.
		const named = [...fieldsOutsidePages(context.site)].filter(({ source }) => source === settings.source);
		this.#around = hashOf(
			around,
			settings.source.text,
			...shown,
			this.#file("site.yaml"),
			...factsNames.map((name) => this.#file(`facts/${name}.yaml`)),
			this.#fact("business"),
			...this.#named(named),
		);
	}

	/** What a page is made from, or a further page of an overview. */
	of(found: FoundPage): string {
		const { page, number } = found;
		const { path, source, value } = page;
		return hashOf(
			this.#around,
			path,
			String(number),
			source.fingerprint,
			this.#file(nameOf(source)),
			announcedLanguages(this.#site, page).join(),
			planShare(page, this.#context)?.key,
			String(isNearArticles(page, this.#context)),
			...this.#named(namingFields(page)),
			...listsOn(page).map((list) => String(pagesOfList(list, this.#site))),
			...this.#cardsOf(pagesListed(found, this.#site)),
			...this.#cardsOf(pagesAbove(path, this.#site)),
			...(value.article ? this.#cardsOf(pagesBeside(path, this.#site)) : []),
			...(path === "/" ? this.#branches() : []),
		);
	}

	/** The home page names every branch. */
	#branches(): string[] {
		return Object.keys(entriesOf(this.#site, "branches")).map((name) => this.#fact(`branches.${name}`));
	}

	#cardsOf(pages: readonly SitePage[]): string[] {
		return [String(pages.length), ...pages.map((page) => this.#card(page))];
	}

	/** The translations of a file, by which its passages are spoken. */
	#file(name: string): string {
		return remembered(this.#files, name, () => {
			const languages: readonly Language[] = [this.#context.language, fallbackLanguage];
			if (this.#context.language === sourceLanguage) return "";
			return hashOf(
				...languages.map((language) => this.#site.translations.get(language)?.get(name)?.source.fingerprint),
			);
		});
	}

	#named(fields: readonly Named[]): string[] {
		const facts: string[] = [];
		for (const field of fields) for (const name of entriesNamedIn(field)) facts.push(this.#fact(name));
		return [...facts, ...this.#images(fields)];
	}

	#images(fields: readonly Named[]): string[] {
		const addresses: string[] = [];
		for (const field of fields) {
			const file = pictureIn(field);
			if (file) addresses.push(this.#site.images.info(file)?.address ?? file);
		}
		return addresses;
	}

	/** An entry of the facts, with all that it shows in its turn. */
	#fact(name: string): string {
		return remembered(this.#facts, name, () => {
			const reached = new Map<string, string>();
			const open = [name];
			for (let next = open.pop(); next !== undefined; next = open.pop()) {
				const entry = namedEntry(next, this.#site);
				// Facts may name each other in a circle.
				if (!entry || reached.has(entry.key)) continue;
				reached.set(entry.key, hashOf(entry.key, JSON.stringify(entry.value), ...this.#images(entry.fields)));
				open.push(...entry.fields.flatMap(entriesNamedIn));
			}
			return hashOf(...[...reached.values()].sort());
		});
	}

	/** What other pages show of a page. */
	#card({ path, source, value }: SitePage): string {
		return remembered(this.#cards, path, () => {
			const { title, description, article } = value;
			const named = [title, description, article?.summary ?? ""].flatMap((text) =>
				entriesNamedIn({ meta: { kind: "text" }, value: text }).map((name) => this.#fact(name)),
			);
			const image = article?.image && this.#site.images.info(article.image.file)?.address;
			return hashOf(path, title, description, JSON.stringify(article), image, this.#file(nameOf(source)), ...named);
		});
	}
}

interface Entry {
	/** `products.reis`, or `business` where a collection is one record. */
	readonly key: string;
	readonly value: unknown;
	readonly fields: readonly Named[];
}

/** The entry of the facts that a name such as `products.reis` or `business.phone` belongs to. */
function namedEntry(name: string, site: Site): Entry | undefined {
	const [collection = "", entry = ""] = name.split(".");
	if (!isFactsName(collection)) return undefined;
	const definition = factsDefinitions[collection];
	if (!definition.keyed) {
		const value = site.facts.get(collection)?.value;
		return { key: collection, value, fields: fieldsIn(definition.entry, value) };
	}
	const value = entryOf(site, collection, entry);
	return { key: `${collection}.${entry}`, value, fields: fieldsIn(definition.entry, value) };
}

/** One text for several, each with its length, so that no two lists of texts look alike. */
function hashOf(...parts: readonly (string | undefined)[]): string {
	let all = "";
	for (const part of parts) all += part === undefined ? "-;" : `${part.length};${part}`;
	return hash("sha256", all, "base64url");
}
