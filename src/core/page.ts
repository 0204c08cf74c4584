import * as z from "zod";
import {
	date,
	flag,
	group,
	image,
	list,
	menuPoint,
	number,
	path,
	properName,
	ref,
	text,
	url,
} from "./fields/fields.ts";
import type { Language } from "./languages.ts";
import type { DateText, Link, PageCard, Picture, Text } from "./resolved.ts";
import type { SectionBackground } from "./section.ts";

/** What a page file says besides its sections. */
const pageFields = {
	title: text("Titel van de pagina: in het tabblad en bij zoekmachines.", { max: 70, label: ["titel", "title"] }),
	description: text("Beschrijving voor zoekmachines, één of twee zinnen van samen 50 tot 160 tekens.", {
		max: 170,
		label: ["beschrijving", "description"],
	}),
	menu: group(
		"Plaats in het menu. Zonder dit blok staat de pagina niet in het menu.",
		{
			item: menuPoint("Het menupunt dat naar deze pagina leidt; staat onder menu in site.yaml.", {
				label: ["menupunt van deze pagina", "menu item of this page"],
			}).optional(),
			under: menuPoint("Het menupunt waaronder deze pagina in het uitklapmenu staat.", {
				label: ["onder menupunt", "under menu item"],
			}).optional(),
			label: text("Naam van de pagina in het uitklapmenu.", { max: 50, label: ["opschrift", "label"] }).optional(),
			order: number("Volgorde in het uitklapmenu: klein staat bovenaan.", {
				max: 1000,
				whole: true,
				label: ["volgorde in het menu", "order in the menu"],
			}).optional(),
		},
		{ label: ["menu", "menu"] },
	).optional(),
	draft: flag("Concept: de pagina staat nog niet op de site. Alleen wie schrijft, ziet haar.", {
		label: ["concept", "draft"],
	}).optional(),
	publish: date("Eerste dag waarop de pagina op de site staat: 2027-01-15. Tot die dag is ze een concept.", {
		label: ["verschijnt op", "appears on"],
	}).optional(),
	formerly: list(
		"Vroegere adressen van deze pagina; wie daar komt, wordt doorgestuurd.",
		path("Een vroeger adres, bijvoorbeeld /winkel."),
		{ label: ["vroegere adressen", "former addresses"] },
	).optional(),
	article: group(
		"Maakt van de pagina een blogartikel.",
		{
			date: date("Datum van het artikel: 2026-03-12.", { when: "past" }),
			summary: text("Samenvatting voor de kaart in het overzicht, die drie regels toont: zo'n 75 tekens.", {
				max: 240,
				label: ["samenvatting", "summary"],
			}),
			minutes: number("Leestijd in minuten; naar het aantal woorden als dit ontbreekt.", {
				min: 1,
				max: 60,
				whole: true,
				label: ["leestijd in minuten", "reading time in minutes"],
			}).optional(),
			author: properName("Schrijver.", { max: 60, label: ["schrijver", "author"] }).optional(),
			image: image("Beeld boven het artikel en op de kaart.").optional(),
			tags: list(
				"Onderwerpen van het artikel: namen uit facts/tags.yaml.",
				ref("tags", "Een onderwerp.", { label: ["onderwerp", "topic"] }),
				{ max: 6, label: ["onderwerpen", "topics"] },
			).optional(),
			original: url("Adres van het oorspronkelijke artikel elders.", {
				label: ["oorspronkelijk artikel", "original article"],
			}).optional(),
		},
		{ label: ["artikel", "article"] },
	).optional(),
};

/** The head of a page file; its sections are judged one by one, each by its own schema. */
export const pageHeadSchema = z.strictObject({
	...pageFields,
	sections: list("De onderdelen van de pagina, van boven naar beneden.", z.unknown(), {
		max: 60,
		label: ["onderdelen", "sections"],
	}),
});

export type PageHead = Omit<z.output<typeof pageHeadSchema>, "sections">;

/** A section as the browser side knows it: its type, and what its view receives. */
export interface PageSection {
	readonly type: string;
	readonly id: string;
	/** The editor's own anchor; other sections have none in the HTML. */
	readonly anchor?: string;
	readonly background: SectionBackground;
	readonly interactive?: true;
	readonly data: unknown;
	readonly settings?: unknown;
}

export interface ArticleHead {
	readonly date: DateText;
	readonly minutes: number;
	readonly author?: Text;
	readonly image?: Picture;
	readonly original?: string;
	/** What it is about, each with the page that lists the articles about that. */
	readonly topics: readonly { label: Text; href: string }[];
	readonly closing?: { title: Text; text: Text; label: Text; link: Link };
	/** A few other articles: those about the same first, the newest before others. */
	readonly more: readonly PageCard[];
}

/** One page in one language: all that the browser side ever knows of it. Plain JSON. */
export interface Page {
	/** With the prefix of the language, without a slash at the end. */
	readonly path: string;
	readonly lang: Language;
	/** For the browser tab. */
	readonly title: string;
	readonly heading: Text;
	readonly description: string;
	/** The languages in which search engines may show the page; when its own is not among them, they do not. */
	readonly announced: readonly Language[];
	/** The page an unknown address shows. */
	readonly notFound?: true;
	readonly breadcrumbs: readonly { label: Text; href: string }[];
	/**
	 * The steps from the home page that stand over the heading: how the menu calls the page, after the group that it stands
	 * in there, or the pages above one that is in no menu.
	 */
	readonly trail: readonly { label: Text; href?: string }[];
	readonly article?: ArticleHead;
	readonly sections: readonly PageSection[];
}
