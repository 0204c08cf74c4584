import * as z from "zod";
import { factsDefinitions } from "#core/facts/index.ts";
import { type FieldMeta, fieldOf, type KindName, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { ArticleHead, Page, PageSection } from "#core/page.ts";
import { splitLanguage } from "#core/paths.ts";
import { remembered } from "#core/remembered.ts";
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

/** The number of a mark of which it is not known where its words stand. */
const unknown = 1e6;

/** What was presented, with marks around all words that somebody wrote. It is read, and never shown. */
export class MarkedSite {
	readonly #site: SoundSite;
	/** By the number of their mark: the places of words that say the same in the same field of neighbours. */
	readonly #places: Origin[][] = [];
	readonly #numbers = new Map<string, number>();

	constructor(site: SoundSite) {
		this.#site = site;
	}

	/**
	 * What was rendered, with a mark for each time that words show, and where these stand. Neighbours that say the same
	 * have the same mark until here, so that a view that compares them sees no difference. What shows as often as it was
	 * written shows in the order of writing; what shows once for all of them is the first; of others that say the same nothing is
	 * known.
	 */
	settle(html: string): { readonly html: string; readonly origins: readonly Origin[] } {
		const times = new Map<number, number>();
		replaceMarks(html, (number) => {
			times.set(number, (times.get(number) ?? 0) + 1);
			return number;
		});
		const origins: Origin[] = [];
		const waiting = new Map<number, Origin[]>();
		const settled = replaceMarks(html, (number) => {
			const places = this.#places[number] ?? [];
			const shown = times.get(number);
			if (places.length !== 1 && shown !== 1 && shown !== places.length) return unknown;
			const [next, ...rest] = waiting.get(number) ?? places;
			if (places.length > 1) waiting.set(number, rest);
			return next ? origins.push(next) - 1 : unknown;
		});
		return { html: settled, origins };
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
		const page = this.#site.pages.get(splitLanguage(card.href, this.#site.source).path);
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

	#numberOf(words: string, origin: Origin): number {
		const key = JSON.stringify([origin.kind, words, origin.file, fieldOfNeighbours(origin)]);
		const number = remembered(this.#numbers, key, () => this.#places.push([]) - 1);
		const places = this.#places[number];
		const isKnown = places?.some(({ path }) => path.join() === origin.path.join());
		if (!isKnown) places?.push(origin);
		return number;
	}

	#words(kind: KindName, presented: unknown, spot: Spot): unknown {
		const mark: Mark = (words) => {
			if (words === "") return "";
			return `${opens}${this.#numberOf(words, { ...spot, kind, translated: kinds[kind].translated })}${names}${words}${closes}`;
		};
		return nodeKinds[kind].marked?.(presented, mark) ?? presented;
	}
}

/** Of the marks that are read, in texts, in the address of a picture and around Markdown, replaces the number; others go. */
function replaceMarks(html: string, replace: (number: number) => number): string {
	const marked = (text: string) =>
		text.replace(mark, (_, number: string) => `${opens}${replace(Number(number))}${names}`);
	return html.replace(/<!--.*?-->|<[^>]*>|\ue000\d+\ue001/gs, (found) => {
		if (found.startsWith("<!--") || !found.startsWith("<")) return marked(found);
		const bare = found.replace(/\ue000\d+\ue001|\ue002/g, "");
		const [address] = found.startsWith("<img") ? (/\ssrc="[^"]*"/.exec(found) ?? []) : [];
		return address ? bare.replace(/\ssrc="[^"]*"/, () => marked(address)) : bare;
	});
}

const mark = /\ue000(\d+)\ue001/;

function below({ file, path }: Spot, step: string | number): Spot {
	return { file, path: [...path, step] };
}

/** The path without what tells entries of facts and items of a list apart; sections are no neighbours. */
function fieldOfNeighbours({ file, path }: Spot): Steps {
	const [first = "", place = "", ...rest] = path;
	const isPage = first === "sections";
	const shared = rest.map((step) => (typeof step === "number" ? "*" : step));
	const head = isPage
		? [first, place]
		: [file.startsWith("content/facts/") ? "*" : first, typeof place === "number" ? "*" : place];
	return [...head, ...shared];
}

function stepInto(value: unknown, step: string | number): unknown {
	return typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
}
