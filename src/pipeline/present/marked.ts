import * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { ArticleHead, Page, PageSection } from "#core/page.ts";
import { splitLanguage } from "#core/paths.ts";
import type { CardList, Detail, FactCard, PageCard, Text } from "#core/resolved.ts";
import { siteSchema } from "#core/settings.ts";
import type { MenuItem, MenuLink, Shell } from "#core/shell.ts";
import type { Origin, Spot, Steps } from "#core/studio.ts";
import type { Mark } from "../kinds/marking.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { languagesOf } from "../site/accessors.ts";
import { definitionOf, entriesMeant, entryNames, entryOf, factAt, fileOfEntry, isKeyed } from "../site/facts.ts";
import { hasPassed, type Period } from "../site/facts-on-day.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { SitePage, SoundSite } from "../site/site.ts";
import { wordsFileOf, wordsOfFacts } from "../site/words.ts";
import { Marks } from "./marks.ts";
import { sectionId } from "./page.ts";

const settingsFile = "content/site.yaml";

/**
 * What was presented, with marks around all words that somebody wrote. It is read, and never shown. It is long because it
 * follows everything that is presented, each in a few lines.
 */
export class MarkedSite {
	readonly #site: SoundSite;
	readonly #today: string;
	readonly #marks = new Marks();
	#area: "page" | "shell" = "page";

	/** `site` is the whole one, of which the presented is what is there today. */
	constructor(site: SoundSite, today: string) {
		this.#site = site;
		this.#today = today;
	}

	/** What was rendered, and where its words stand. */
	settle(html: string): { readonly html: string; readonly origins: readonly Origin[] } {
		return this.#marks.settle(html);
	}

