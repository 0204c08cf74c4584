import * as z from "zod";
import { factsDefinitions } from "#core/facts/index.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { ArticleHead, Page, PageSection } from "#core/page.ts";
import { splitLanguage } from "#core/paths.ts";
import type { CardList, PageCard } from "#core/resolved.ts";
import { siteSchema } from "#core/settings.ts";
import type { Shell } from "#core/shell.ts";
import type { Origin, Spot, Steps } from "#core/studio.ts";
import type { Mark } from "../kinds/marking.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";
import { entryOf, fileOfEntry, isFactsName, isKeyed } from "../site/facts.ts";
import { sectionDefinitions } from "../site/sections.ts";
import type { SitePage, SoundSite } from "../site/site.ts";
import { sectionId } from "./page.ts";

/** Around words, from characters of nobody's language: `⟨number⟩words⟨⟩`. */
const [opens, names, closes] = ["\ue000", "\ue001", "\ue002"];

/** What was presented, with marks around all words that somebody wrote. It is read, and never shown. */
export class MarkedSite {
	readonly #site: SoundSite;
	/** Where the words of each mark stand, by its number. */
	readonly origins: Origin[] = [];

	constructor(site: SoundSite) {
		this.#site = site;
	}

	/** A presented page of which `written` is the file. */
	page(page: Page, written: SitePage): Page {
		const { file } = written.source;
		const { sections } = written.value;
		return {
			...page,
			...(page.article && {
				heading: this.#words("text", page.heading, { file, path: ["title"] }) as Page["heading"],
				article: this.#article(page.article, file),
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

	/** What surrounds the pages, as far as facts about the business show there. */
	shell(shell: Shell): Shell {
		const at = (name: string, kind: KindName, value: unknown) =>
			this.#words(kind, value, { file: "content/facts/business.yaml", path: [name] });
		return {
			...shell,
			slogan: at("slogan", "text", shell.slogan) as Shell["slogan"],
			phone: at("phone", "phone", shell.phone) as Shell["phone"],
			email: at("email", "email", shell.email) as Shell["email"],
		};
	}

	#settings({ settings }: PageSection): Pick<PageSection, "settings"> {
		if (settings === undefined) return {};
		const written = this.#site.settings.value as Readonly<Record<string, unknown>>;
		return { settings: this.#value(siteSchema, written, settings, { file: "content/site.yaml", path: [] }) };
	}

	#article(article: ArticleHead, file: string): ArticleHead {
		const at = <T>(name: string, kind: KindName, value: T): T =>
			this.#words(kind, value, { file, path: ["article", name] }) as T;
		return {
			...article,
			date: at("date", "date", article.date),
			...(article.author && { author: at("author", "text", article.author) }),
			...(article.image && { image: at("image", "image", article.image) }),
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
			return (presented as unknown[]).map((_, index) => part(inner.element as z.core.$ZodType, index));
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
		if (!isFactsName(collection)) return presented;
		const file = `content/${fileOfEntry(this.#site, collection, name)}`;
		const path: Steps = isKeyed(collection) ? [name] : [];
		return this.#value(factsDefinitions[collection].entry, entryOf(this.#site, collection, name), presented, {
			file,
			path,
		});
	}

	/** A card says what the head of its own page says. */
	#card(card: PageCard): PageCard {
		const page = this.#site.pages.get(splitLanguage(card.href).path);
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

	#words(kind: KindName, presented: unknown, spot: Spot): unknown {
		const mark: Mark = (words) => {
			if (words === "") return "";
			const number = this.origins.push({ ...spot, kind, translated: kinds[kind].translated }) - 1;
			return `${opens}${number}${names}${words}${closes}`;
		};
		return nodeKinds[kind].marked?.(presented, mark) ?? presented;
	}
}

function below({ file, path }: Spot, step: string | number): Spot {
	return { file, path: [...path, step] };
}

function stepInto(value: unknown, step: string | number): unknown {
	return typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
}