	/** A presented page of which `written` is the file. */
	page(page: Page, written: SitePage): Page {
		this.#area = "page";
		const { file } = written.source;
		const { sections } = written.value;
		return {
			...page,
			// The first is the home page, by a word of the program.
			breadcrumbs: page.breadcrumbs.map((each, index) => (index === 0 ? each : this.#titled(each, ["title"]))),
			...(page.article && {
				heading: this.#words("text", page.heading, { file, path: ["title"] }) as Page["heading"],
				article: this.#article(page.article, written),
			}),
			sections: page.sections.map((section) => {
				const found = sections.find((each) => sectionId(each) === section.id);
				const schema = found && sectionDefinitions.get(found.type)?.schema;
				if (!schema) return section;
				const data = this.#value(schema, found.fields, section.data, { file, path: ["sections", found.place] });
				return { ...section, data, ...this.#settings(section) };
			}),
		};
	}

	/** What surrounds the pages: facts about the business and its branches, and words of the settings. */
	shell(shell: Shell): Shell {
		this.#area = "shell";
		const names = entryNames(this.#site, "branches");
		const { message, footer } = shell;
		const own = this.#inSettings({ message, footer: { links: footer.links } }) as Pick<Shell, "message" | "footer">;
		return {
			...(this.#fact("business", "", shell) as Shell),
			...(own.message && { message: own.message }),
			words: this.#ofWords(shell.words),
			menu: shell.menu.map((each) => this.#menuItem(each)),
			footer: {
				...footer,
				branches: footer.branches.map(
					(branch, index) => this.#fact("branches", names[index] ?? "", branch) as typeof branch,
				),
				links: own.footer.links,
			},
		};
	}

	/** Those of facts lead to the facts beside them. */
	#ofWords(words: Shell["words"]): Shell["words"] {
		const file = `content/${wordsFileOf(this.#site.source)}`;
		const marked = Object.entries(words).map(([key, word]) => [
			key,
			wordsOfFacts.has(key) ? word : this.#words("text", word, { file, path: [key] }),
		]);
		return Object.fromEntries(marked) as Shell["words"];
	}

	#menuItem({ label, href, items, ...rest }: MenuItem): MenuItem {
		const own = this.#pageAt(href)?.value.menu?.item;
		const key = own ?? this.#pageAt(items?.[0]?.href)?.value.menu?.under;
		const at = (this.#site.settings.value.menu ?? []).findIndex((each) => each.key === key);
		const spot = { file: settingsFile, path: ["menu", at, "label"] };
		const name = this.#words("text", label, spot) as Text;
		const links = items?.map((each) => (each.href === href ? { ...each, label: name } : this.#inMenu(each)));
		return { ...rest, label: name, ...(href !== undefined && { href }), ...(links && { items: links }) };
	}

	#inMenu(link: MenuLink): MenuLink {
		const hasOwn = this.#pageAt(link.href)?.value.menu?.label !== undefined;
		return this.#titled(link, hasOwn ? ["menu", "label"] : ["title"]);
	}

	/** What leads to a page goes by a name that stands there. */
	#titled<L extends MenuLink>(link: L, path: Steps): L {
		const page = this.#pageAt(link.href);
		return page ? { ...link, label: this.#words("text", link.label, { file: page.source.file, path }) } : link;
	}

	#pageAt(href: string | undefined): SitePage | undefined {
		return href === undefined ? undefined : this.#site.pages.get(splitLanguage(href, languagesOf(this.#site)).path);
	}

	#settings({ settings }: PageSection): Pick<PageSection, "settings"> {
		if (settings === undefined) return {};
		return { settings: this.#inSettings(settings) };
	}

	#inSettings(presented: unknown): unknown {
		return this.#value(siteSchema, this.#site.settings.value, presented, { file: settingsFile, path: [] });
	}

	#article(article: ArticleHead, { source: { file }, value }: SitePage): ArticleHead {
		const tags = (value.article?.tags ?? []).filter((tag) => entryOf(this.#site, "tags", tag)?.page !== undefined);
		const { article: closing } = this.#inSettings({ article: article.closing }) as {
			readonly article?: ArticleHead["closing"];
		};
		const at = <T>(name: string, kind: KindName, value: T): T =>
			this.#words(kind, value, { file, path: ["article", name] }) as T;
		return {
			...article,
			date: at("date", "date", article.date),
			...(article.author && { author: at("author", "text", article.author) }),
			...(article.image && { image: at("image", "image", article.image) }),
			...(closing && { closing }),
			topics: article.topics.map((topic, index) => this.#fact("tags", tags[index] ?? "", topic) as typeof topic),
			more: article.more.map((card) => this.#card(card)),
		};
	}

	/** What was presented of a written value, by the schema of both. */
	#value(schema: z.core.$ZodType, written: unknown, presented: unknown, spot: Spot): unknown {
		if (presented === undefined || written === undefined || written === null) return presented;
		const inner = unwrap(schema);
		const meta = fieldOf(inner);
		if (meta) return this.#field(meta, written, presented, spot);
		const part = (child: z.core.$ZodType, name: string | number) =>
			this.#value(child, stepInto(written, name), stepInto(presented, name), below(spot, name));
		if (inner instanceof z.ZodArray) {
			const list = written as readonly Period[];
			// Of a list of days nothing is presented that lies behind us.
			const shown = list.length > (presented as unknown[]).length;
			const left = [...list.keys()].filter((at) => !(shown && hasPassed(list[at] as Period, this.#today)));
			return (presented as unknown[]).map((item, index) => {
				const at = left[index] ?? index;
				return this.#value(inner.element as z.core.$ZodType, list[at], item, below(spot, at));
			});
		}
		if (!(inner instanceof z.ZodObject || inner instanceof z.ZodRecord)) return presented;
		const childOf = (name: string) => (inner instanceof z.ZodObject ? inner.shape[name] : inner.valueType);
		return Object.fromEntries(
			Object.entries(presented as object).map(([name, value]) => {
				const child = childOf(name) as z.core.$ZodType | undefined;
				return [name, child ? part(child, name) : value];
			}),
		);
	}

	#field(meta: FieldMeta, written: unknown, presented: unknown, spot: Spot): unknown {
		switch (kinds[meta.kind].names) {
			case "fact":
				return this.#fact(String(meta.collection), String(written), presented);
			case "facts":
				// A choice in a form is clicked to choose it.
				if (meta.kind === "options") return presented;
				return (presented as FactCard[]).map((card, at) => this.#factCard(card, written, meta, at));
			case "folder": {
				const list = presented as CardList;
				return { ...list, cards: list.cards.map((card) => this.#card(card)) };
			}
			default:
				return this.#words(meta.kind, presented, spot);
		}
	}

	/** A fact is marked with the place where it lives. */
	#fact(collection: string, name: string, presented: unknown): unknown {
		const definition = definitionOf(this.#site, collection);
		if (!definition) return presented;
		const file = `content/${fileOfEntry(this.#site, collection, name)}`;
		const path: Steps = isKeyed(collection) ? [name] : [];
		const written = factAt(this.#site, [collection, ...path].join("."));
		const marked = this.#value(definition.entry, written, presented, { file, path });
		const { shown } = presented as { readonly shown?: readonly Detail[] };
		return shown ? { ...(marked as object), shown: this.#details(shown, definition.entry, { file, path }) } : marked;
	}

	/** What a section shows of the declared fields of a fact, as texts. */
	#details(details: readonly Detail[], entry: z.core.$ZodType, spot: Spot): Detail[] {
		return details.map((detail) => {
			const schema = partOf(entry, detail.name);
			const inner = schema && unwrap(schema);
			const isList = inner instanceof z.ZodArray;
			const kind = (isList ? fieldOf(unwrap(inner.element as z.core.$ZodType)) : inner && fieldOf(inner))?.kind;
			if (!kind) return detail;
			const field = below(spot, detail.name);
			const at = (index: number) => (isList ? below(field, index) : field);
			const said = (text: Text, place: Spot) => this.#words(kind, text, place, "text") as Text;
			return {
				...detail,
				// Where nothing is said of it, its label says it all.
				...(detail.values.length === 0 && { label: said(detail.label, field) }),
				values: detail.values.map((value, index) => ({ ...value, text: said(value.text, at(index)) })),
			};
		});
	}

	/** What a card of a fact shows, stands with the fact. */
	#factCard(card: FactCard, written: unknown, meta: FieldMeta, at: number): FactCard {
		const entry = entriesMeant({ meta, value: written }, this.#site)[at];
		const definition = entry && definitionOf(this.#site, entry.collection);
		if (!entry || !definition) return card;
		const file = `content/${fileOfEntry(this.#site, entry.collection, entry.name)}`;
		const spot: Spot = { file, path: [entry.name] };
		const part = <T>(name: string | undefined, value: T, as: KindName): T => {
			const schema = name === undefined ? undefined : partOf(definition.entry, name);
			const own = schema && fieldOf(unwrap(schema));
			return own && name ? (this.#words(own.kind, value, below(spot, name), as) as T) : value;
		};
		const { title, text, image } = definition.card ?? {};
		return {
			...card,
			title: part(title, card.title, "text"),
			...(card.text !== undefined && { text: part(text, card.text, "text") }),
			...(card.html !== undefined && { html: part(text, card.html, "markdown") }),
			...(card.image && { image: part(image, card.image, "image") }),
			details: this.#details(card.details, definition.entry, spot),
		};
	}

	/** A card says what the head of its own page says. */
	#card(card: PageCard): PageCard {
		const page = this.#pageAt(card.href);
		if (!page) return card;
		const { file } = page.source;
		const at = <T>(kind: KindName, value: T, ...path: Steps): T => this.#words(kind, value, { file, path }) as T;
		const summary: Steps = page.value.article ? ["article", "summary"] : ["description"];
		return {
			...card,
			title: at("text", card.title, "title"),
			summary: at("text", card.summary, ...summary),
			...(card.date && { date: at("date", card.date, "article", "date") }),
			...(card.image && { image: at("image", card.image, "article", "image") }),
		};
	}

	/** `as` is the kind as which it was presented, where that is another one, such as a label of which the text shows. */
	#words(kind: KindName, presented: unknown, { file, path }: Spot, as = kind): unknown {
		const mark: Mark = (words, of) =>
			this.#marks.around(words, {
				origin: { file, path: of ? path.slice(0, -1) : path, kind, translated: kinds[kind].translated },
				area: this.#area,
				isBlock: of === "block",
			});
		return nodeKinds[as].marked?.(presented, mark) ?? presented;
	}
}

function below({ file, path }: Spot, step: string | number): Spot {
	return { file, path: [...path, step] };
}

function stepInto(value: unknown, step: string | number): unknown {
	return typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
}
